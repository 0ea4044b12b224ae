import AdoptModel
import Foundation

/// What a mirror was made of, kept beside it: the next run rewrites what has changed since.
struct MirrorRecord: Codable {
    /// Raised when the rewriting changes: mirrors of before are made again.
    static let version = 33

    /// One target.
    struct Module: Codable {
        /// Of all that was read.
        let hash: String
        let folder: String
        let files: [File]
        let tables: String?
        let mainClass: String?
    }

    /// One Swift file.
    struct File: Codable {
        let original: String
        /// Where it lies in the mirror.
        let place: String
        let compiledText: String
        let lines: Int
        let isAsItWas: Bool
        /// How many of each construct were rewritten.
        let changes: [String: Int]
        let problems: [Problem]
    }

    /// What cannot be rewritten.
    struct Problem: Codable {
        let message: String
        let line: Int
        let column: Int
    }

    /// A module in the place of a framework.
    struct StandIn: Codable {
        let name: String
        let source: String
        let uses: [Use]
        /// Other stand-ins that it imports.
        let dependencies: [String]
        /// What it lacks, in sentences.
        let problems: [String]
    }

    /// What is not real.
    struct Use: Codable {
        let name: String
        let path: String
        let line: Int
    }

    var hash = ""
    /// What the compiler has missed so far in files that import modules which nobody knows.
    var missing = MissingNames()
    /// By the names of their targets.
    var modules: [String: Module] = [:]
    var standIns: [StandIn] = []
    /// Whether the mirror lists its tests itself, as SwiftPM's own list of them did not compile.
    var listsTests = false

    /// Whether a target is an app that something can launch: one of its classes is the app's delegate.
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

    /// The text with what lets the compiler speak of the original.
    private static func located(_ text: String, at path: String) -> String {
        "#sourceLocation(file: \"\(path.escapedForLiteral)\", line: 1)\n\(text)"
    }
}

extension MirrorRecord.StandIn {
    init(_ module: StandInModule) {
        name = module.name
        source = module.source
        dependencies = module.dependencies
        problems = module.problems
        uses = module.uses.map { MirrorRecord.Use(name: $0.name, path: $0.path, line: $0.line) }
    }
}
