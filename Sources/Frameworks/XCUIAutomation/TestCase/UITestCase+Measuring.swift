import Foundation
import ProgramIO
import XCTest

/// The options of a measurement. iOS 13. Follows Apple's page "XCTMeasureOptions".
open class XCTMeasureOptions: NSObject {
    /// How often the block is measured. Defaults to 5.
    open var iterationCount = 5

    /// New options with the defaults.
    open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}

// Measurements. XCTest on Linux measures only real time.
extension UITestCase {
    /// Runs a block five times, and prints the average of each metric. iOS 13.
    @preconcurrency @MainActor
    public func measure(metrics: [any XCTMetric], block: @MainActor () -> Void) {
        measure(metrics: metrics, options: .default, block: block)
    }

    /// Runs a block as often as the options say, and prints the average real time. iOS 13.
    @preconcurrency @MainActor
    public func measure(options: XCTMeasureOptions, block: @MainActor () -> Void) {
        measure(metrics: [XCTClockMetric()], options: options, block: block)
    }

    /// Runs a block as often as the options say, and prints the average of each metric. iOS 13.
    ///
    /// On Linux nothing is compared with an earlier run, so a measurement never fails.
    @preconcurrency @MainActor
    public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: @MainActor () -> Void) {
        let metrics = metrics.compactMap { $0 as? any GrowingMetric }
        let rounds = (0..<max(1, options.iterationCount)).map { _ in
            let before = metrics.map(\.value)
            block()
            return zip(metrics, before).map { $0.value - $1 }
        }
        for (index, metric) in metrics.enumerated() {
            let values = rounds.map { $0[index] }
            let average = values.reduce(0, +) / Double(values.count)
            let list = values.map { String(format: "%.6f", $0) }.joined(separator: ", ")
            StandardError.write(
                "\(name) measured [\(metric.words)] average: \(String(format: "%.3f", average)), values: [\(list)]"
            )
        }
    }
}
