import Foundation
import Shell

/// The module UIKit, built, and QuartzCore below it.
package struct BuiltModules {
    /// Where the compiler finds them.
    package let folder: String

    /// Builds them into the build folder of the root package; little is left to do after `swift test`.
    package init(root: String, scratchPath: String) throws {
        let build = [
            "swift", "build", "--package-path", root, "--scratch-path", scratchPath, "--target", "UIKit",
        ]
        try Shell.run(build)
        folder = try Shell.output(build + ["--show-bin-path"]) + "/Modules"
    }

    /// What a module says to those who import it, as the compiler prints it.
    package func interface(of module: String) throws -> String {
        try Shell.output(
            [
                "swift-synthesize-interface", "-module-name", module, "-I", folder, "-target",
                Toolchain.shared().target,
            ])
    }

    /// Writes the symbol graphs of UIKit, and of QuartzCore where UIKit needs it, into a folder.
    ///
    /// The extraction reads the built module. To have the compiler emit the graph costs a second build, because of the
    /// other flags, and takes the whole of Foundation in, because the module exports it again.
    package func writeGraphs(into graphs: URL) throws {
        try? FileManager.default.removeItem(at: graphs)
        try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
        for module in ["UIKit", "QuartzCore"] where isBuilt(module) {
            try Shell.run([
                "swift-symbolgraph-extract", "-module-name", module, "-I", folder,
                "-target", try Toolchain.shared().target, "-minimum-access-level", "public",
                "-skip-synthesized-members", "-output-dir", graphs.path,
            ])
        }
    }

    private func isBuilt(_ module: String) -> Bool {
        FileManager.default.fileExists(atPath: "\(folder)/\(module).swiftmodule")
    }
}
