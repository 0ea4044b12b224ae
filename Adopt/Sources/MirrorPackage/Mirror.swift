import AdoptModel
import Foundation
import ProjectReading
import SourceRewriting
import StandIns

/// The generated package in which an app is built on Linux, and its updates.
///
/// The original is only read. A file of the mirror is written only if its text differs, so the next build compiles only the
/// changes.
package struct Mirror: Sendable {
    /// The package's folder.
    package let output: URL
    /// The folder of the PageFlow package, on which the mirror depends.
    package let pageFlow: URL
    private let trees = SyntaxTrees()
    /// The generated file of a stand-in. No file of Frameworks has this name.
    private static let generatedFile = "Generated.swift"

    package init(output: URL, pageFlow: URL) {
        self.output = output
        self.pageFlow = pageFlow
    }

    /// The folder for third-party packages, which are downloaded before the mirror is written.
    ///
    /// - Throws: ``MirrorFailure`` if the output contains something else.
    package func packagesFolder() throws -> URL {
        try OutputFolder.requireMirror(in: output)
        return output.appendingPathComponent(OutputFolder.packages)
    }

    /// Writes or updates the mirror of a project.
    ///
    /// - Parameter listsTests: Whether SwiftPM's list of the tests didn't compile, so that the mirror needs its own from now on.
    /// - Throws: ``MirrorFailure`` if the folder contains something else, or if no part of the project can be adopted.
    package func refresh(
        _ project: SourceProject, listsTests: Bool = false
    ) throws -> AdoptReport {
        let folder = try OutputFolder(output)
        let targets = project.targets.filter(\.isAdopted)
        guard targets.contains(where: { !$0.sources.isEmpty }) else {
            throw MirrorFailure(
                "\(project.name) has no iOS target with Swift files.")
        }
        let before = folder.record
        let modules = targets.map(AdoptedModule.init(reading:))
        var record = try rewrite(modules, besides: project.broughtPackages, before: before)
        record.listsTests = listsTests || before?.listsTests == true
        let package = PackageText(project: project, modules: modules, record: record, pageFlow: pageFlow)
        try folder.write(package.text, to: "Package.swift")
        for module in modules where record.hasProgram(module.target) {
            let others = modules.map(\.target).filter { $0.kind == .library }.map(\.module)
            let standIns = record.standIns.map(\.name)
            try ProgramFiles(module.target, besides: others, standIns: standIns, in: output).write(to: folder)
            try AppFolder(module.target, with: targets).write(to: folder)
        }
        if TestHost.isNeeded(by: modules, in: record) {
            try ProgramFiles(TestHost.target, in: output).writeEntrance(to: folder)
            try AppFolder(TestHost.target, with: targets).write(to: folder)
        }
        for module in modules {
            if let linked = module.target.linked { try folder.link(linked.folder, at: module.folder) }
            guard let bundles = BundleText(module) else { continue }
            try folder.write(bundles.text, to: "\(module.folder)/\(BundleText.name)")
        }
        for module in modules where !module.target.isForLinux {
            for file in Framework.inEachModule.files {
                try folder.link(file, at: "\(module.folder)/\(file.lastPathComponent)")
            }
        }
        if record.listsTests { try folder.write(TestList(modules, record).text, to: TestList.path) }
        let apps = targets.filter { $0.kind == .app }
        for module in modules where module.target.kind.isTests {
            try folder.write(
                TestFiles.onLinux(module.target, apps: apps), to: "\(module.folder)/OnLinux.swift")
        }
        try write(record, to: folder)
        folder.removeWhatWasNotWritten()
        try folder.save(record)
        return AdoptReport(project, modules, record, output: output, written: folder.writtenPaths)
    }

    /// The origins of the names that a project and its mirror declare.
    package func origins(of project: SourceProject) throws -> NameOrigins {
        let sources = project.targets.filter(\.isAdopted).flatMap(\.sources)
        let standIns = try OutputFolder(output).record?.standIns ?? []
        return NameOrigins(
            sources: sources.map(SourceText.of), frameworks: standIns.compactMap { Framework.named($0.name) })
    }

    /// Rewrites the modules. Modules without changed files keep their previous result.
    private func rewrite(
        _ modules: [AdoptedModule], besides packages: [BroughtPackage], before: MirrorRecord?
    ) throws -> MirrorRecord {
        let others = packages.flatMap { $0.products.values.joined() }
        let names = Set(modules.map(\.target.module) + others)
        let sources = modules.map { $0.sources(besides: names) }
        let libraries = modules.map(ModuleLibraries(modules).of)
        let hashes = zip(modules, zip(sources, libraries)).map { module, parts in
            let files = parts.1.flatMap(\.files).map(\.source) + parts.0.files
            return ContentHash.of(
                module.target.settingsOfRewriting, files.map { [$0.path, $0.text] }.joined())
        }
        var record = MirrorRecord()
        let changed = modules.indices.filter {
            before?.modules[modules[$0].target.name]?.hash != hashes[$0]
        }
        let rewritten = changed.resultsInParallel { [trees] index in
            let libraries = libraries[index].map { $0.sources(besides: names) }
            return ModuleRewriter(libraries: libraries, trees: trees).rewrite(sources[index])
        }
        for (index, module) in modules.enumerated() {
            record.modules[module.target.name] =
                rewritten[index].map { MirrorRecord.Module(hashes[index], module, $0) }
                ?? before?.modules[module.target.name]
        }
        let own = PageFlowProducts.names
        let besides = own.sorted() + others.sorted() + Framework.texts
        let all = ContentHash.of(besides.joined(separator: ","), hashes)
        if let before, before.hash == all {
            record.standIns = before.standIns
        } else {
            let standIns = StandInMaker(uiKit: pageFlow.appendingPathComponent("Sources"))
                .modules(for: sources)
            record.standIns = standIns.filter { !own.contains($0.name) }.map(MirrorRecord.StandIn.init)
        }
        record.hash = all
        return record
    }

    private func write(_ record: MirrorRecord, to folder: OutputFolder) throws {
        for module in record.modules.values {
            for file in module.files { try folder.write(file.compiledText, to: file.place) }
            if let tables = module.tables { try folder.write(tables, to: "\(module.folder)/Tables.swift") }
        }
        for standIn in record.standIns {
            let place = "StandIns/\(standIn.name)"
            for file in standIn.files.map(URL.init(fileURLWithPath:)) {
                try folder.link(file, at: "\(place)/\(file.lastPathComponent)")
            }
            guard !standIn.source.isEmpty else { continue }
            try folder.write(standIn.source, to: "\(place)/\(Self.generatedFile)")
        }
    }
}

/// The reason why no mirror was written, and how to solve it.
package struct MirrorFailure: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }

    /// Nothing of a project can be built here.
    package init(nothingRemainsOf part: ProjectPart) {
        let reasons = part.absentModules.map { "\n  " + $0.sentence }.joined()
        self.init(
            "Nothing of \(part.project.name) can be built here: "
                + (reasons.isEmpty
                    ? "it has no iOS target with Swift files." : "modules are absent.\(reasons)"))
    }
}
