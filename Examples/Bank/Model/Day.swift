import Foundation

/// A calendar day.
public struct Day: Hashable, Comparable, Sendable {
    /// The year, such as 2025.
    public var year: Int
    /// The month, from 1 to 12.
    public var month: Int
    /// The day of the month, from 1.
    public var day: Int

    /// Creates a day.
    public init(_ day: Int, _ month: Int, _ year: Int = 2025) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// The day of a date, in the calendar of the bank.
    public init(_ date: Date) {
        let parts = Day.calendar.dateComponents([.year, .month, .day], from: date)
        self.init(parts.day ?? 1, parts.month ?? 1, parts.year ?? 2025)
    }

    /// The start of the day.
    public var date: Date {
        Day.calendar.date(from: DateComponents(year: year, month: month, day: day)) ?? .distantPast
    }

    /// The day with its month's name, such as "14 March 2025".
    public var text: String { "\(day) \(monthName) \(year)" }

    /// The day without the year, such as "14 March".
    public var shortText: String { "\(day) \(monthName)" }

    /// The month's name.
    public var monthName: String { Day.months[month - 1] }

    /// The name of the weekday.
    public var weekday: String { Day.weekdays[Day.calendar.component(.weekday, from: date) - 1] }

    /// The day some days later.
    public func adding(days: Int) -> Day {
        Day(date.addingTimeInterval(Double(days) * 86_400))
    }

    /// The day some months later; in a shorter month its last day.
    public func adding(months: Int) -> Day {
        Day(Day.calendar.date(byAdding: .month, value: months, to: date) ?? date)
    }

    /// Whether a day is earlier than another.
    public static func < (left: Day, right: Day) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        return calendar
    }()

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
        "November", "December",
    ]

    private static let weekdays = [
        "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ]
}
