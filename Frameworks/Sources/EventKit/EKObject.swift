import UIKit

public enum EKEntityType: UInt {
    case event, reminder
}

public enum EKAuthorizationStatus: Int {
    case notDetermined, restricted, denied, fullAccess, writeOnly
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}

public enum EKSpan: Int {
    case thisEvent, futureEvents
}

public enum EKEventAvailability: Int {
    case notSupported = -1, busy, free, tentative, unavailable
}

public enum EKEventStatus: Int {
    case none, confirmed, tentative, canceled
}

public enum EKRecurrenceFrequency: Int {
    case daily, weekly, monthly, yearly
}

public enum EKCalendarType: Int {
    case local, calDAV, exchange, subscription, birthday
}

public enum EKSourceType: Int {
    case local, exchange, calDAV, mobileMe, subscribed, birthdays
}

public enum EKReminderPriority: UInt {
    case none = 0, high = 1, medium = 5, low = 9
}

public enum EKWeekday: Int {
    case sunday = 1, monday, tuesday, wednesday, thursday, friday, saturday
}

extension Notification.Name {
    public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

open class EKObject: NSObject {
    open var hasChanges: Bool { false }
    open var isNew: Bool { true }
    open func rollback() {}
    open func reset() {}
    @discardableResult open func refresh() -> Bool { true }
}

open class EKSource: EKObject {
    open var sourceIdentifier: String { "" }
    open var sourceType: EKSourceType { .local }
    open var title: String { "" }
    open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}
