import Foundation
import Shell

/// The packages of this repository, as SwiftPM reads their manifests.
struct Packages {
    struct Target: Decodable {
        struct Dependency: Decodable {
            /// A name, and a condition or null; absent for a product of another package.
            let byName: [String?]?
        }

        let name: String
        let type: String
        let dependencies: [Dependency]

        /// Whether it is a system library, which no edit changes.
        var isSystem: Bool { type == "system" }
        /// The modules of its package that it names.
        var modules: Set<String> { Set(dependencies.compactMap { $0.byName?.first ?? nil }) }
    }

    private struct Package: Decodable {
        let targets: [Target]
    }

    static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        .standardizedFileURL

    /// The targets of the package in a folder.
    static func targets(in folder: String) throws -> [Target] {
        // SwiftPM allows only one command at a time in a build folder, and a test of this package uses its own.
        let scratch = FileManager.default.temporaryDirectory.appending(path: "manifest-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        // SwiftPM leaves the lock of the scratch folder in the temporary directory.
        let json = try Shell.output([
            "TMPDIR=\(scratch.path)", "swift", "package", "--package-path", root.appending(path: folder).path,
            "--scratch-path", scratch.path, "dump-package",
        ])
        return try JSONDecoder().decode(Package.self, from: Data(json.utf8)).targets
    }
}
