import UIKit

/// The condition for the delivery of a notification. Apps use its subclasses. iOS 10. Follows Apple's page "UNNotificationTrigger".
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    /// Whether the notification is delivered repeatedly.
    public let repeats: Bool

    init(repeats: Bool) { self.repeats = repeats }

    /// The next delivery date after a date; `nil` for never.
    func date(after moment: Date) -> Date? { nil }
}

/// A trigger that delivers a notification after a time interval. iOS 10.
///
/// Follows Apple's page "UNTimeIntervalNotificationTrigger".
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The time interval in seconds.
    public let timeInterval: TimeInterval

    /// Creates a trigger. An interval of zero or less raises an exception, and so does a repeating one of less than a minute.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
        if timeInterval <= 0 {
            MainThread.isolated { refuse("time interval must be greater than 0") }
        } else if repeats, timeInterval < 60 {
            MainThread.isolated { refuse("time interval must be at least 60 if repeating") }
        }
    }

    /// The next delivery date if the notification is added now.
    open func nextTriggerDate() -> Date? {
        MainThread.isolated { date(after: NotificationState.current.date) }
    }

    override func date(after moment: Date) -> Date? {
        timeInterval > 0 ? moment.addingTimeInterval(timeInterval) : nil
    }
}

/// A trigger that delivers a notification at a date and time. iOS 10. Follows Apple's page "UNCalendarNotificationTrigger".
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The date components that must match.
    public let dateComponents: DateComponents

    /// Creates a trigger for the next matching date, or for all matching dates.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// The next delivery date; `nil` for a date in the past.
    open func nextTriggerDate() -> Date? {
        MainThread.isolated { date(after: NotificationState.current.date) }
    }

    override func date(after moment: Date) -> Date? {
        (dateComponents.calendar ?? RunningApp.currentRegion.calendar).nextDate(
            after: moment, matching: dateComponents, matchingPolicy: .nextTime)
    }
}

@MainActor
private func refuse(_ reason: String) {
    Runtime.current.diagnostics.raise(.internalInconsistency, reason)
}
