import AppleSideKit
import ArgumentParser
import Foundation

/// The sources of the repository that Apple's compiler sees too.
struct Repository {
    private let root: URL

    init(_ root: URL) {
        self.root = root
    }

    /// The iOS version that the manifest asks for: `15.0`.
    var system: String {
        get throws {
            let manifest = root.appendingPathComponent("Package.swift")
            let text = try String(contentsOf: manifest, encoding: .utf8)
            guard let match = text.firstMatch(of: #/\.iOS\(\.v(\d+)\)/#) else {
                throw ValidationError(
                    "\(manifest.path) names no iOS version\nrepair: give the manifest `platforms: [.iOS(.v15)]`"
                )
            }
            return "\(match.1).0"
        }
    }

    /// PageFlow's modules, the examples, and the tests in folders called OnBothSides and OnAppleSide.
    var modules: [SourceModule] {
        get throws {
            let sources = try folders(in: "Sources/Library")
            // The bank has several modules, and the command is only for Linux.
            let examples = try folders(in: "Examples").filter {
                !$0.lastPathComponent.hasPrefix("Bank")
                    && !["Command", "Tests"].contains($0.lastPathComponent)
            }
            let tests = try folders(in: "Tests").flatMap { folder in
                ["OnBothSides", "OnAppleSide"].map { folder.appendingPathComponent($0) }
            }.filter { FileManager.default.fileExists(atPath: $0.path) }
            return try (sources + examples).map { try SourceModule($0.lastPathComponent, in: $0) } + bank
                + tests.map { try SourceModule($0.deletingLastPathComponent().lastPathComponent, in: $0) }
        }
    }

    /// The bank's modules, and what BankWithPageFlow adds to them.
    private var bank: [SourceModule] {
        get throws {
            try folders(in: "Examples/Bank").map { folder in
                let name = folder.lastPathComponent
                let added = root.appendingPathComponent("Examples/BankWithPageFlow/\(name)")
                return try SourceModule(name == "App" ? "Bank" : "Bank\(name)", in: folder, added)
            }
        }
    }

    private func folders(in name: String) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(
            at: root.appendingPathComponent(name), includingPropertiesForKeys: nil
        )
        .filter { $0.hasDirectoryPath }.sorted { $0.path < $1.path }
    }
}
