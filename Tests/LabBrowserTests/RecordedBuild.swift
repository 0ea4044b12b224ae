import Foundation

/// Builds a test that the lab has written, as a program of its own with what this package's tests were built from, and runs it.
struct RecordedBuild {
    /// The modules of this package that a recorded test may need.
    private static let modules = [
        "AppRecording", "CoreGraphics", "Exploration", "FlowGraph", "InterfaceFiles", "LabPage",
        "LayoutSolver",
        "ListUpdates", "MainActorTests",
        "MessageUI", "PageFlow", "PageFlowCore", "PageFlowTesting", "PhotosUI", "Pictures", "ProgramCopies",
        "QuartzCore",
        "SafariServices", "SeededNumbers", "Shop", "Simulator", "SymbolShapes", "TaskOrder", "TextMetrics",
        "UIFoundation",
        "UIKit", "UIKitControls", "UIKitCore", "UIKitDynamics", "UIKitLists", "UIKitPages",
        "UniformTypeIdentifiers", "UserNotifications", "_Testing_CoreGraphics", "_Testing_UIKit",
    ]

    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "recorded-\(UUID().uuidString)")
    private let source: String

    init(_ source: String) { self.source = source }

    /// What the run printed, and how it ended.
    func run() async throws -> (text: String, status: Int32) {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let entry = """
            import Testing

            @main struct Run {
                static func main() async { await Testing.__swiftPMEntryPoint() as Never }
            }
            """
        for (name, text) in [("RecordedTests.swift", source), ("Run.swift", entry)] {
            try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        }
        let compiled = try await ChildProcess("/usr/bin/env", ["swiftc"] + arguments, in: folder).end()
        guard compiled.status == 0 else { return compiled }
        return try await ChildProcess(
            folder.appendingPathComponent("recorded").path, ["--testing-library", "swift-testing"]
        ).end()
    }

    private var arguments: [String] {
        [
            "-parse-as-library", "-swift-version", "6", "RecordedTests.swift", "Run.swift", "-o", "recorded",
            "-I", Built.folder.appendingPathComponent("Modules").path, "-I", Built.zlib, "-Xcc",
            "-fmodule-map-file=\(Built.folder.path)/TaskOrder.build/module.modulemap", "-Xcc",
            "-fmodule-map-file=\(Built.folder.path)/LabPage.build/module.modulemap", "-Xcc",
            "-fmodule-map-file=\(Built.folder.path)/ProgramCopies.build/module.modulemap", "-l_FoundationICU",
        ] + Self.modules.flatMap { objects(of: $0) }
    }

    /// The object files of a module. Its folder may hold others as well, of files that the module had before.
    private func objects(of module: String) -> [String] {
        let build = Built.folder.appendingPathComponent("\(module).build")
        let map = build.appendingPathComponent("output-file-map.json")
        if let data = try? Data(contentsOf: map),
            let outputs = try? JSONDecoder().decode([String: [String: String]].self, from: data)
        {
            return outputs.values.compactMap { $0["object"] }
        }
        // A module in C has no map.
        let files = FileManager.default.enumerator(at: build, includingPropertiesForKeys: nil)
        return (files?.compactMap { ($0 as? URL)?.path } ?? []).filter { $0.hasSuffix(".o") }
    }
}

/// What this package's build has made.
enum Built {
    /// The folder of programs and modules.
    static let folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent()
    /// The folder of the module that stands for the system's zlib.
    static let zlib = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Sources/ZLib/include")
        .standardizedFileURL.path
    /// The command line.
    static let pageflow = folder.appendingPathComponent("pageflow").path
}
