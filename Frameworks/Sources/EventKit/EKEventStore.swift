import NeutralValues
import UIKit

open class EKEventStore: NSObject {
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
        .notDetermined
    }

    public convenience init(sources: [EKSource]) { self.init() }
    open var eventStoreIdentifier: String { "" }
    open var sources: [EKSource] { [] }
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }

    open func requestAccess(to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void) {
        notReal(); DispatchQueue.main.async { completion(false, nil) }
    }

    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }

    open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
        notReal(); DispatchQueue.main.async { completion(false, nil) }
    }

    open func requestFullAccessToEvents() async throws -> Bool { false }

    open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
        notReal(); DispatchQueue.main.async { completion(false, nil) }
    }

    open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
        notReal(); DispatchQueue.main.async { completion(false, nil) }
    }

    open func requestFullAccessToReminders() async throws -> Bool { false }
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { notReal(); return [] }
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { notReal(); return nil }
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { notReal() }
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { notReal() }
    open func event(withIdentifier identifier: String) -> EKEvent? { notReal(); return nil }
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { notReal(); return nil }
    open func events(matching predicate: NSPredicate) -> [EKEvent] { notReal(); return [] }

    open func enumerateEvents(
        matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { notReal() }

    open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?)
        -> NSPredicate
    { notReal(); return NSPredicate(value: false) }

    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
        notReal()
        return NSPredicate(value: false)
    }

    open func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { notReal(); return NSPredicate(value: false) }

    @discardableResult open func fetchReminders(
        matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
    ) -> Any { notReal(); DispatchQueue.main.async { completion([]) }; return NSObject() }
    open func save(_ event: EKEvent, span: EKSpan) throws { notReal() }
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { notReal() }
    open func save(_ reminder: EKReminder, commit: Bool) throws { notReal() }
    open func remove(_ event: EKEvent, span: EKSpan) throws { notReal() }
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { notReal() }
    open func remove(_ reminder: EKReminder, commit: Bool) throws { notReal() }
    open func commit() throws { notReal() }
    open func reset() { notReal() }
    open func refreshSourcesIfNecessary() { notReal() }
}
