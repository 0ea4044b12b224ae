import UIKit

open class EKRecurrenceEnd: NSObject {
    open private(set) var endDate: Date?
    open private(set) var occurrenceCount = 0
    public convenience init(end endDate: Date) { self.init(); self.endDate = endDate }
    public convenience init(occurrenceCount: Int) { self.init(); self.occurrenceCount = occurrenceCount }
}

open class EKRecurrenceDayOfWeek: NSObject {
    public let dayOfTheWeek: EKWeekday
    public init(_ dayOfTheWeek: EKWeekday) { self.dayOfTheWeek = dayOfTheWeek; super.init() }
}

open class EKRecurrenceRule: EKObject {
    public let frequency: EKRecurrenceFrequency
    public let interval: Int
    open var recurrenceEnd: EKRecurrenceEnd?

    public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        frequency = type
        self.interval = interval
        recurrenceEnd = end
        super.init()
    }

    public convenience init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int,
        daysOfTheWeek days: [EKRecurrenceDayOfWeek]?, daysOfTheMonth monthDays: [NSNumber]?,
        monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?,
        setPositions: [NSNumber]?, end: EKRecurrenceEnd?
    ) {
        self.init(recurrenceWith: type, interval: interval, end: end)
    }
}
