import UIKit

public struct HKStatisticsOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var discreteAverage: HKStatisticsOptions { HKStatisticsOptions(rawValue: 2) }
    public static var discreteMin: HKStatisticsOptions { HKStatisticsOptions(rawValue: 4) }
    public static var discreteMax: HKStatisticsOptions { HKStatisticsOptions(rawValue: 8) }
    public static var cumulativeSum: HKStatisticsOptions { HKStatisticsOptions(rawValue: 16) }
    public static var mostRecent: HKStatisticsOptions { HKStatisticsOptions(rawValue: 32) }
}

open class HKStatistics: NSObject {
    open var startDate: Date { Date(timeIntervalSince1970: 0) }
    open var endDate: Date { Date(timeIntervalSince1970: 0) }
    open func sumQuantity() -> HKQuantity? { nil }
    open func averageQuantity() -> HKQuantity? { nil }
    open func minimumQuantity() -> HKQuantity? { nil }
    open func maximumQuantity() -> HKQuantity? { nil }
    open func mostRecentQuantity() -> HKQuantity? { nil }
}

open class HKStatisticsQuery: HKQuery {
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
        options: HKStatisticsOptions = [],
        completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        var own: HKStatisticsQuery?
        super.init(end: { if let own { handler(own, nil, nil) } })
        own = self
    }
}

open class HKStatisticsCollection: NSObject {
    open func statistics() -> [HKStatistics] { [] }
    open func statistics(for date: Date) -> HKStatistics? { nil }

    open func enumerateStatistics(
        from startDate: Date, to endDate: Date,
        with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
}

open class HKStatisticsCollectionQuery: HKQuery {
    open var initialResultsHandler:
        ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?

    open var statisticsUpdateHandler:
        ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?

    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
        options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents
    ) { super.init(end: {}) }
    open override func answer() { initialResultsHandler?(self, HKStatisticsCollection(), nil) }
}
