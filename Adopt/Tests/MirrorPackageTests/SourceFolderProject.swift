import AdoptModel
import Foundation

@testable import MirrorPackage

/// A project whose targets are the subfolders of a folder. A folder `App` is an app, and a folder that ends in `Tests` contains tests.
struct SourceFolderProject {
    let folder: URL
    var project: SourceProject
    var outlines = SourceOutlines()

    /// - Parameters:
    ///   - texts: The Swift files by their paths.
    ///   - list: The app's property list.
    init(_ texts: [String: String], list: [String: Any] = [:]) throws {
        folder =
            FileManager.default.temporaryDirectory.appendingPathComponent("part-\(UUID().uuidString)")
            .standardizedFileURL
        var sources: [String: [URL]] = [:]
        for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
            sources[String(path.prefix { $0 != "/" }), default: []].append(file)
        }
        let plist = folder.appendingPathComponent("Info.plist")
        try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0).write(to: plist)
        project = SourceProject(
            name: "Project", folder: folder,
            targets: sources.sorted { $0.key < $1.key }.map { name, files in
                SourceTarget(
                    name: name, module: name,
                    kind: name.hasSuffix("Tests") ? .unitTests : name.hasPrefix("App") ? .app : .library,
                    sources: files, infoPlist: name == "App" ? plist : nil,
                    dependencies: name.hasSuffix("Tests") ? [String(name.dropLast(5))] : [])
            })
        outlines.read(project.targets)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    var part: ProjectPart { ProjectPart(of: project, outlines: outlines) }

    /// The paths of a project's sources.
    func paths(_ project: SourceProject) -> [String] {
        project.targets.flatMap(\.sources).map { String($0.path.dropFirst(folder.path.count + 1)) }
    }

    /// The compiler's output for an error in each of some files.
    func build(failingIn paths: String...) -> BuildResult {
        let lines = paths.map { "\(folder.path)/\($0):3:1: error: cannot find 'glow' in scope" }
        return BuildResult(output: lines.joined(separator: "\n"), succeeded: false)
    }
}
