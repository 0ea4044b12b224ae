import AppleSDK
import ArgumentParser
import CoverageKit
import Foundation
import Modules

/// `uikit-coverage compare`: writes the differences from Apple's SDK, and exits with 1 if a difference has no reason.
struct Compare: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Compares UIKit in an SDK for iOS with this project's, and writes docs/UIKIT-SDK.md.",
        discussion: """
            Also writes the table of the SDK's names, with which `check` compares where there is no SDK, and docs/UIKIT-COVERAGE.md. Another \
            SDK than that of iOS \(FollowedSDK.version) is compared without writing, because its newer and older names differ.

            The SDK is a folder such as iPhoneOS\(FollowedSDK.version).sdk of an Xcode. Apple's license covers it, so don't commit it to the repository.
            """)

    @OptionGroup var options: Options

    @Option(help: "The folder of an SDK for iOS.")
    var sdk: String

    func run() throws {
        let paths = options.paths
        let work = URL(fileURLWithPath: options.scratchPath).appendingPathComponent("uikit-sdk")
        let folder = try SDKFolder(sdk)
        let apple = try SDKGraph(of: folder, in: work, notes: paths.apiNotes)
        let (graphs, appleGraphs) = (try options.graphs(), try apple.write())
        let comparison = try paths.comparison(appleGraphs: appleGraphs, graphs: graphs)
        let report = SDKReport(comparison, sdk: "iOS \(folder.version)")
        for failure in comparison.failures { print(failure) }
        for name in comparison.idle { print("this exception explains nothing: \(name)") }
        print("uikit-coverage: \(report.summary)")
        guard "\(folder.version)" == FollowedSDK.version else {
            return print(
                "the pages and the reasons are for the SDK of iOS \(FollowedSDK.version): they stay as they are"
            )
        }
        let source = "UIKit and QuartzCore in the SDK of iOS \(folder.version)"
        try Surface(graphsIn: appleGraphs).table(of: source)
            .write(to: paths.names, atomically: true, encoding: .utf8)
        try report.markdown.write(to: paths.sdkPage, atomically: true, encoding: .utf8)
        try paths.report(graphs: graphs).write(to: paths.page, atomically: true, encoding: .utf8)
        guard comparison.failures.isEmpty, comparison.idle.isEmpty else {
            print(
                "repair: declare it as Apple does, or give the reason in Tools/Coverage/sdk-exceptions.json")
            throw ExitCode(1)
        }
    }
}
