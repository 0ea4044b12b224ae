import AppleSDK
import ArgumentParser
import CoverageKit
import Foundation
import Modules

/// `uikit-coverage compare`: writes the differences from Apple's SDK, and exits with 1 if a difference has no reason.
struct Compare: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Lays UIKit in an SDK for iOS beside ours, and writes docs/UIKIT-SDK.md.",
        discussion: """
            Another SDK than that of iOS 17.0 is compared without writing the page: what is newer or older than it differs then.

            The SDK is a folder such as iPhoneOS17.0.sdk of an Xcode. Apple's licence covers it: it stays out of the repository.
            """)

    /// The SDK that this UIKit follows.
    private static let ours = SDKVersion(17, 0)

    @OptionGroup var options: Options

    @Option(help: "The folder of an SDK for iOS.")
    var sdk: String

    func run() throws {
        let paths = options.paths
        let work = URL(fileURLWithPath: options.scratchPath).appendingPathComponent("uikit-sdk")
        let folder = try SDKFolder(sdk)
        let apple = try SDKGraph(of: folder, in: work, notes: paths.apiNotes)
        let comparison = try paths.comparison(appleGraphs: try apple.write(), graphs: try options.graphs())
        let report = SDKReport(comparison, sdk: "iOS \(folder.version)")
        for failure in comparison.failures { print(failure) }
        for name in comparison.idle { print("this exception explains nothing: \(name)") }
        print("uikit-coverage: \(report.summary)")
        guard folder.version == Self.ours else {
            print(
                "docs/UIKIT-SDK.md and the reasons are for the SDK of iOS \(Self.ours): the page stays as it is"
            )
            return
        }
        try report.markdown.write(to: paths.sdkPage, atomically: true, encoding: .utf8)
        guard comparison.failures.isEmpty, comparison.idle.isEmpty else {
            print(
                "repair: declare it as Apple does, or give the reason in Tools/Coverage/sdk-exceptions.json")
            throw ExitCode(1)
        }
    }
}
