import AdoptModel
import Foundation
import SourceRewriting
import StandIns

/// The largest part of a project that can be built here: all files without the statements and declarations that need a module that isn't
/// here, that don't compile, or that need one of these. A file of which nothing else could stay is left out.
package struct ProjectPart: Sendable {
    /// The project without the files that are left out, and without targets that have no other file.
    package private(set) var project: SourceProject
    /// The files that are left out.
    package private(set) var leftOut: [LeftOutFile] = []
    /// The first errors of packages that SwiftPM builds from their own folders, by the names of their modules.
    package private(set) var failedPackages: [String: BuildResult.Failure] = [:]
    /// The files that stay without some of their parts.
    private(set) var partialFiles = PartialFiles()
    let outlines: SourceOutlines
    let pages: PageClasses
    private let types: TypeNeeds
    /// The source files that the project lists and that don't exist. The remarks name them.
    let missingSources: MissingSources
    /// The types that only missing files or Objective-C declare.
    private let absentTypes: Set<String>
    private var absentNames: AbsentNames?
    /// The project with all files.
    private(set) var whole: SourceProject
    /// Modules that are here without being part of the project.
    private var others: Set<String>

    /// - Parameter others: Modules that the project's packages will provide once they have been downloaded.
    package init(of project: SourceProject, outlines: SourceOutlines, besides others: Set<String> = []) {
        missingSources = MissingSources(of: project, outlines)
        whole = project
        whole.remarks += missingSources.sentences
        // Linux doesn't build Objective-C.
        whole.targets.removeAll { $0.kind == .library && $0.sources.isEmpty }
        self.project = whole
        self.outlines = outlines
        self.others = others
        let files = project.targets.flatMap(outlines.of)
        pages = PageClasses(files)
        types = TypeNeeds(project, outlines)
        absentTypes = missingSources.types.union(
            ObjectiveCTypes.all(of: project).subtracting(files.flatMap(\.allTypes)))
        settle()
    }

    /// The part that could be built if other modules were here too, as far as the imports show.
    func besides(_ modules: Set<String>) -> ProjectPart {
        var part = self
        (part.project, part.leftOut, part.others) = (whole, [], others.union(modules))
        part.partialFiles.reset()
        part.settle()
        return part
    }

    /// The modules that the whole project imports and that aren't here.
    var namesOfAbsentModules: Set<String> {
        var part = self
        part.project = whole
        return part.missingModules
    }

    /// "75 files", or "72 files, without 3 files, 1 page, parts of 2 files".
    package var extent: String {
        let (files, lost) = (Count.of(adoptedFiles.count, "file"), lost)
        return lost.files + lost.partialFiles == 0 ? files : "\(files), without \(lost.text)"
    }

    /// Whether an app or a library remains.
    package var isUsable: Bool {
        project.targets.contains { !$0.kind.isTests && $0.isAdopted && !$0.sources.isEmpty }
    }

    /// Whether files are left out because they don't compile.
    package var hasErrors: Bool {
        !failedPackages.isEmpty || !partialFiles.errors.isEmpty
            || leftOut.contains { if case .errors = $0.reason { true } else { false } }
    }

    /// Leaves out what a build reports errors for, and what needs it.
    ///
    /// - Returns: Whether something was left out, and an app or a library remains.
    package mutating func leaveOut(errorsOf build: BuildResult) -> Bool {
        let failures = Dictionary(grouping: build.errors, by: \.path)
        var files: [LeftOutFile] = []
        let packages = failedPackages(failures)
        leaveOut(packages)
        var isChanged = !packages.isEmpty
        for (target, source) in adoptedFiles {
            guard let errors = failures[source.path],
                let first = errors.min(by: { ($0.line, $0.column) < ($1.line, $1.column) })
            else { continue }
            isChanged = true
            let places = Set(errors.map { PartialFile.Place(line: $0.line, column: $0.column) })
            if !leaveOutParts(lacking: PartialFiles.Lack(at: places), of: source, in: target) {
                files.append(file(source, of: target, because: .errors(errors.count, first: first)))
            }
        }
        guard isChanged else { return false }
        leaveOut(files)
        settle()
        return isUsable
    }

    /// Leaves out what had errors in an earlier run. A file that has changed since then is compiled again.
    package mutating func leaveOut(_ known: LastRun.Errors) {
        leaveOut(
            project.broughtPackages.compactMap { package in
                package.products.values.joined().lazy.compactMap { known.packages[$0] }.first.map {
                    (package, $0)
                }
            })
        var files: [LeftOutFile] = []
        for (target, source) in adoptedFiles {
            guard let file = known.file(source, outlines.hash(of: source)) else { continue }
            if let reason = file.reason {
                files.append(self.file(source, of: target, because: reason))
            } else {
                _ = leaveOutParts(lacking: PartialFiles.Lack(at: file.places), of: source, in: target)
            }
        }
        leaveOut(files)
        settle()
    }

    /// What is left out because of errors.
    package var errors: LastRun.Errors {
        var errors = LastRun.Errors(packages: failedPackages)
        for (file, places) in partialFiles.errors { errors.add(file, outlines.hash(of: file), at: places) }
        for file in leftOut {
            guard case .errors = file.reason else { continue }
            let url = URL(fileURLWithPath: file.path)
            errors.add(url, outlines.hash(of: url), because: file.reason)
        }
        return errors
    }

    /// The packages that SwiftPM builds from their own folders and that have errors, with the first one.
    private func failedPackages(
        _ failures: [String: [BuildResult.Failure]]
    ) -> [(BroughtPackage, BuildResult.Failure)] {
        project.broughtPackages.filter { !$0.products.isEmpty }.compactMap { package in
            failures.first { $0.key.hasPrefix(package.folder.standardizedFileURL.path + "/") }
                .map { (package, $0.value[0]) }
        }
    }

    private mutating func leaveOut(_ failed: [(BroughtPackage, BuildResult.Failure)]) {
        for (package, failure) in failed {
            project.broughtPackages.removeAll { $0 == package }
            whole.broughtPackages.removeAll { $0 == package }
            for module in package.products.values.joined() { failedPackages[module] = failure }
            for index in project.targets.indices {
                project.targets[index].products.removeAll { package.products[$0] != nil }
            }
        }
    }

    /// Leaves out what imports modules that aren't here or uses types that are no longer declared, until nothing does.
    private mutating func settle() {
        leaveOut(swiftUIApps)
        while true {
            let missing = missingModules
            for index in project.targets.indices {
                project.targets[index].bridgedModules.removeAll(where: missing.contains)
            }
            let lost = types.lost(in: project, outlines, besides: LaunchInPlace.classes(of: project))
            let lacking = adoptedFiles.compactMap { target, source in
                lack(of: source, in: target, missing, lost).map { (target, source, $0) }
            }
            guard !lacking.isEmpty else { break }
            partialFiles.read(lacking.filter { !$0.0.kind.isTests }.map(\.1))
            leaveOut(
                lacking.compactMap { target, source, lack in
                    leaveOutParts(lacking: lack, of: source, in: target)
                        ? nil : file(source, of: target, because: reason(for: lack, in: source))
                })
        }
        let parts = partialFiles.parts
        for index in project.targets.indices {
            let files = Set(project.targets[index].sources)
            project.targets[index].leftOutParts = parts.filter { files.contains($0.key) }
        }
    }

    /// The files that declare an app of SwiftUI, and no class that others may use.
    private var swiftUIApps: [LeftOutFile] {
        adoptedFiles.compactMap { target, source in
            guard !target.isForLinux, let outline = outlines[source], outline.start == .swiftUI,
                outline.classes.isEmpty
            else { return nil }
            return file(source, of: target, because: .swiftUIApp)
        }
    }

    /// What a file needs that isn't here and hasn't been left out yet; `nil` if it needs nothing.
    private func lack(
        of source: URL, in target: SourceTarget, _ missing: Set<String>, _ lost: LostTypes
    ) -> PartialFiles.Lack? {
        guard !target.isForLinux, let outline = outlines[source] else { return nil }
        let before = partialFiles.lack(of: source)
        var names = lost.uses(in: source, of: target, importing: outline.imports)
            .union(absentTypes.intersection(outline.uses))
        if let type = target.resourceNames.type,
            !missing.isDisjoint(with: outline.modulesOfGeneratedNames(target))
        {
            names.insert(type)
        }
        let lack = PartialFiles.Lack(
            modules: missing.intersection(outline.imports.keys).subtracting(before.modules),
            names: names.subtracting(before.names))
        return lack.modules.isEmpty && lack.names.isEmpty ? nil : lack
    }

    /// Leaves out parts of a file. A test without a part of it could pass by mistake.
    private mutating func leaveOutParts(
        lacking lack: PartialFiles.Lack, of source: URL, in target: SourceTarget
    ) -> Bool {
        guard !target.kind.isTests else { return false }
        var lack = lack
        if !lack.modules.isEmpty, let outline = outlines[source] {
            let names = absentNames ?? AbsentNames(whole, outlines)
            absentNames = names
            lack.names.formUnion(names.used(by: outline, without: lack.modules))
        }
        return partialFiles.leaveOut(lack, of: source, isForLinux: target.isForLinux)
    }

    private func reason(for lack: PartialFiles.Lack, in source: URL) -> LeftOutFile.Reason {
        let lines = outlines[source]?.imports.filter { lack.modules.contains($0.key) } ?? [:]
        let imports = lines.sorted { $0.value < $1.value }
        return imports.first.map { .modules(imports.map(\.key), line: $0.value) }
            ?? .type(lack.names.min() ?? "")
    }

    /// The imported modules that aren't here.
    private var missingModules: Set<String> {
        let here = others.union(project.targets.filter(\.isAdopted).map(\.module))
            .union(project.broughtPackages.flatMap { $0.products.values.joined() })
        let targets = project.targets.filter { $0.isAdopted && !$0.isForLinux }
        let imported = targets.reduce(into: Set<String>()) { all, target in
            all.formUnion(target.bridgedModules)
            for outline in outlines.of(target) {
                all.formUnion(outline.imports.keys)
                all.formUnion(outline.modulesOfGeneratedNames(target))
            }
        }
        return imported.filter { ModuleOrigin(of: $0, besides: here).isMissing }
    }

    private var adoptedFiles: [(SourceTarget, URL)] {
        project.targets.filter(\.isAdopted).flatMap { target in target.sources.map { (target, $0) } }
    }

    private func file(
        _ source: URL, of target: SourceTarget, because reason: LeftOutFile.Reason
    ) -> LeftOutFile {
        LeftOutFile(
            path: source.path, target: target.name, isOfTests: target.kind.isTests,
            pages: pages.of(outlines[source]), reason: reason)
    }

    /// Removes files, and the targets that have no other Swift file. Apps learn the names of the classes, which storyboards may contain.
    private mutating func leaveOut(_ files: [LeftOutFile]) {
        leftOut += files
        let paths = Set(files.map(\.path))
        for index in project.targets.indices {
            let target = project.targets[index]
            let removed = target.sources.filter { paths.contains($0.path) }
            project.targets[index].sources.removeAll { paths.contains($0.path) }
            let classes = removed.compactMap { outlines[$0] }.flatMap(\.classes).map(\.name)
            for app in project.targets.indices where project.targets[app].kind == .app {
                project.targets[app].classesLeftOut += classes
            }
            if let delegate = removed.compactMap({ outlines[$0]?.start?.delegate }).first {
                project.targets[index].delegateLeftOut = delegate
            }
        }
        let emptied = Set(files.map(\.target))
        project.targets.removeAll { emptied.contains($0.name) && $0.sources.isEmpty }
    }
}
