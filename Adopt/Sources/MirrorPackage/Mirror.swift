import AdoptModel
import Foundation
import SourceRewriting
import StandIns

/// The generated package in which an app is built on Linux, and how it is brought up to date.
///
/// The original is read and never written. Files of the mirror are written when their text differs, so that the next build compiles
/// what has changed and no more.
package struct Mirror: Sendable {
    /// The package's folder.
    package let output: URL
    /// The folder of PageFlow's package, which the mirror depends on.
    package let pageFlow: URL

    package init(output: URL, pageFlow: URL) {
        self.output = output
        self.pageFlow = pageFlow
    }

    /// The folder for the packages of others, which are brought before the mirror is written.
    ///
    /// - Throws: ``MirrorFailure`` where the output holds something else.
    package func packagesFolder() throws -> URL {
        try OutputFolder.requireMirror(in: output)
        return output.appendingPathComponent(OutputFolder.packages)
    }

    /// Writes the mirror of a project, or brings it up to date.
    ///
    /// - Parameter missing: What the compiler has not found in the mirror of before: modules that nobody knows are made from its uses.
    /// - Throws: ``MirrorFailure`` where the folder holds something else, or nothing of the project can be adopted.
    package func refresh(_ project: SourceProject, missing: MissingNames = MissingNames()) throws
        -> AdoptReport
    {
        let folder = try OutputFolder(output)
        let targets = project.targets.filter(\.isAdopted)
        guard targets.contains(where: { !$0.sources.isEmpty }) else {
            throw MirrorFailure(
                "\(project.name) has no target with Swift files that runs on a phone or a tablet.")
        }
        let before = folder.record
        let modules = try targets.map { try AdoptedModule(reading: $0, of: project) }
        let known = before?.missing.union(missing) ?? missing
        let record = try rewrite(
            modules, besides: project.broughtPackages, missing: known, before: before)
        let package = PackageText(project: project, modules: modules, record: record, pageFlow: pageFlow)
        try folder.write(package.text, to: "Package.swift")
        for module in modules where record.hasProgram(module.target) {
            let others = modules.map(\.target).filter { $0.kind == .library }.map(\.module)
            try ProgramFiles(module, besides: record.standIns.map(\.name) + others, in: output)
                .write(to: folder)
            try AppFolder(module, with: modules, in: output).write(to: folder)
        }
        for module in modules where module.target.kind == .unitTests {
            try folder.write(TestFiles.onLinux, to: "\(module.folder)/OnLinux.swift")
        }
        try write(record, to: folder)
        folder.removeWhatWasNotWritten()
        try folder.save(record)
        return AdoptReport(project, modules, record, output: output, written: folder.writtenPaths)
    }

    /// What the modules become. Those of which no file has changed are as they were.
    private func rewrite(
        _ modules: [AdoptedModule], besides packages: [BroughtPackage], missing: MissingNames,
        before: MirrorRecord?
    ) throws -> MirrorRecord {
        let others = packages.flatMap { $0.products.values.joined() }
        let names = Set(modules.map(\.target.module) + others)
        let sources = modules.map { $0.sources(besides: names) }
        let libraries = modules.map(ModuleLibraries(modules).of)
        let hashes = zip(modules, zip(sources, libraries)).map { module, parts in
            let files = parts.1.flatMap(\.files).map(\.source) + parts.0.files
            return ContentHash.of(module.settings, files.map { [$0.path, $0.text] }.joined())
        }
        var record = MirrorRecord()
        record.missing = missing
        for (index, (module, (source, hash))) in zip(modules, zip(sources, hashes)).enumerated() {
            if let same = before?.modules[module.target.name], same.hash == hash {
                record.modules[module.target.name] = same
            } else {
                let rewriter = ModuleRewriter(
                    libraries: libraries[index].map { $0.sources(besides: names) })
                record.modules[module.target.name] = MirrorRecord.Module(
                    hash, module, rewriter.rewrite(source))
            }
        }
        let own = PageFlowProducts(of: pageFlow).names
        let all = ContentHash.of((own.sorted() + others.sorted()).joined(separator: ","), hashes)
        if let before, before.hash == all, before.missing == missing {
            record.standIns = before.standIns
        } else {
            record.standIns = StandInMaker().modules(for: sources, missing: missing).filter {
                !own.contains($0.name)
            }
            .map(MirrorRecord.StandIn.init)
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
            try folder.write(standIn.source, to: "StandIns/\(standIn.name)/\(standIn.name).swift")
        }
    }
}

/// Why there is no mirror, with what to do instead.
package struct MirrorFailure: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}
