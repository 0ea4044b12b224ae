import Foundation
import Shell

/// Builds the module UIKit and extracts its public symbols, and those of QuartzCore below it.
///
/// The extraction reads the built module. To have the compiler emit the graph costs a second build, because of the
/// other flags, and takes the whole of Foundation in, because the module exports it again.
struct ModuleGraphs {
    let root: String
    let scratchPath: String

    func extract() throws -> URL {
        let build = [
            "swift", "build", "--package-path", root, "--scratch-path", scratchPath, "--target", "UIKit",
        ]
        try Shell.run(build)
        let products = try Shell.output(build + ["--show-bin-path"])
        let folder = URL(fileURLWithPath: scratchPath).appendingPathComponent("uikit-symbol-graphs")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for module in ["UIKit", "QuartzCore"] where isBuilt(module, in: products) {
            try Shell.run([
                "swift-symbolgraph-extract", "-module-name", module, "-I", products + "/Modules",
                "-target", try target(), "-minimum-access-level", "public", "-skip-synthesized-members",
                "-output-dir", folder.path,
            ])
        }
        return folder
    }

    /// Whether a module is there: QuartzCore is built as a part of UIKit, where UIKit needs it.
    private func isBuilt(_ module: String, in products: String) -> Bool {
        FileManager.default.fileExists(atPath: "\(products)/Modules/\(module).swiftmodule")
    }

    private func target() throws -> String {
        struct Info: Decodable {
            struct Target: Decodable { let unversionedTriple: String }
            let target: Target
        }
        let info = try Shell.output(["swiftc", "-print-target-info"])
        return try JSONDecoder().decode(Info.self, from: Data(info.utf8)).target.unversionedTriple
    }
}
