import AppleSideKit
import Foundation

/// The sources of the repository that Apple's compiler sees too.
struct Repository {
    private let root: URL

    init(_ root: URL) {
        self.root = root
    }

    /// PageFlow's modules, the examples, and the tests that run on both sides.
    var modules: [SourceModule] {
        get throws {
            let sources = try folders(in: "Sources").filter { $0.lastPathComponent.hasPrefix("PageFlow") }
            let examples = try folders(in: "Examples")
            let tests = root.appendingPathComponent("Tests/PageFlowTests/OnBothSides")
            return try (sources + examples).map { try SourceModule($0.lastPathComponent, in: $0) }
                + [SourceModule("PageFlowTests", in: tests)]
        }
    }

    private func folders(in name: String) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(
            at: root.appendingPathComponent(name), includingPropertiesForKeys: nil
        )
        .filter { $0.hasDirectoryPath }.sorted { $0.path < $1.path }
    }
}
