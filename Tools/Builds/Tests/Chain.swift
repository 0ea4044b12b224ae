import Foundation
import Shell
import Testing

/// A package of three modules, each depending on the previous one, that changes between builds. Its manifest ends like PageFlow's.
final class Chain {
    private let folder: URL
    /// The files that the last build compiled, with the compiler's reasons.
    private(set) var reasons = ""

    /// The modules' files, by path.
    private static let sources = [
        "Base/Base.swift": """
        open class Base {
            private var state = State()
            public init() {}
            open func one() -> String { "one" }
        }
        """,
        "Base/State.swift": """
        struct State {
            var first = 1
        }
        """,
        "Middle/Middle.swift": """
        import Base

        open class Middle: Base {
            public var name = "middle"
            open func two() -> String { "two" }
        }
        """,
        "Program/Last.swift": """
        import Middle

        class Last: Middle {
            final var value = 7
            override func two() -> String { "last" }
        }
        """,
        "Program/Uses.swift": """
        import Middle

        func value(_ last: Last) -> Int { last.value }
        func name(_ middle: Middle) -> String { middle.name }
        func two(_ middle: Middle) -> String { middle.two() }
        """,
        "Program/main.swift": """
        import Middle

        print(value(Last()), name(Last()), two(Middle()), two(Last()))
        """,
    ]

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "chain-\(UUID().uuidString)")
        for (path, text) in Self.sources { try write(text, to: "Sources/\(path)") }
        try write(Self.manifest(), to: "Package.swift")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private static func manifest() throws -> String {
        let manifest = try String(contentsOf: Packages.root.appending(path: "Package.swift"), encoding: .utf8)
        let end = try #require(
            manifest.range(of: "extension Package {"), "Package.swift has lost nameModulesBelow().")
        return """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "Chain",
                targets: [
                    .target(name: "Base"), .target(name: "Middle", dependencies: ["Base"]),
                    .executableTarget(name: "Program", dependencies: ["Middle"]),
                ],
                swiftLanguageModes: [.v6])
            package.nameModulesBelow()

            \(manifest[end.lowerBound...])
            """
    }

    /// Inserts a line before another line of a file.
    func insert(_ line: String, before other: String, in path: String) throws {
        let path = "Sources/\(path)"
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        try write(text.replacingOccurrences(of: other, with: "\(line)\n    \(other)"), to: path)
    }

    /// Builds the changes, and returns the program's output. A program with inconsistent layouts often crashes: the error then contains the
    /// compiler's reasons.
    func output() throws -> String {
        // SwiftPM leaves the locks of the build folder in the temporary directory.
        let build = try Shell.output([
            "TMPDIR=\(folder.path)", "swift", "build", "--package-path", folder.path, "--verbose", "-Xswiftc",
            "-driver-show-incremental",
        ])
        reasons = build.split(separator: "\n").filter { $0.contains("Incremental compilation") }.joined(
            separator: "\n")
        do {
            return try Shell.output([folder.appending(path: ".build/debug/Program").path])
        } catch {
            throw Shell.Failure(description: "\(error)\n\(reasons)")
        }
    }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
