import UIKit

/// When a notification is delivered. Apps use its subclasses. iOS 10. Follows Apple's page "UNNotificationTrigger".
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    /// Whether the notification is delivered again and again.
    public let repeats: Bool

    init(repeats: Bool) { self.repeats = repeats }

    /// The next time after a moment; `nil` for never.
    func date(after moment: Date) -> Date? { nil }
}

/// Delivers a notification when some seconds have passed. iOS 10.
///
/// Follows Apple's page "UNTimeIntervalNotificationTrigger".
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The seconds.
    public let timeInterval: TimeInterval

    /// Creates a trigger. No time at all, and less than a minute for one that repeats, is an exception.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
        if timeInterval <= 0 {
            onMain { refuse("time interval must be greater than 0") }
        } else if repeats, timeInterval < 60 {
            onMain { refuse("time interval must be at least 60 if repeating") }
        }
    }

    /// When it fires next if its notification is added now.
    open func nextTriggerDate() -> Date? { onMain { date(after: NotificationState.current.date) } }

    override func date(after moment: Date) -> Date? {
        timeInterval > 0 ? moment.addingTimeInterval(timeInterval) : nil
    }
}

/// Delivers a notification at a time of the calendar. iOS 10. Follows Apple's page "UNCalendarNotificationTrigger".
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The parts of the date that have to match.
    public let dateComponents: DateComponents

    /// Creates a trigger for the next date, or all dates, with these parts.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// When it fires next; `nil` for a date that has passed.
    open func nextTriggerDate() -> Date? { onMain { date(after: NotificationState.current.date) } }

    override func date(after moment: Date) -> Date? {
        (dateComponents.calendar ?? RunningApp.currentRegion.calendar).nextDate(
            after: moment, matching: dateComponents, matchingPolicy: .nextTime)
    }
}

@MainActor
private func refuse(_ reason: String) {
    Runtime.current.diagnostics.raise(.internalInconsistency, reason)
}
