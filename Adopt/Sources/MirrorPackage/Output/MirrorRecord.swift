import AdoptModel
import Foundation

/// The inputs of a mirror, stored with it, so that the next run rewrites only the changes.
struct MirrorRecord: Codable {
    /// Incremented when the rewriting changes, so that existing mirrors are rebuilt.
    static let version = 39

    /// One target.
    struct Module: Codable {
        /// The hash of all inputs.
        let hash: String
        let folder: String
        let files: [File]
        let tables: String?
        let mainClass: String?
    }

    /// One Swift file.
    struct File: Codable {
        let original: String
        /// The file's path in the mirror.
        let place: String
        let compiledText: String
        let lines: Int
        let isAsItWas: Bool
        /// The number of rewritten constructs of each kind.
        let changes: [String: Int]
        let problems: [Problem]
    }

    /// A construct that can't be rewritten.
    struct Problem: Codable {
        let message: String
        let line: Int
        let column: Int
    }

    /// A module that replaces a framework.
    struct StandIn: Codable {
        let name: String
        /// The paths of its files in the package Frameworks.
        let files: [String]
        /// The generated file's text; empty if there is none.
        let source: String
        /// The stand-ins that it imports.
        let dependencies: [String]
    }

    var hash = ""
    /// The modules by their targets' names.
    var modules: [String: Module] = [:]
    var standIns: [StandIn] = []
    /// Whether the mirror lists its tests itself because SwiftPM's list didn't compile.
    var listsTests = false

    /// Whether a target is an app that can be launched: it declares an app delegate.
    func hasProgram(_ target: SourceTarget) -> Bool {
        target.kind == .app && modules[target.name]?.mainClass != nil
    }
}

extension MirrorRecord.Module {
    init(_ hash: String, _ module: AdoptedModule, _ rewritten: RewrittenModule) {
        self.hash = hash
        folder = module.folder
        let files = zip(module.files, rewritten.files).filter { !$1.isLeftOut }
        self.files = files.map { original, file in
            let place = rewritten.mainClass == nil ? original.place : LinuxFileName.ofLibrary(original.place)
            return MirrorRecord.File((original.source, place), file, in: module.folder)
        }
        tables = rewritten.tables
        mainClass = rewritten.mainClass
    }
}

extension MirrorRecord.File {
    fileprivate init(
        _ original: (source: ModuleSources.File, place: String), _ rewritten: RewrittenModule.File,
        in folder: String
    ) {
        self.original = original.source.path
        place = "\(folder)/\(original.place)"
        compiledText = Self.located(rewritten.text, at: original.source.path)
        lines = original.source.text.utf8.reduce(0) { $1 == 10 ? $0 + 1 : $0 }
        isAsItWas = rewritten.text == original.source.text
        changes = rewritten.changes.reduce(into: [:]) { $0[$1.construct, default: 0] += 1 }
        problems = rewritten.problems.map {
            MirrorRecord.Problem(message: $0.message, line: $0.line, column: $0.column)
        }
    }

    /// The text with directives that make the compiler name the original.
    private static func located(_ text: String, at path: String) -> String {
        "#sourceLocation(file: \"\(path.escapedForLiteral)\", line: 1)\n\(text)"
    }
}

extension MirrorRecord.StandIn {
    init(_ module: StandInModule) {
        name = module.name
        files = module.files.map(\.path)
        source = module.source
        dependencies = module.dependencies
    }
}
