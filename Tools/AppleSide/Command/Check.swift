import AppleSDK
import AppleSideKit
import ArgumentParser
import CoverageKit
import Foundation
import Modules

/// `apple-side check`: prints the errors that Apple's compiler would report, and exits with 1 if there are any.
struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Type-checks the sources that run on both sides as Apple's compiler sees them.",
        discussion: """
            Objective-C is on, UIKit's classes and protocols are Objective-C's, members of delegates are optional, and NSObject \
            is Objective-C's, with its own isolation. UIKit has what is known as Apple's alone. CONTRIBUTING.md says what this \
            finds and what it cannot.

            With --sdk it is Apple's own UIKit that the sources are checked against, for the iOS version that the package asks for. \
            The SDK is yours: on a Mac `xcrun --sdk iphoneos --show-sdk-path` names it.
            """)

    @Option(help: "The repository's root.")
    var root = "."

    @Option(help: "The build folder of the root package; the module UIKit is built there.")
    var scratchPath = ".build"

    @Option(help: "The folder of an SDK of Apple's for iOS, such as iPhoneOS17.0.sdk.")
    var sdk: String?

    func run() throws {
        if let sdk { return try run(SDKFolder(sdk)) }
        let folder = URL(fileURLWithPath: scratchPath).appendingPathComponent("apple-side")
        try? FileManager.default.removeItem(at: folder)
        let root = URL(fileURLWithPath: root).standardizedFileURL
        let check = try AppleSideCheck(
            of: Repository(root).modules, against: try shapes(in: folder, root), root: root)
        for error in check.errors { print(error) }
        for name in check.skipped { print("not checked: \(name), which imports a module with errors") }
        print("apple-side: \(check.summary)")
        guard check.errors.isEmpty else { throw ExitCode(1) }
    }

    private func run(_ sdk: SDKFolder) throws {
        let root = URL(fileURLWithPath: root).standardizedFileURL
        let repository = Repository(root)
        let folder = URL(fileURLWithPath: scratchPath).appendingPathComponent("apple-side-sdk/\(sdk.name)")
        let frontend = try SDKFrontend(
            sdk, system: repository.system, in: folder,
            stubs: root.appendingPathComponent("Tools/AppleSide/Stubs"),
            notes: root.appendingPathComponent("Tools/AppleSDK/APINotes"))
        print("apple-side: reading \(sdk.name); the first time, this takes a minute more")
        try frontend.compileApplesModules()
        let check = try SDKCheck(of: repository.modules, with: frontend, root: root)
        for error in check.errors { print(error) }
        for name in check.skipped { print("not checked: \(name), which imports a module with errors") }
        for error in check.ofOlderSDK { print(error) }
        for file in check.typesAlone { print("types alone: \(file)") }
        print("apple-side: \(check.summary)")
        guard check.errors.isEmpty else { throw ExitCode(1) }
    }

    /// UIKit and its dependencies in Apple's form, without members that Apple's modules lack.
    private func shapes(in folder: URL, _ root: URL) throws -> AppleModules {
        let tools = root.appendingPathComponent("Tools")
        let built = try BuiltModules(root: root.path, scratchPath: scratchPath)
        let graphs = folder.appendingPathComponent("graphs")
        try built.writeGraphs(into: graphs)
        let comparison = try SDKComparison(dataIn: tools.appendingPathComponent("Coverage"), graphs: graphs)
        let apple = try AppleModules(in: folder, stubs: tools.appendingPathComponent("AppleSide/Stubs"))
        let notApples = Set(comparison.unexplained)
        for module in ["CoreGraphics", "QuartzCore", "ListUpdates", "Symbols", "UniformTypeIdentifiers"] {
            try apple.add(module, try built.interface(of: module), leavingOut: notApples)
        }
        try apple.add("UIKit", try built.interfaceOfUIKit(), leavingOut: notApples)
        try apple.addByHand("SwiftUI")
        return apple
    }
}
