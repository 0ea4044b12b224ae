import UIKit

public struct HKQueryOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var strictStartDate: HKQueryOptions { HKQueryOptions(rawValue: 1) }
    public static var strictEndDate: HKQueryOptions { HKQueryOptions(rawValue: 2) }
}

open class HKQuery: NSObject {
    private let end: () -> Void
    public init(end: @escaping () -> Void) { self.end = end; super.init() }
    open func answer() { end() }

    open class func predicateForSamples(
        withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
    ) -> NSPredicate { NSPredicate(value: false) }
}

open class HKSampleQuery: HKQuery {
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        var own: HKSampleQuery?
        super.init(end: { if let own { resultsHandler(own, [], nil) } })
        own = self
    }
}
