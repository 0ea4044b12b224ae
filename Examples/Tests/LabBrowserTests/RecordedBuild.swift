import Foundation

/// Tests that the lab or an exploration has written, built as a separate program with the build products of this package's tests.
struct RecordedBuild {
    /// The modules of this package that a recorded test may import.
    private static let modules = [
        "AppRecording", "CoreGraphics", "Exploration", "FlowGraph", "InterfaceFiles", "LabPage",
        "LayoutSolver",
        "ListUpdates", "MainActorTests", "MarkupText",
        "MessageUI", "PageFlow", "PageFlowFullScreen", "PageFlowTesting", "PhotosUI",
        "Pictures", "ProgramClasses", "ProgramCopies", "ProgramIO",
        "QuartzCore",
        "SafariServices", "SeededNumbers", "Shop", "Simulator", "SymbolShapes", "Symbols", "TaskOrder",
        "TestTraits", "TextMetrics", "UIFoundation", "UIKit", "UIKitControls", "UIKitCore", "UIKitDynamics",
        "UIKitInteraction", "UIKitLists",
        "UIKitLooks", "UIKitPages", "UIKitStoryboards", "UIKitText",
        "UniformTypeIdentifiers", "UserNotifications", "_Testing_CoreGraphics", "_Testing_UIKit",
    ]

    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "recorded-\(UUID().uuidString)")

    struct DoesNotCompile: Error, CustomStringConvertible {
        let description: String
    }

    /// Builds a program from files, by name.
    ///
    /// - Throws: ``DoesNotCompile`` with the compiler's message.
    init(_ sources: [String: String]) async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let entry = """
            import Testing

            @main struct Run {
                static func main() async { await Testing.__swiftPMEntryPoint() as Never }
            }
            """
        let files = sources.merging(["Run.swift": entry]) { own, _ in own }
        for (name, text) in files {
            try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        }
        let arguments = ["swiftc"] + files.keys.sorted() + arguments
        let compiled = try await ChildProcess("/usr/bin/env", arguments, in: folder).end()
        guard compiled.status == 0 else {
            remove()
            throw DoesNotCompile(description: compiled.text)
        }
    }

    /// The output of a run, and its exit status.
    func run(environment: [String] = []) async throws -> (text: String, status: Int32) {
        let program = folder.appendingPathComponent("recorded").path
        return try await ChildProcess(
            "/usr/bin/env", environment + [program, "--testing-library", "swift-testing"], in: folder
        ).end()
    }

    /// Deletes the program.
    func remove() { try? FileManager.default.removeItem(at: folder) }

    private var arguments: [String] {
        [
            "-parse-as-library", "-swift-version", "6", "-o", "recorded",
            "-I", Built.folder.appendingPathComponent("Modules").path, "-I", Built.headers(of: "ZLib"),
            "-I", Built.headers(of: "ProgramClasses"), "-Xcc",
            "-fmodule-map-file=\(Built.folder.path)/TaskOrder.build/module.modulemap", "-Xcc",
            "-fmodule-map-file=\(Built.folder.path)/LabPage.build/module.modulemap", "-Xcc",
            "-fmodule-map-file=\(Built.folder.path)/ProgramCopies.build/module.modulemap", "-l_FoundationICU",
        ] + Self.modules.flatMap { objects(of: $0) }
    }

    /// The object files of a module. Its folder may also contain object files of earlier source files.
    private func objects(of module: String) -> [String] {
        let build = Built.folder.appendingPathComponent("\(module).build")
        let map = build.appendingPathComponent("output-file-map.json")
        if let data = try? Data(contentsOf: map),
            let outputs = try? JSONDecoder().decode([String: [String: String]].self, from: data)
        {
            return outputs.values.compactMap { $0["object"] }
        }
        // A C module has no map.
        let files = FileManager.default.enumerator(at: build, includingPropertiesForKeys: nil)
        return (files?.compactMap { ($0 as? URL)?.path } ?? []).filter { $0.hasSuffix(".o") }
    }
}

/// The build products of this package.
enum Built {
    /// The folder of programs and modules.
    static let folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent()
    /// The folder with the headers and the module map of a C module.
    static func headers(of module: String) -> String {
        URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Sources/Base/\(module)/include")
            .standardizedFileURL.path
    }
    /// The command line.
    static let examples = folder.appendingPathComponent("examples").path
}
