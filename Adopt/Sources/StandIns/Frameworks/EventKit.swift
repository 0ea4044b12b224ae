extension KnownFramework {
    /// An empty calendar without read access.
    static let eventKit = KnownFramework(
        name: "EventKit", prefixes: ["EK"], imports: ["CoreLocation"],
        text: """
            enum EKEntityType: UInt { case event, reminder }
            enum EKAuthorizationStatus: Int { case notDetermined, restricted, denied, fullAccess, writeOnly
                static var authorized: EKAuthorizationStatus { .fullAccess }
            }
            enum EKSpan: Int { case thisEvent, futureEvents }
            enum EKEventAvailability: Int { case notSupported = -1, busy, free, tentative, unavailable }
            enum EKEventStatus: Int { case none, confirmed, tentative, canceled }
            enum EKRecurrenceFrequency: Int { case daily, weekly, monthly, yearly }
            enum EKCalendarType: Int { case local, calDAV, exchange, subscription, birthday }
            enum EKSourceType: Int { case local, exchange, calDAV, mobileMe, subscribed, birthdays }
            enum EKReminderPriority: UInt { case none = 0, high = 1, medium = 5, low = 9 }
            enum EKWeekday: Int { case sunday = 1, monday, tuesday, wednesday, thursday, friday, saturday }
            extension Notification.Name { static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification") }
            class EKObject: NSObject {
                var hasChanges: Bool { false }
                var isNew: Bool { true }
                func rollback() {}
                func reset() {}
                @discardableResult func refresh() -> Bool { true }
            }
            class EKSource: EKObject {
                var sourceIdentifier: String { "" }
                var sourceType: EKSourceType { .local }
                var title: String { "" }
                func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
            }
            class EKCalendar: EKObject {
                var title = ""
                var source: EKSource! = EKSource()
                var cgColor: CGColor! = UIColor.systemBlue.cgColor
                let calendarIdentifier = UUID().uuidString
                var type: EKCalendarType { .local }
                var allowsContentModifications: Bool { true }
                convenience init(for entityType: EKEntityType, eventStore: EKEventStore) { self.init() }
            }
            class EKAlarm: EKObject {
                var relativeOffset: TimeInterval = 0
                var absoluteDate: Date?
                convenience init(relativeOffset offset: TimeInterval) { self.init(); relativeOffset = offset }
                convenience init(absoluteDate date: Date) { self.init(); absoluteDate = date }
            }
            class EKRecurrenceEnd: NSObject {
                private(set) var endDate: Date?
                private(set) var occurrenceCount = 0
                convenience init(end endDate: Date) { self.init(); self.endDate = endDate }
                convenience init(occurrenceCount: Int) { self.init(); self.occurrenceCount = occurrenceCount }
            }
            class EKRecurrenceDayOfWeek: NSObject {
                let dayOfTheWeek: EKWeekday
                init(_ dayOfTheWeek: EKWeekday) { self.dayOfTheWeek = dayOfTheWeek; super.init() }
            }
            class EKRecurrenceRule: EKObject {
                let frequency: EKRecurrenceFrequency
                let interval: Int
                var recurrenceEnd: EKRecurrenceEnd?
                init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) { frequency = type; self.interval = interval; recurrenceEnd = end; super.init() }
                convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?, daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?) {
                    self.init(recurrenceWith: type, interval: interval, end: end)
                }
            }
            class EKStructuredLocation: EKObject {
                var title: String?
                var geoLocation: CLLocation?
                var radius = 0.0
                convenience init(title: String) { self.init(); self.title = title }
            }
            class EKParticipant: EKObject { var name: String? { nil } }
            class EKCalendarItem: EKObject {
                var title: String! = ""
                var location: String?
                var notes: String?
                var url: URL?
                var timeZone: TimeZone?
                var calendar: EKCalendar!
                var alarms: [EKAlarm]?
                var recurrenceRules: [EKRecurrenceRule]?
                let calendarItemIdentifier = UUID().uuidString
                var creationDate: Date? { nil }
                var lastModifiedDate: Date? { nil }
                var attendees: [EKParticipant]? { nil }
                var hasAlarms: Bool { alarms?.isEmpty == false }
                var hasNotes: Bool { notes != nil }
                var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
                func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
                func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
                func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
                func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
            }
            class EKEvent: EKCalendarItem {
                var startDate: Date! = Date(timeIntervalSince1970: 0)
                var endDate: Date! = Date(timeIntervalSince1970: 0)
                var isAllDay = false
                var availability = EKEventAvailability.busy
                var structuredLocation: EKStructuredLocation?
                var eventIdentifier: String! { calendarItemIdentifier }
                var status: EKEventStatus { .none }
                var organizer: EKParticipant? { nil }
                var occurrenceDate: Date! { startDate }
                convenience init(eventStore: EKEventStore) { self.init() }
                func compareStartDate(with other: EKEvent) -> ComparisonResult { startDate.compare(other.startDate) }
            }
            class EKReminder: EKCalendarItem {
                var startDateComponents: DateComponents?
                var dueDateComponents: DateComponents?
                var isCompleted = false
                var completionDate: Date?
                var priority = 0
                convenience init(eventStore: EKEventStore) { self.init() }
            }
            class EKEventStore: NSObject {
                class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .notDetermined }
                convenience init(sources: [EKSource]) { self.init() }
                var eventStoreIdentifier: String { "" }
                var sources: [EKSource] { [] }
                var defaultCalendarForNewEvents: EKCalendar? { nil }
                func defaultCalendarForNewReminders() -> EKCalendar? { nil }
                func requestAccess(to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void) { notReal("EKEventStore.requestAccess(to:completion:)"); DispatchQueue.main.async { completion(false, nil) } }
                func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
                func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) { notReal("EKEventStore.requestFullAccessToEvents(completion:)"); DispatchQueue.main.async { completion(false, nil) } }
                func requestFullAccessToEvents() async throws -> Bool { false }
                func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) { notReal("EKEventStore.requestWriteOnlyAccessToEvents(completion:)"); DispatchQueue.main.async { completion(false, nil) } }
                func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) { notReal("EKEventStore.requestFullAccessToReminders(completion:)"); DispatchQueue.main.async { completion(false, nil) } }
                func requestFullAccessToReminders() async throws -> Bool { false }
                func calendars(for entityType: EKEntityType) -> [EKCalendar]
                func calendar(withIdentifier identifier: String) -> EKCalendar?
                func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws
                func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws
                func event(withIdentifier identifier: String) -> EKEvent?
                func calendarItem(withIdentifier identifier: String) -> EKCalendarItem?
                func events(matching predicate: NSPredicate) -> [EKEvent]
                func enumerateEvents(matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void)
                func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate
                func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate
                func predicateForIncompleteReminders(withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?) -> NSPredicate
                @discardableResult func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any { notReal("EKEventStore.fetchReminders(matching:completion:)"); DispatchQueue.main.async { completion([]) }; return NSObject() }
                func save(_ event: EKEvent, span: EKSpan) throws
                func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws
                func save(_ reminder: EKReminder, commit: Bool) throws
                func remove(_ event: EKEvent, span: EKSpan) throws
                func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws
                func remove(_ reminder: EKReminder, commit: Bool) throws
                func commit() throws
                func reset()
                func refreshSourcesIfNecessary()
            }
            """)
}
