import AdoptModel
import Foundation

/// Reads the project at a path: an `.xcworkspace`, an `.xcodeproj`, a package, or a folder of sources.
public enum ProjectReader {
    /// The reason why nothing can be adopted at a path, and how to solve it.
    public struct Failure: Error, CustomStringConvertible {
        /// The reason in a sentence, with the solution.
        public let description: String

        init(_ description: String) {
            self.description = description
        }
    }

    /// Reads the project at a path: an `.xcworkspace` or `.xcodeproj`, a folder that contains one, a folder with a
    /// `Package.swift`, or a folder of sources. A workspace consists of all its projects and packages.
    /// - Parameters:
    ///   - path: The file or folder.
    ///   - target: The target to adopt, with its dependencies and its tests. If a folder contains several projects, it may be the
    ///     name of a project.
    ///   - scheme: The Xcode scheme to adopt: the app that it launches, with its dependencies, and the tests that it runs.
    /// - Throws: `Failure` if there is no project, if there are several, or if no target or scheme has the name.
    public static func read(_ path: URL, target: String? = nil, scheme: String? = nil) throws -> SourceProject
    {
        let path = path.standardizedFileURL
        guard FileManager.default.fileExists(atPath: path.path) else {
            throw Failure("There is nothing at \(path.path). Check the path's spelling.")
        }
        let wanted = try Wanted(target: target, scheme: scheme)
        if path.pathExtension == "xcodeproj" { return try readProject(path, wanted) }
        if path.pathExtension == "xcworkspace" {
            let place =
                path.lastPathComponent == "project.xcworkspace" ? path.deletingLastPathComponent() : path
            return place == path ? try read(WorkspaceFile(path), wanted) : try readProject(place, wanted)
        }
        guard FoundFile.isFolder(path) else {
            if path.lastPathComponent == "Package.swift" {
                return try readFolder(path.deletingLastPathComponent(), wanted)
            }
            throw Failure("\(path.path) is a file. Pass an .xcodeproj, an .xcworkspace or a folder.")
        }
        return try readFolder(path, wanted)
    }

    /// The requested part of a project.
    private enum Wanted {
        case all
        case target(String)
        case scheme(String)

        init(target: String?, scheme: String?) throws {
            switch (target, scheme) {
            case (nil, nil): self = .all
            case (let target?, nil): self = .target(target)
            case (nil, let scheme?): self = .scheme(scheme)
            case (.some, .some):
                throw Failure("Use either --target or --scheme, not both.")
            }
        }

        var isScheme: Bool { if case .scheme = self { true } else { false } }
    }

    private static func readProject(_ file: URL, _ wanted: Wanted) throws -> SourceProject {
        let project = try XcodeProjectReader(file).project(packageTests: wanted.isScheme)
        // A workspace next to the project often contains the schemes.
        let workspaces = WorkspaceFile.all(in: file.deletingLastPathComponent())
        return try chosen(wanted, of: project, schemesIn: [file] + workspaces)
    }

    private static func read(_ workspace: WorkspaceFile, _ wanted: Wanted) throws -> SourceProject {
        let project = try WorkspaceReader(workspace: workspace).project(packageTests: wanted.isScheme)
        return try chosen(
            wanted, of: project, schemesIn: [workspace.file] + workspace.projects + workspace.packages)
    }

    private static func chosen(_ wanted: Wanted, of project: SourceProject, schemesIn containers: [URL])
        throws
        -> SourceProject
    {
        let schemes = SchemeFiles(containers)
        let choice = TargetChoice(project: project, schemes: schemes.names)
        switch wanted {
        case .all: return project
        case .target(let name): return try choice.chosen(target: name)
        case .scheme(let name): return try choice.chosen(scheme: name, schemes.scheme(name))
        }
    }

    private static func readFolder(_ folder: URL, _ wanted: Wanted) throws -> SourceProject {
        let workspaces = WorkspaceFile.all(in: folder).compactMap { try? WorkspaceFile($0) }
            .filter(\.holdsSeveral)
        if workspaces.count == 1 { return try read(workspaces[0], wanted) }
        let own = FolderWalk.entries(of: folder).filter { $0.pathExtension == "xcodeproj" }
        if !own.isEmpty { return try read(own, in: folder, wanted) }
        if FoundFile.isPackage(folder) {
            var project = try PackageReader(folder: folder).package().project
            project.lockedPackages = PackagePins(besides: folder).packages
            return try chosen(wanted, of: project, schemesIn: [folder])
        }
        let below = FolderWalk.folders(endingIn: "xcodeproj", in: folder)
        if !below.isEmpty { return try readBelow(folder, below, wanted) }
        return try chosen(wanted, of: SourceFolder(folder: folder).project(), schemesIn: [])
    }

    /// If projects are in subfolders, the workspace determines which of them belong together.
    private static func readBelow(_ folder: URL, _ projects: [URL], _ wanted: Wanted) throws -> SourceProject
    {
        let workspaces = FolderWalk.folders(endingIn: "xcworkspace", in: folder)
            .compactMap { try? WorkspaceFile($0) }.filter(\.holdsSeveral)
        if workspaces.count == 1 { return try read(workspaces[0], wanted) }
        return try read(projects, in: folder, wanted)
    }

    private static func read(_ projects: [URL], in folder: URL, _ wanted: Wanted) throws -> SourceProject {
        if projects.count == 1 { return try readProject(projects[0], wanted) }
        if case .target(let name) = wanted {
            let named = projects.filter { $0.deletingPathExtension().lastPathComponent == name }
            if named.count == 1 { return try readProject(named[0], .all) }
        }
        let paths = projects.map { String($0.path.dropFirst(folder.path.count + 1)) }
        throw Failure(
            "\(folder.path) contains \(projects.count) projects. Pass one of them as the path:\n"
                + paths.map { "  \($0)" }.joined(separator: "\n"))
    }
}
