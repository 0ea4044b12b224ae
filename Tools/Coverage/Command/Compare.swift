import ArgumentParser
import CoverageKit
import Foundation
import Modules

/// `uikit-coverage compare`: writes what differs from Apple's own SDK, and exits with 1 if a difference has no reason.
struct Compare: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Lays UIKit in an SDK for iOS beside ours, and writes docs/UIKIT-SDK.md.",
        discussion: """
            The SDK is a folder such as iPhoneOS17.0.sdk of an Xcode. Apple's licence covers it: it stays out of the repository.
            """)

    @OptionGroup var options: Options

    @Option(help: "The folder of an SDK for iOS.")
    var sdk: String

    func run() throws {
        let paths = options.paths
        let work = URL(fileURLWithPath: options.scratchPath).appendingPathComponent("uikit-sdk")
        let apple = try SDKGraph(sdk: URL(fileURLWithPath: sdk), folder: work)
        let comparison = try paths.comparison(appleGraphs: try apple.write(), graphs: try options.graphs())
        let report = SDKReport(comparison, sdk: "iOS \(apple.version)")
        try report.markdown.write(to: paths.sdkPage, atomically: true, encoding: .utf8)
        for failure in comparison.failures { print(failure) }
        for name in comparison.idle { print("this exception explains nothing: \(name)") }
        print("uikit-coverage: \(report.summary)")
        guard comparison.failures.isEmpty, comparison.idle.isEmpty else {
            print(
                "repair: declare it as Apple does, or give the reason in Tools/Coverage/sdk-exceptions.json")
            throw ExitCode(1)
        }
    }
}
