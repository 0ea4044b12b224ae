import AdoptModel
import Foundation

/// Reads a folder of sources without a project file.
struct SourceFolder {
    let folder: URL

    func project() throws -> SourceProject {
        let files = FolderWalk.files(in: folder, leavingOut: FolderWalk.isForeign)
        let swift = files.filter { FileUse($0) == .source && $0.lastPathComponent != "Package.swift" }
        guard !swift.isEmpty else {
            throw ProjectReader.Failure(
                "There is no project at \(folder.path): no .xcodeproj, Package.swift or Swift files. Pass the folder that contains the project."
            )
        }
        let marks = Dictionary(
            swift.map { ($0.path, SourceMarks($0)) }, uniquingKeysWith: { first, _ in first })
        let tests = testFolders(swift.filter { marks[$0.path]?.isTest == true })
        let inTests = { (file: URL) in
            tests.contains { file.path.hasPrefix($0.path + "/") } || marks[file.path]?.isTest == true
        }
        let entries = swift.filter { marks[$0.path]?.launchesApp == true && !inTests($0) }
        var project = SourceProject(name: folder.lastPathComponent, folder: folder, targets: [])
        project.targets = apps(files.filter { !inTests($0) }, entries: entries, marks: marks)
        project.targets += testTargets(
            files.filter(inTests), folders: tests, marks: marks, apps: project.targets)
        return project
    }

    /// The topmost folders that have "test" in their name and contain tests.
    private func testFolders(_ tests: [URL]) -> [URL] {
        var folders: [URL] = []
        for test in tests {
            let below = test.deletingLastPathComponent().pathComponents.dropFirst(folder.pathComponents.count)
            guard let last = below.firstIndex(where: { $0.hasSuffix("Tests") || $0 == "Test" }) else {
                continue
            }
            let place = below[...last].reduce(folder) { $0.appendingPathComponent($1) }
            if !folders.contains(place) { folders.append(place) }
        }
        return folders
    }

    private func apps(_ files: [URL], entries: [URL], marks: [String: SourceMarks]) -> [SourceTarget] {
        guard entries.count > 1 else {
            return [app(folder, files: files, launches: !entries.isEmpty, marks: marks)]
        }
        let roots = entries.map { root(of: $0, among: entries) }
        let shared = files.filter { file in !roots.contains { file.path.hasPrefix($0.path + "/") } }
        return roots.map { root in
            app(
                root, files: files.filter { $0.path.hasPrefix(root.path + "/") } + shared, launches: true,
                marks: marks)
        }
    }

    /// The topmost folder that contains this app's entry file and no other app's.
    private func root(of entry: URL, among entries: [URL]) -> URL {
        var root = entry.deletingLastPathComponent()
        while root.path != folder.path {
            let parent = root.deletingLastPathComponent()
            if entries.contains(where: { $0 != entry && $0.path.hasPrefix(parent.path + "/") }) { break }
            root = parent
        }
        return root
    }

    private func app(_ root: URL, files: [URL], launches: Bool, marks: [String: SourceMarks]) -> SourceTarget
    {
        let name = root.lastPathComponent
        let tested = marks.filter { $0.key.hasPrefix(root.path + "/") }.compactMap(\.value.testedModule)
        var sorted = SortedFiles()
        files.forEach { sorted.add($0, as: FileUse($0)) }
        let plist =
            sorted.resources.first { $0.lastPathComponent == "Info.plist" }
            ?? sorted.resources.first { $0.lastPathComponent.hasSuffix("Info.plist") }
        return SourceTarget(
            name: name, module: mostFrequent(tested) ?? customModule(sorted.resources) ?? name.c99Identifier,
            kind: launches ? .app : .library, sources: sorted.sources, otherSources: sorted.otherSources,
            resources: sorted.resources.filter { $0 != plist }, infoPlist: plist)
    }

    /// The module of the classes in the storyboards.
    private func customModule(_ resources: [URL]) -> String? {
        let boards = resources.filter { ["storyboard", "xib"].contains($0.pathExtension) }
        let modules = boards.compactMap { try? String(contentsOf: $0, encoding: .utf8) }.flatMap { text in
            text.components(separatedBy: "customModule=\"").dropFirst().compactMap {
                $0.split(separator: "\"").first.map(String.init)
            }
        }
        return mostFrequent(modules)
    }

    private func mostFrequent(_ names: [String]) -> String? {
        let counts = names.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    private func testTargets(
        _ files: [URL], folders: [URL], marks: [String: SourceMarks], apps: [SourceTarget]
    ) -> [SourceTarget] {
        let loose = files.filter { file in !folders.contains { file.path.hasPrefix($0.path + "/") } }
        let groups = folders.map { place in
            (place.lastPathComponent, files.filter { $0.path.hasPrefix(place.path + "/") })
        }
        return (groups + (loose.isEmpty ? [] : [("Tests", loose)])).map { name, files in
            var sorted = SortedFiles()
            files.forEach { sorted.add($0, as: FileUse($0)) }
            let taps = sorted.sources.contains { marks[$0.path]?.tapsFromOutside == true }
            let imported = sorted.sources.reduce(into: Set<String>()) {
                $0.formUnion(marks[$1.path]?.imports ?? [])
            }
            return SourceTarget(
                name: name, module: name.c99Identifier, kind: taps ? .interfaceTests : .unitTests,
                sources: sorted.sources,
                otherSources: sorted.otherSources,
                resources: sorted.resources.filter { !$0.path.hasSuffix("Info.plist") },
                dependencies: apps.filter { imported.contains($0.module) || apps.count == 1 }.map(\.name))
        }
    }
}
