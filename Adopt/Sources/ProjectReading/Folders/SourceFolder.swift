import AdoptModel
import Foundation

/// Reads a folder of sources without a project file: one app or library, and its tests.
struct SourceFolder {
    let folder: URL

    func project() throws -> SourceProject {
        let files = FolderWalk.files(in: folder, leavingOut: FolderWalk.isForeign)
        let marks = files.filter { FileUse($0) == .source && $0.lastPathComponent != "Package.swift" }
            .reduce(into: [URL: SourceMarks]()) { $0[$1] = SourceMarks($1) }
        guard !marks.isEmpty else {
            throw ProjectReader.Failure(
                "There is no project at \(folder.path): no .xcodeproj, Package.swift or Swift files. Pass the folder that contains the project."
            )
        }
        let groups = Dictionary(grouping: files) { nameOfTests(with: $0, marks) }
        let app = app(groups[nil] ?? [], marks)
        let tests = groups.compactMap { name, files in name.map { testTarget($0, files, marks, of: app) } }
        return SourceProject(
            name: folder.lastPathComponent, folder: folder,
            targets: [app] + tests.sorted { $0.name < $1.name })
    }

    /// The test target of a file: the name of its folder with the suffix "Tests", or "Tests" for a test elsewhere.
    private func nameOfTests(with file: URL, _ marks: [URL: SourceMarks]) -> String? {
        let folders = file.pathComponents.dropFirst(folder.pathComponents.count).dropLast()
        return folders.first { $0.hasSuffix("Tests") } ?? (marks[file]?.isTest == true ? "Tests" : nil)
    }

    private func app(_ files: [URL], _ marks: [URL: SourceMarks]) -> SourceTarget {
        let sorted = SortedFiles(files)
        let plist = sorted.resources.first { $0.lastPathComponent.hasSuffix("Info.plist") }
        let launches = files.contains { marks[$0]?.launchesApp == true }
        let tested = marks.sorted { $0.key.path < $1.key.path }.compactMap(\.value.testedModule).first
        let name = folder.lastPathComponent
        return SourceTarget(
            name: name, module: tested ?? name.c99Identifier,
            kind: launches ? .app : .library, sources: sorted.sources, otherSources: sorted.otherSources,
            resources: sorted.resources.filter { $0 != plist }, infoPlist: plist)
    }

    private func testTarget(
        _ name: String, _ files: [URL], _ marks: [URL: SourceMarks], of app: SourceTarget
    ) -> SourceTarget {
        let sorted = SortedFiles(files)
        let taps = files.contains { marks[$0]?.tapsFromOutside == true }
        return SourceTarget(
            name: name, module: name.c99Identifier, kind: taps ? .interfaceTests : .unitTests,
            sources: sorted.sources, otherSources: sorted.otherSources,
            resources: sorted.resources.filter { !$0.path.hasSuffix("Info.plist") }, dependencies: [app.name])
    }
}
