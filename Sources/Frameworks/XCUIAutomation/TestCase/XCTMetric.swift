import Foundation
import XCTest

/// A quantity that ``UITestCase/measure(metrics:block:)`` measures. XCTest on Linux has no such protocol. iOS 13. Follows Apple's page
/// "XCTMetric".
public protocol XCTMetric: NSObjectProtocol {}

/// A metric of this module: its value grows while a block runs.
protocol GrowingMetric: XCTMetric {
    /// The name and the unit, as in XCTest's line.
    var words: String { get }
    /// The value at this moment.
    var value: Double { get }
}

/// The time that the app's launch takes in the block. iOS 13. Follows Apple's page "XCTApplicationLaunchMetric".
///
/// On Linux it is the real time of the whole block.
open class XCTApplicationLaunchMetric: NSObject, XCTMetric, GrowingMetric {
    /// Creates a metric that ends when the app has launched.
    public override init() { super.init() }

    /// Creates a metric. On Linux a launched app is always responsive.
    public init(waitUntilResponsive: Bool) { super.init() }

    var words: String { "Duration (AppLaunch), s" }
    var value: Double { MeasuredTime.now }
}

/// The real time of the block. iOS 13. Follows Apple's page "XCTClockMetric".
open class XCTClockMetric: NSObject, XCTMetric, GrowingMetric {
    var words: String { "Clock Monotonic Time, s" }
    var value: Double { MeasuredTime.now }
}

/// The processor time of the process while the block runs. iOS 13. Follows Apple's page "XCTCPUMetric".
open class XCTCPUMetric: NSObject, XCTMetric, GrowingMetric {
    var words: String { "CPU Time, s" }
    var value: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
}

/// The growth of the process's memory while the block runs. iOS 13. Follows Apple's page "XCTMemoryMetric".
open class XCTMemoryMetric: NSObject, XCTMetric, GrowingMetric {
    var words: String { "Memory Physical, kB" }

    var value: Double {
        let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        let numbers = text?.split(separator: " ") ?? []
        let pages = numbers.count > 1 ? Double(numbers[1]) ?? 0 : 0
        return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1000
    }
}

/// The time between two signposts. On Linux only that of the launch exists. iOS 13. Follows Apple's page "XCTOSSignpostMetric".
open class XCTOSSignpostMetric: NSObject {
    /// The time that the app's launch takes.
    open class var applicationLaunch: any XCTMetric { XCTApplicationLaunchMetric() }
}

enum MeasuredTime {
    static var now: Double { ProcessInfo.processInfo.systemUptime }
}
