import AppleSideKit
import Foundation

/// The sources of the repository that Apple's compiler sees too.
struct Repository {
    private let root: URL

    init(_ root: URL) {
        self.root = root
    }

    /// PageFlow's modules, the examples of one module, and the tests in folders called OnBothSides.
    var modules: [SourceModule] {
        get throws {
            // The lab is for Linux alone.
            let sources = try folders(in: "Sources").filter {
                $0.lastPathComponent.hasPrefix("PageFlow") && $0.lastPathComponent != "PageFlowLab"
            }
            // An example of several modules, with resources of its own, needs what SwiftPM makes for them.
            let examples = try folders(in: "Examples").filter {
                !FileManager.default.fileExists(atPath: $0.appendingPathComponent("App").path)
            }
            let tests = try folders(in: "Tests").map { $0.appendingPathComponent("OnBothSides") }
                .filter { FileManager.default.fileExists(atPath: $0.path) }
            return try (sources + examples).map { try SourceModule($0.lastPathComponent, in: $0) }
                + tests.map { try SourceModule($0.deletingLastPathComponent().lastPathComponent, in: $0) }
        }
    }

    private func folders(in name: String) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(
            at: root.appendingPathComponent(name), includingPropertiesForKeys: nil
        )
        .filter { $0.hasDirectoryPath }.sorted { $0.path < $1.path }
    }
}
