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
        guard target == nil || scheme == nil else {
            throw Failure("Use either --target or --scheme, not both.")
        }
        let wanted = Wanted(target: target, scheme: scheme)
        let parent = path.deletingLastPathComponent()
        switch (path.pathExtension, path.lastPathComponent) {
        case ("xcodeproj", _): return try readProject(path, wanted)
        case (_, "project.xcworkspace"): return try readProject(parent, wanted)
        case ("xcworkspace", _): return try read(WorkspaceFile(path), wanted)
        case (_, "Package.swift"): return try readFolder(parent, wanted)
        default: break
        }
        guard FoundFile.isFolder(path) else {
            throw Failure("\(path.path) is a file. Pass an .xcodeproj, an .xcworkspace or a folder.")
        }
        return try readFolder(path, wanted)
    }

    /// The requested part of a project: all of it, a target or a scheme.
    private struct Wanted {
        var target: String?
        var scheme: String?

        /// - Parameter containers: The places of the schemes.
        func chosen(of project: SourceProject, schemesIn containers: [URL]) throws -> SourceProject {
            let schemes = SchemeFiles(containers)
            let choice = TargetChoice(project: project, schemes: schemes.names)
            if let scheme { return try choice.chosen(scheme: scheme, schemes.scheme(scheme)) }
            return try target.map { try choice.chosen(target: $0) } ?? project
        }
    }

    private static func readProject(_ file: URL, _ wanted: Wanted) throws -> SourceProject {
        let project = try XcodeProjectReader(file).project(packageTests: wanted.scheme != nil)
        // A workspace next to the project often contains the schemes.
        let besides = FolderWalk.entries(of: file.deletingLastPathComponent())
        return try wanted.chosen(
            of: project, schemesIn: [file] + besides.filter { $0.pathExtension == "xcworkspace" })
    }

    private static func read(_ workspace: WorkspaceFile, _ wanted: Wanted) throws -> SourceProject {
        let project = try WorkspaceReader(workspace: workspace).project(packageTests: wanted.scheme != nil)
        return try wanted.chosen(
            of: project, schemesIn: [workspace.file] + workspace.projects + workspace.packages)
    }

    private static func readFolder(_ folder: URL, _ wanted: Wanted) throws -> SourceProject {
        if let own = try read(FolderWalk.entries(of: folder), in: folder, wanted) { return own }
        if FoundFile.isPackage(folder) {
            var project = try PackageReader(folder: folder).package().project
            project.lockedPackages = PackagePins(besides: folder).packages
            return try wanted.chosen(of: project, schemesIn: [folder])
        }
        let below = ["xcodeproj", "xcworkspace"].flatMap { FolderWalk.folders(endingIn: $0, in: folder) }
        return try read(below, in: folder, wanted)
            ?? wanted.chosen(of: SourceFolder(folder: folder).project(), schemesIn: [])
    }

    /// Reads the projects among files; `nil` if there are none. A workspace determines which of them belong together.
    private static func read(_ files: [URL], in folder: URL, _ wanted: Wanted) throws -> SourceProject? {
        let projects = files.filter { $0.pathExtension == "xcodeproj" }
        let workspaces = files.filter { $0.pathExtension == "xcworkspace" }
            .compactMap { try? WorkspaceFile($0) }.filter(\.holdsSeveral)
        if workspaces.count == 1 { return try read(workspaces[0], wanted) }
        if projects.isEmpty { return nil }
        if projects.count == 1 { return try readProject(projects[0], wanted) }
        let named = projects.filter { $0.deletingPathExtension().lastPathComponent == wanted.target }
        if named.count == 1 { return try readProject(named[0], Wanted()) }
        let paths = projects.map { "  " + $0.path.dropFirst(folder.path.count + 1) }
        throw Failure(
            "\(folder.path) contains \(projects.count) projects. Pass one of them as the path:\n"
                + paths.joined(separator: "\n"))
    }
}
