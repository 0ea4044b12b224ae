import AdoptModel
import Foundation

/// What `adopt` did with a project's files, for people and as JSON.
package struct AdoptReport: Codable, Sendable {
    /// One target.
    package struct Module: Codable, Sendable {
        package let name: String
        package let kind: String
        package let files: Int
        package let lines: Int
        /// The files that compile as they are.
        package let filesAsTheyWere: Int
        /// How many of each construct were rewritten.
        package let changes: [String: Int]
        /// Sources of other languages, which are left out.
        package let otherSources: [String]
        /// The program that launches it; `nil` for what is no app.
        package let program: String?
    }

    /// What cannot be rewritten.
    package struct Problem: Codable, Sendable {
        package let path: String
        package let line: Int
        package let column: Int
        package let message: String
    }

    /// A module in the place of a framework that Linux lacks.
    package struct StandIn: Codable, Sendable {
        package let name: String
        /// What the app names of it, which does nothing here: the name, the file and the line.
        package let uses: [String]
    }

    package let project: String
    package let output: String
    package let modules: [Module]
    package let problems: [Problem]
    package let standIns: [StandIn]
    /// Packages of others: where they are, and whether their targets are adopted or built as they are.
    package let packages: [String]
    /// Modules of packages that Linux does not build, and that were made from what the app does with them.
    package var replacedPackages: [ReplacedPackage] = []
    /// What could not be read.
    package let remarks: [String]
    /// How many files of the mirror were written: those whose text has changed.
    package let filesWritten: Int
    /// What the compiler said; `nil` before it was asked.
    package var build: BuildResult?
    /// What became of the project's own tests; `nil` where they were not run, or are none.
    package var tests: TestResults?
    /// What was found in the apps; empty where they were not explored.
    package var explorations: [ExplorationSummary] = []
    /// Why an app was not explored, in sentences.
    package var explorationRemarks: [String] = []

    init(
        _ project: SourceProject, _ modules: [AdoptedModule], _ record: MirrorRecord, output: URL,
        written: [String]
    ) {
        self.project = project.name
        self.output = output.path
        self.modules = modules.compactMap { module in
            record.modules[module.target.name].map { Module(module.target, $0) }
        }
        problems = modules.flatMap { module in
            (record.modules[module.target.name]?.files ?? []).flatMap { file in
                file.problems.map {
                    Problem(path: file.original, line: $0.line, column: $0.column, message: $0.message)
                }
            }
        }
        standIns = record.standIns.map { standIn in
            StandIn(name: standIn.name, uses: standIn.uses.map { "\($0.name)  \($0.path):\($0.line)" })
        }
        packages = project.broughtPackages.map { package in
            switch package.use {
            case .adopted(let targets): "\(targets.joined(separator: ", ")) from \(package.folder.path)"
            case .asItIs: "\(package.name) as it is, from \(package.folder.path)"
            }
        }
        remarks =
            project.remarks + record.standIns.flatMap(\.problems)
            + project.targets.filter { !$0.isAdopted }.map {
                "\($0.name) has no place on Linux: \($0.kind.rawValue)."
            }
            + modules.map(\.target).filter { $0.kind == .app && !record.hasProgram($0) }.map {
                "\($0.name) has no class with @UIApplicationMain or @main that is an app's delegate: nothing launches it."
            }
        filesWritten = written.count
    }
}

extension AdoptReport.Module {
    fileprivate init(_ target: SourceTarget, _ module: MirrorRecord.Module) {
        name = target.name
        kind = target.kind.rawValue
        // What Xcode makes of data models and asset catalogues as it builds is none of the project's.
        let own = module.files.filter { $0.original.hasSuffix(".swift") }
        files = own.count
        lines = own.reduce(0) { $0 + $1.lines }
        filesAsTheyWere = own.filter(\.isAsItWas).count
        changes = module.files.reduce(into: [:]) { $0.merge($1.changes, uniquingKeysWith: +) }
        otherSources = target.otherSources.map(\.path)
        program = target.kind == .app && module.mainClass != nil ? target.product : nil
    }
}

extension AdoptReport {
    /// The programs of the mirror, by the names that `swift run` takes.
    package var programs: [String] { modules.compactMap(\.program) }
}
