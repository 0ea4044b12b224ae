import AppleSideKit
import Foundation

/// Modules in Apple's shape for tests. A suite's modules are in the build folder, because all its tests use them.
enum TestShapes {
    static let tools = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { file, _ in
        file.deletingLastPathComponent()
    }
    static let stubs = tools.appendingPathComponent("AppleSide/Stubs")
    static let build = tools.appendingPathComponent(".build")

    /// Creates a suite's modules in a folder that contains none of an earlier run.
    static func modules(in name: String) throws -> AppleModules {
        let folder = build.appendingPathComponent("apple-side-tests/\(name)")
        try? FileManager.default.removeItem(at: folder)
        return try AppleModules(in: folder, stubs: stubs)
    }
}
