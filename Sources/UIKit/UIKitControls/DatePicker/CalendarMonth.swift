import Foundation
import UIKitCore

/// The days of one month, as a calendar shows them.
struct CalendarMonth {
    struct Day: Equatable {
        var number: Int
        var date: Date
        var isToday = false
        var isSelected = false
        var isEnabled = true
    }

    let calendar: Calendar
    var weekdays: [String]
    /// The number of weekdays in the first week that belong to the previous month.
    var offset: Int
    var days: [Day]

    init(
        of month: Date, selected: Date, calendar: Calendar, limits: DateLimits, weekdays: [String]
    ) {
        self.init(of: month, calendar: calendar, weekdays: weekdays) { date, day in
            (isSelected: calendar.isDate(date, inSameDayAs: selected), isEnabled: limits.meet(day))
        }
    }

    /// - Parameter stance: the state of a day, by its beginning and its extent.
    init(
        of month: Date, calendar: Calendar, weekdays: [String],
        stance: (Date, DateInterval) -> (isSelected: Bool, isEnabled: Bool)
    ) {
        self.calendar = calendar
        self.weekdays = weekdays
        let start = calendar.dateInterval(of: .month, for: month)?.start ?? month
        let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
        let today = Runtime.currentDate
        offset = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
        days = (0..<count).compactMap { index in
            guard let date = calendar.date(byAdding: .day, value: index, to: start) else { return nil }
            let day = calendar.dateInterval(of: .day, for: date) ?? DateInterval(start: date, duration: 1)
            let (isSelected, isEnabled) = stance(date, day)
            return Day(
                number: index + 1, date: date, isToday: calendar.isDate(date, inSameDayAs: today),
                isSelected: isSelected,
                isEnabled: isEnabled)
        }
    }
}
