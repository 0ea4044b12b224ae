import AdoptModel
import Foundation
import StandIns

/// The result of `adopt` for a project, as text and as JSON.
package struct AdoptReport: Codable, Sendable {
    /// One target.
    package struct Module: Codable, Sendable {
        package let name: String
        package let kind: String
        package let files: Int
        package let lines: Int
        /// The number of files that compile unchanged.
        package let filesAsTheyWere: Int
        /// The number of rewritten constructs of each kind.
        package let changes: [String: Int]
        /// Sources in other languages, which are omitted.
        package let otherSources: [String]
        /// The program that launches the app; `nil` if the target isn't an app.
        package let program: String?
    }

    /// A construct that can't be rewritten.
    package struct Problem: Codable, Sendable {
        package let path: String
        package let line: Int
        package let column: Int
        package let message: String
    }

    package let project: String
    package let output: String
    package let modules: [Module]
    package let problems: [Problem]
    /// The modules of the package Frameworks that the project imports, with those that they import.
    package let frameworks: [String]
    /// The third-party packages: their folders, and whether their targets are adopted or built unchanged.
    package let packages: [String]
    /// The files of the project that can't be built here and are left out of the mirror.
    package private(set) var leftOut: [LeftOutFile] = []
    /// The files that stay without parts that need something that isn't here.
    package private(set) var partialFiles: [PartialFiles.File] = []
    /// The modules that aren't here.
    package private(set) var absentModules: [AbsentModule] = []
    /// How each app starts.
    package private(set) var launches: [AppLaunch] = []
    /// The result of the whole project, if files are left out of ``build``.
    package var wholeBuild: BuildResult?
    /// The parts that couldn't be read.
    package let remarks: [String]
    /// The number of mirror files that were written because their text changed.
    package let filesWritten: Int
    /// The build's result; `nil` before a build.
    package var build: BuildResult?
    /// The results of the project's own tests; `nil` if there are none or they weren't run.
    package var tests: TestResults?
    /// The results for the explored apps; empty if no app was explored.
    package var explorations: [ExplorationSummary] = []
    /// The reasons why apps weren't explored, in sentences.
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
        let imported = modules.reduce(into: Set()) { $0.formUnion($1.imports) }
        frameworks = record.standIns.map(\.name).filter {
            !Framework.everywhere.contains($0) || imported.contains($0)
        }
        packages = project.broughtPackages.map { package in
            switch package.use {
            case .adopted(let targets):
                "\(targets.joined(separator: ", ")) from \(package.folder.path): \(package.changes.joined(separator: "; "))"
            case .asItIs: "\(package.name), unchanged, from \(package.folder.path)"
            }
        }
        remarks =
            project.remarks
            + project.targets.filter { !$0.isAdopted }.map {
                "\($0.name) isn't supported on Linux: \($0.kind.rawValue)."
            }
        filesWritten = written.count
    }
}

extension AdoptReport.Module {
    fileprivate init(_ target: SourceTarget, _ module: MirrorRecord.Module) {
        name = target.name
        kind = target.kind.rawValue
        // Code that Xcode generates for data models and asset catalogs isn't the project's own.
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
    /// The report with the files that a part of the project leaves out.
    package func of(_ part: ProjectPart) -> AdoptReport {
        var report = self
        let folder = part.project.folder.standardizedFileURL.path + "/"
        // A reader can change the project's own files, and not those of packages.
        func ownFirst<File>(_ files: [File], _ path: (File) -> String) -> [File] {
            files.filter { path($0).hasPrefix(folder) } + files.filter { !path($0).hasPrefix(folder) }
        }
        report.leftOut = ownFirst(part.leftOut, \.path)
        report.partialFiles = ownFirst(part.partialFiles.files, \.path)
        report.absentModules = part.absentModules
        report.launches = part.launches
        return report
    }

    /// The programs of the mirror, by their names for `swift run`.
    package var programs: [String] { modules.compactMap(\.program) }
}
