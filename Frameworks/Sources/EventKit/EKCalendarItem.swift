import UIKit

open class EKStructuredLocation: EKObject {
    open var title: String?
    open var geoLocation: CLLocation?
    open var radius = 0.0
    public convenience init(title: String) { self.init(); self.title = title }
}

open class EKParticipant: EKObject {
    open var name: String? { nil }
}

open class EKCalendarItem: EKObject {
    open var title: String! = ""
    open var location: String?
    open var notes: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var calendar: EKCalendar!
    open var alarms: [EKAlarm]?
    open var recurrenceRules: [EKRecurrenceRule]?
    public let calendarItemIdentifier = UUID().uuidString
    open var creationDate: Date? { nil }
    open var lastModifiedDate: Date? { nil }
    open var attendees: [EKParticipant]? { nil }
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    open var hasNotes: Bool { notes != nil }
    open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }

    open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
        recurrenceRules = (recurrenceRules ?? []) + [rule]
    }

    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
}

open class EKEvent: EKCalendarItem {
    open var startDate: Date! = Date(timeIntervalSince1970: 0)
    open var endDate: Date! = Date(timeIntervalSince1970: 0)
    open var isAllDay = false
    open var availability = EKEventAvailability.busy
    open var structuredLocation: EKStructuredLocation?
    open var eventIdentifier: String! { calendarItemIdentifier }
    open var status: EKEventStatus { .none }
    open var organizer: EKParticipant? { nil }
    open var occurrenceDate: Date! { startDate }
    public convenience init(eventStore: EKEventStore) { self.init() }
    open func compareStartDate(with other: EKEvent) -> ComparisonResult { startDate.compare(other.startDate) }
}

open class EKReminder: EKCalendarItem {
    open var startDateComponents: DateComponents?
    open var dueDateComponents: DateComponents?
    open var isCompleted = false
    open var completionDate: Date?
    open var priority = 0
    public convenience init(eventStore: EKEventStore) { self.init() }
}
