import Foundation
import Shell

/// The built modules of UIKit, and those that it depends on.
package struct BuiltModules {
    /// The modules that `import UIKit` includes, dependencies first.
    package static let uiKit = [
        "UIFoundation", "UIKitCore", "UIKitLooks", "UIKitDynamics", "UIKitStoryboards", "UIKitText",
        "UIKitInteraction",
        "UIKitControls", "UIKitLists", "UIKitPages", "UIKit",
    ]

    /// The folder in which the compiler finds them.
    package let folder: String

    /// The compiler options for the C module that they use.
    private let cModule: [String]

    /// Builds them into the build folder of the root package; after `swift test`, little work remains.
    package init(root: String, scratchPath: String) throws {
        let build = [
            "swift", "build", "--package-path", root, "--scratch-path", scratchPath, "--target", "UIKit",
        ]
        try Shell.run(build)
        cModule = ["-I", "\(root)/Sources/Base/ZLib/include"]
        folder = try Shell.output(build + ["--show-bin-path"]) + "/Modules"
    }

    /// The interface of a module, as the compiler prints it.
    package func interface(of module: String) throws -> String {
        try Shell.output(
            ["swift-synthesize-interface", "-module-name", module, "-I", folder]
                + cModule + ["-target", Toolchain.shared().target])
    }

    /// The interface of the modules that `import UIKit` includes, as one module: an app can't distinguish them.
    package func interfaceOfUIKit() throws -> String {
        let names = Self.uiKit.joined(separator: "|")
        let ownImport = try Regex("^import (\\w+ )?(\(names))\\b.*$").anchorsMatchLineEndings()
        let prefix = try Regex("\\b(\(names))\\.")
        return try Self.uiKit.map { try interface(of: $0).replacing(ownImport, with: "") }
            .joined(separator: "\n").replacing(prefix, with: "UIKit.")
    }

    /// Writes the symbol graphs of UIKit, and of QuartzCore as far as UIKit needs it, into a folder.
    ///
    /// The extraction reads the built module. Emitting the graph from the compiler would require a second build, because of other flags,
    /// and would include all of Foundation, because the module exports it.
    package func writeGraphs(into graphs: URL) throws {
        try? FileManager.default.removeItem(at: graphs)
        try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
        for module in BuiltModules.uiKit + ["QuartzCore"] where isBuilt(module) {
            try Shell.run(
                ["swift-symbolgraph-extract", "-module-name", module, "-I", folder] + cModule + [
                    "-target", try Toolchain.shared().target, "-minimum-access-level", "public",
                    "-skip-synthesized-members", "-output-dir", graphs.path,
                ])
        }
    }

    private func isBuilt(_ module: String) -> Bool {
        FileManager.default.fileExists(atPath: "\(folder)/\(module).swiftmodule")
    }
}
