import Foundation
import UIKitCore

/// The columns of a date picker's wheels, from left to right.
struct DateColumns {
    enum Column: Equatable {
        /// A day of any month and year.
        case day
        case dayOfMonth
        case month
        case year
        /// The hour of a day, from 0 to 23, in the locale's format.
        case hour
        case minute
        /// AM or PM.
        case period
        /// The hours of a countdown.
        case hourCount
        case minuteCount
    }

    let columns: [Column]
    let calendar: Calendar
    let minuteInterval: Int
    let isTwelveHours: Bool
    private let formats: DateFormats

    /// - Parameter calendar: a calendar with its locale and time zone.
    init(_ mode: UIDatePicker.Mode, calendar: Calendar, minuteInterval: Int) {
        let formats = DateFormats(calendar)
        self.formats = formats
        self.calendar = calendar
        self.minuteInterval = minuteInterval
        isTwelveHours = formats.time.contains("a")
        columns =
            switch mode {
            case .time: formats.timeColumns
            case .date: formats.dateColumns("yMMMMd")
            case .dateAndTime: [.day] + formats.timeColumns
            case .countDownTimer: [.hourCount, .minuteCount]
            case .yearAndMonth: formats.dateColumns("yMMMM")
            }
    }

    /// The number of distinct rows in a column.
    private func cycle(_ column: Column) -> Int {
        switch column {
        case .day: 2 * Self.farthestDay
        case .dayOfMonth: 31
        case .month: calendar.range(of: .month, in: .year, for: Runtime.currentDate)?.count ?? 12
        case .year: 10_000
        case .hour, .hourCount: 24
        case .minute, .minuteCount: 60 / minuteInterval
        case .period: 2
        }
    }

    /// Whether a column repeats its rows. Days, years and the AM/PM column don't.
    private func isEndless(_ column: Column) -> Bool {
        switch column {
        case .day, .year, .period, .hourCount: false
        case .dayOfMonth, .month, .hour, .minute, .minuteCount: true
        }
    }

    private static let farthestDay = 50_000
    private static let rounds = 200

    func rowCount(of column: Column) -> Int {
        cycle(column) * (isEndless(column) ? Self.rounds : 1)
    }

    /// The row for a value that is nearest to the current row.
    func row(for value: Int, of column: Column, near present: Int) -> Int {
        let cycle = cycle(column)
        let row = index(of: value, in: column)
        guard isEndless(column) else { return min(max(row, 0), cycle - 1) }
        let base = present > 0 ? present : cycle * Self.rounds / 2
        let start = base - base % cycle
        let candidates = [start - cycle + row, start + row, start + cycle + row]
        let nearest = candidates.filter { $0 >= 0 && $0 < rowCount(of: column) }
            .min { abs($0 - base) < abs($1 - base) }
        return nearest ?? row
    }

    private func index(of value: Int, in column: Column) -> Int {
        switch column {
        case .day: value + Self.farthestDay
        case .dayOfMonth, .month, .year: value - 1
        case .minute, .minuteCount: value / minuteInterval
        case .hour, .period, .hourCount: value
        }
    }

    /// The value of a row.
    func value(ofRow row: Int, of column: Column) -> Int {
        let index = row % cycle(column)
        return switch column {
        case .day: index - Self.farthestDay
        case .dayOfMonth, .month, .year: index + 1
        case .minute, .minuteCount: index * minuteInterval
        case .hour, .period, .hourCount: index
        }
    }

    func title(of value: Int, in column: Column) -> String {
        switch column {
        case .day: dayTitle(value)
        case .dayOfMonth, .hourCount, .minuteCount: formats.number(value)
        case .year: formats.plainNumber(value)
        case .month: formats.month(value)
        case .hour: formats.number(isTwelveHours ? (value + 11) % 12 + 1 : value)
        case .minute: formats.number(value, digits: 2)
        case .period: formats.period(value)
        }
    }

    private func dayTitle(_ value: Int) -> String {
        let date = day(value)
        return calendar.isDate(date, inSameDayAs: Runtime.currentDate) ? "Today" : formats.day(date)
    }
}

// Conversions between dates and column values.
extension DateColumns {
    private static let reference = DateComponents(year: 2001, month: 1, day: 1)

    /// The day with a number. Days are counted from January 1, 2001.
    private func day(_ number: Int) -> Date {
        let reference = gregorian.date(from: Self.reference) ?? .distantPast
        return gregorian.date(byAdding: .day, value: number, to: reference) ?? reference
    }

    private var gregorian: Calendar {
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = calendar.timeZone
        return gregorian
    }

    private func dayNumber(of date: Date) -> Int {
        let reference = gregorian.date(from: Self.reference) ?? .distantPast
        return gregorian.dateComponents([.day], from: reference, to: gregorian.startOfDay(for: date)).day ?? 0
    }

    func value(of column: Column, in date: Date) -> Int {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        return switch column {
        case .day: dayNumber(of: date)
        case .dayOfMonth: parts.day ?? 1
        case .month: parts.month ?? 1
        case .year: parts.year ?? 1
        case .hour: parts.hour ?? 0
        case .minute: parts.minute ?? 0
        case .period: (parts.hour ?? 0) >= 12 ? 1 : 0
        case .hourCount, .minuteCount: 0
        }
    }

    /// The date with another value in a column. A day that the month doesn't have becomes the month's last day.
    func date(_ date: Date, setting column: Column, to value: Int) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
        switch column {
        case .day:
            let day = calendar.dateComponents([.era, .year, .month, .day], from: day(value))
            (parts.era, parts.year, parts.month, parts.day) = (day.era, day.year, day.month, day.day)
        case .dayOfMonth: parts.day = value
        case .month: parts.month = value
        case .year: parts.year = value
        case .hour: parts.hour = value
        case .minute: parts.minute = value
        case .period: parts.hour = (parts.hour ?? 0) % 12 + 12 * value
        case .hourCount, .minuteCount: return date
        }
        return self.date(from: parts) ?? date
    }

    private func date(from parts: DateComponents) -> Date? {
        var first = parts
        first.day = 1
        guard let month = calendar.date(from: first),
            let days = calendar.range(of: .day, in: .month, for: month)
        else { return nil }
        var parts = parts
        parts.day = min(parts.day ?? 1, days.count)
        return calendar.date(from: parts)
    }
}
