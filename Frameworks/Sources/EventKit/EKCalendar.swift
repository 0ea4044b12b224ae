import UIKit

open class EKCalendar: EKObject {
    open var title = ""
    open var source: EKSource! = EKSource()
    open var cgColor: CGColor! = UIColor.systemBlue.cgColor
    public let calendarIdentifier = UUID().uuidString
    open var type: EKCalendarType { .local }
    open var allowsContentModifications: Bool { true }
    public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) { self.init() }
}

open class EKAlarm: EKObject {
    open var relativeOffset: TimeInterval = 0
    open var absoluteDate: Date?
    public convenience init(relativeOffset offset: TimeInterval) { self.init(); relativeOffset = offset }
    public convenience init(absoluteDate date: Date) { self.init(); absoluteDate = date }
}
