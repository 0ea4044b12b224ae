import AdoptModel
import Foundation
import ProjectReading

/// The part of a project that the user chooses: targets, packages and folders by their names.
package struct PartChoice: Sendable {
    private let names: [String]

    /// - Parameter names: The names. Without one, the app with the most files is chosen if there are several.
    package init(_ names: [String]) { self.names = names }

    /// The chosen part of a project, with all that it depends on, and with the tests of its targets.
    ///
    /// - Throws: ``MirrorFailure`` if the project has nothing with a name.
    package func part(of project: SourceProject, _ outlines: inout SourceOutlines) throws -> SourceProject {
        guard !names.isEmpty else { return largestApp(of: project) }
        var (targets, files): (Set<String>, Set<URL>) = ([], [])
        for name in names {
            let named = Self.targets(named: name, in: project)
            targets.formUnion(named)
            if named.isEmpty { files.formUnion(try Self.files(in: name, of: project)) }
        }
        let whole = Set(TargetChoice.part(of: project, targets: targets).targets.map(\.name))
        let holders = project.targets.filter {
            !files.isDisjoint(with: $0.sources) && !whole.contains($0.name)
        }.map(\.name)
        var part = TargetChoice.part(of: project, targets: targets.union(holders))
        outlines.read(part.targets.filter { holders.contains($0.name) })
        for index in part.targets.indices where holders.contains(part.targets[index].name) {
            Self.cut(&part.targets[index], to: files, outlines)
        }
        part.targets.removeAll { $0.sources.isEmpty && $0.isAdopted }
        return part
    }

    /// Removes the files of a target that some of its files don't need.
    private static func cut(_ target: inout SourceTarget, to files: Set<URL>, _ outlines: SourceOutlines) {
        let needed = NeededFiles(of: target, outlines).with(files.intersection(target.sources))
        let others = target.sources.filter { !needed.contains($0) }
        target.sources.removeAll { !needed.contains($0) }
        target.delegateLeftOut = others.compactMap { outlines[$0]?.start?.delegate }.first
        target.classesLeftOut = others.compactMap { outlines[$0] }.flatMap(\.classes).map(\.name)
    }

    private func largestApp(of project: SourceProject) -> SourceProject {
        let apps = project.targets.filter { $0.kind == .app }
        guard apps.count > 1, let largest = apps.max(by: { $0.sources.count < $1.sources.count }) else {
            return project
        }
        var part = TargetChoice.part(of: project, targets: [largest.name])
        let others = apps.map(\.name).filter { $0 != largest.name }.joined(separator: ", ")
        part.remarks.append(
            "\(largest.name) is the largest of \(apps.count) apps. Choose another with --only: \(others).")
        return part
    }

    /// The targets with a name, a module's name, or in a local package with a name.
    private static func targets(named name: String, in project: SourceProject) -> [String] {
        let named = project.targets.filter { $0.name == name || $0.module == name }
        guard named.isEmpty else { return named.map(\.name) }
        return project.targets.filter { target in
            target.isOfPackage && target.sources.first?.pathComponents.contains(name) == true
        }.map(\.name)
    }

    private static func files(in name: String, of project: SourceProject) throws -> [URL] {
        let place =
            name.hasPrefix("/")
            ? URL(fileURLWithPath: name) : project.folder.appendingPathComponent(name)
        let folder = place.standardizedFileURL.path + "/"
        let files = project.targets.flatMap(\.sources).filter {
            $0.standardizedFileURL.path.hasPrefix(folder)
        }
        guard files.isEmpty else { return files }
        let targets = project.targets.filter(\.isAdopted).map(\.name).joined(separator: ", ")
        throw MirrorFailure(
            "\(project.name) has no target, no package and no folder with Swift files named \(name). Its targets: \(targets)."
        )
    }
}

/// The files of a target that some of its files need.
private struct NeededFiles {
    private let sources: [URL]
    private let outlines: SourceOutlines
    /// The files that declare each type.
    private let places: [String: [URL]]

    init(of target: SourceTarget, _ outlines: SourceOutlines) {
        sources = target.sources
        self.outlines = outlines
        places = sources.reduce(into: [:]) { places, source in
            for type in outlines[source]?.types ?? [] { places[type, default: []].append(source) }
        }
    }

    /// These files, the files that declare the types that they use, and extensions that need no other file.
    func with(_ files: Set<URL>) -> Set<URL> {
        var found: Set<URL> = []
        var waiting = Array(files)
        while let file = waiting.popLast() {
            if found.insert(file).inserted { waiting += needs(file) }
        }
        let extensions = sources.filter { outlines[$0]?.types.isEmpty == true && outlines[$0]?.start == nil }
        return found.union(extensions.filter { needs($0).allSatisfy(found.contains) })
    }

    private func needs(_ file: URL) -> [URL] {
        guard let outline = outlines[file] else { return [] }
        return outline.uses.subtracting(outline.allTypes).flatMap { places[$0] ?? [] }
    }
}
