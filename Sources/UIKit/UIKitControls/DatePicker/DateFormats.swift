import Foundation

/// The date and time formats of a calendar's locale.
struct DateFormats {
    private let calendar: Calendar
    /// The pattern of hours and minutes.
    let time: String

    init(_ calendar: Calendar) {
        self.calendar = calendar
        time = Self.pattern("jmm", calendar)
    }

    private static func pattern(_ template: String, _ calendar: Calendar) -> String {
        DateFormatter.dateFormat(
            fromTemplate: template, options: 0, locale: calendar.locale ?? .current) ?? template
    }

    private func formatter(_ pattern: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = calendar.locale ?? .current
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.dateFormat = pattern
        return formatter
    }

    /// Hour, minute and, in a locale with a 12-hour clock, AM/PM.
    var timeColumns: [DateColumns.Column] {
        guard let period = time.firstIndex(of: "a") else { return [.hour, .minute] }
        let hour = time.firstIndex { "hHkK".contains($0) } ?? time.startIndex
        return period < hour ? [.period, .hour, .minute] : [.hour, .minute, .period]
    }

    /// Year, month and day in the locale's order.
    func dateColumns(_ template: String) -> [DateColumns.Column] {
        let known: [Character: DateColumns.Column] = [
            "y": .year, "M": .month, "L": .month, "d": .dayOfMonth,
        ]
        return Self.unquoted(Self.pattern(template, calendar)).reduce(into: []) { columns, letter in
            if let column = known[letter], !columns.contains(column) { columns.append(column) }
        }
    }

    /// A pattern without its quoted text.
    private static func unquoted(_ pattern: String) -> String {
        pattern.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 0 }.map { String($0.element) }.joined()
    }

    func number(_ value: Int, digits: Int = 1) -> String {
        let formatter = NumberFormatter()
        formatter.locale = calendar.locale ?? .current
        formatter.minimumIntegerDigits = digits
        return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
    }

    /// A number without grouping separators.
    func plainNumber(_ value: Int) -> String {
        let formatter = NumberFormatter()
        formatter.locale = calendar.locale ?? .current
        formatter.usesGroupingSeparator = false
        return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
    }

    func month(_ value: Int) -> String {
        let names = formatter("MMMM").standaloneMonthSymbols
        return names.indices.contains(value - 1) ? names[value - 1] : "\(value)"
    }

    func period(_ value: Int) -> String {
        let formatter = formatter("a")
        return value == 0 ? formatter.amSymbol : formatter.pmSymbol
    }

    /// A weekday and a day, as on a wheel.
    func day(_ date: Date) -> String {
        let pattern = Self.pattern("EEEMMMd", calendar).replacingOccurrences(of: ",", with: "")
        return formatter(pattern).string(from: date)
    }

    /// A day as VoiceOver speaks it.
    func spokenDay(_ date: Date) -> String {
        formatter(Self.pattern("EEEEMMMMd", calendar)).string(from: date)
    }

    /// A day with its year, as on a compact picker's button.
    func shortDate(_ date: Date) -> String {
        formatter(Self.pattern("yMMMd", calendar)).string(from: date)
    }

    func shortTime(_ date: Date) -> String {
        formatter(time).string(from: date).replacingOccurrences(of: "\u{202F}", with: " ")
    }

    func monthAndYear(_ date: Date) -> String {
        formatter(Self.pattern("yMMMM", calendar)).string(from: date)
    }

    /// The weekdays, starting with the calendar's first weekday.
    var weekdays: [String] {
        let names = formatter("EEE").shortStandaloneWeekdaySymbols
        let first = min(max(0, calendar.firstWeekday - 1), max(0, names.count - 1))
        return Array(names[first...] + names[..<first]).map { $0.uppercased() }
    }
}
