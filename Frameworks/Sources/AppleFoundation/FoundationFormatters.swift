import Foundation

/// A unit of time with its full, short and one-letter names.
struct SpokenTimeUnit {
    let unit: NSCalendar.Unit
    let component: Calendar.Component
    let name: String
    let short: (one: String, many: String)
    let letter: String

    static let all = [
        SpokenTimeUnit(unit: .year, component: .year, name: "year", short: ("yr", "yrs"), letter: "y"),
        SpokenTimeUnit(unit: .month, component: .month, name: "month", short: ("mth", "mths"), letter: "mo"),
        SpokenTimeUnit(
            unit: .weekOfMonth, component: .weekOfMonth, name: "week", short: ("wk", "wks"), letter: "w"),
        SpokenTimeUnit(unit: .day, component: .day, name: "day", short: ("day", "days"), letter: "d"),
        SpokenTimeUnit(unit: .hour, component: .hour, name: "hour", short: ("hr", "hr"), letter: "h"),
        SpokenTimeUnit(unit: .minute, component: .minute, name: "minute", short: ("min", "min"), letter: "m"),
        SpokenTimeUnit(
            unit: .second, component: .second, name: "second", short: ("sec", "secs"), letter: "s"),
    ]

    static func spelled(_ number: Int) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = Locale(identifier: "en_US")
        return formatter.string(from: NSNumber(value: number)) ?? String(number)
    }
}

open class DateComponentsFormatter: Formatter {
    public enum UnitsStyle: Int {
        case positional, abbreviated, short, full, spellOut, brief
    }

    public struct ZeroFormattingBehavior: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = ZeroFormattingBehavior(rawValue: 65536)
    }

    open var unitsStyle = UnitsStyle.positional
    open var allowedUnits: NSCalendar.Unit = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    open var calendar: Calendar? = Calendar.current
    open var referenceDate: Date?
    open var allowsFractionalUnits = false
    open var maximumUnitCount = 0
    open var collapsesLargestUnit = false
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false

    open override func string(for obj: Any?) -> String? {
        (obj as? DateComponents).flatMap { string(from: $0) }
    }

    open func string(from components: DateComponents) -> String? {
        text(units.map { ($0, components.value(for: $0.component) ?? 0) })
    }

    open func string(from startDate: Date, to endDate: Date) -> String? {
        let found = (calendar ?? .current).dateComponents(
            Set(units.map(\.component)), from: startDate, to: endDate)
        return string(from: found)
    }

    open func string(from ti: TimeInterval) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti))
    }

    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    var units: [SpokenTimeUnit] { SpokenTimeUnit.all.filter { allowedUnits.contains($0.unit) } }

    func text(_ all: [(unit: SpokenTimeUnit, count: Int)]) -> String? {
        guard let last = all.last else { return nil }
        var shown = dropped(all)
        if shown.isEmpty { shown = [last] }
        if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
        let pads = zeroFormattingBehavior.contains(.pad)
        let parts = shown.enumerated().map { place, value in
            word(value.count, value.unit, padded: pads || place > 0)
        }
        let separator =
            unitsStyle == .positional ? ":" : [.abbreviated, .brief].contains(unitsStyle) ? " " : ", "
        let text = parts.joined(separator: separator)
        return (includesApproximationPhrase ? "About " : "") + text
            + (includesTimeRemainingPhrase ? " remaining" : "")
    }

    func dropped(_ all: [(unit: SpokenTimeUnit, count: Int)]) -> [(unit: SpokenTimeUnit, count: Int)] {
        let isPositional = unitsStyle == .positional
        let rule =
            zeroFormattingBehavior == .default
            ? (isPositional ? .dropLeading : .dropAll) : zeroFormattingBehavior
        var shown = all
        if rule.contains(.dropLeading) { shown = Array(shown.drop { $0.count == 0 }) }
        if rule.contains(.dropTrailing) { while shown.last?.count == 0 { shown.removeLast() } }
        if rule.contains(.dropMiddle), !isPositional {
            shown = shown.enumerated().filter {
                $0.element.count != 0 || [0, shown.count - 1].contains($0.offset)
            }.map(\.element)
        }
        return shown
    }

    func word(_ count: Int, _ unit: SpokenTimeUnit, padded: Bool) -> String {
        let short = abs(count) == 1 ? unit.short.one : unit.short.many
        let name = abs(count) == 1 ? unit.name : unit.name + "s"
        switch unitsStyle {
        case .positional: return padded && (0..<10).contains(count) ? "0\(count)" : "\(count)"
        case .abbreviated: return "\(count)\(unit.letter)"
        case .brief: return "\(count)\(short)"
        case .short: return "\(count) \(short)"
        case .full: return "\(count) \(name)"
        case .spellOut: return SpokenTimeUnit.spelled(count) + " " + name
        }
    }
}

open class RelativeDateTimeFormatter: Formatter {
    public enum DateTimeStyle: Int {
        case numeric, named
    }

    public enum UnitsStyle: Int {
        case full, spellOut, short, abbreviated
    }

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    open var calendar: Calendar! = Calendar.current
    open var locale: Locale! = Locale.current

    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let parts = Set(SpokenTimeUnit.all.map(\.component))
        return localizedString(
            from: (calendar ?? .current).dateComponents(parts, from: referenceDate, to: date))
    }

    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: start.addingTimeInterval(timeInterval), relativeTo: start)
    }

    open func localizedString(from dateComponents: DateComponents) -> String {
        let counts = SpokenTimeUnit.all.map { ($0, dateComponents.value(for: $0.component) ?? 0) }
        let (unit, count) = counts.first { $0.1 != 0 } ?? (SpokenTimeUnit.all[6], 0)
        if dateTimeStyle == .named, let name = named(unit, count) { return name }
        let number = unitsStyle == .spellOut ? SpokenTimeUnit.spelled(abs(count)) : String(abs(count))
        let plural = abs(count) == 1 ? unit.name : unit.name + "s"
        let short =
            ["day", "week"].contains(unit.name)
            ? (unit.name == "week" ? "wk." : plural) : unit.name == "month" ? "mo." : unit.short.one + "."
        let words = number + " " + ([.full, .spellOut].contains(unitsStyle) ? plural : short)
        return count < 0 ? words + " ago" : "in " + words
    }

    func named(_ unit: SpokenTimeUnit, _ count: Int) -> String? {
        if count == 0 { return "now" }
        guard abs(count) == 1, !["hour", "minute", "second"].contains(unit.name) else { return nil }
        if unit.name == "day" { return count < 0 ? "yesterday" : "tomorrow" }
        return (count < 0 ? "last " : "next ") + unit.name
    }
}

open class ListFormatter: Formatter {
    open var locale: Locale! = Locale.current
    open var itemFormatter: Formatter?

    open class func localizedString(byJoining strings: [String]) -> String {
        guard strings.count > 2 else { return strings.joined(separator: " and ") }
        return strings.dropLast().joined(separator: ", ") + ", and " + strings[strings.count - 1]
    }

    open func string(from items: [Any]) -> String? {
        Self.localizedString(byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
    }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
