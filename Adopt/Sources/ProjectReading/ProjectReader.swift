import AdoptModel
import Foundation

/// Reads what is at a path: an `.xcodeproj`, a package, or a folder of sources.
public enum ProjectReader {
    /// Why nothing can be adopted at a path, with what to do instead.
    public struct Failure: Error, CustomStringConvertible {
        /// The reason in a sentence, with the repair.
        public let description: String

        init(_ description: String) {
            self.description = description
        }
    }

    /// The project at a path: an `.xcodeproj`, a folder that holds one, a folder with a `Package.swift`, or a folder of sources.
    /// - Parameters:
    ///   - path: The file or folder.
    ///   - target: The target to adopt, with what it needs and with its tests. Where a folder holds several projects it may be the
    ///     name of one. Needed where there are several apps.
    /// - Throws: `Failure` where there is no project, where there are several, and where no target has the name.
    public static func read(_ path: URL, target: String? = nil) throws -> SourceProject {
        let path = path.standardizedFileURL
        guard FileManager.default.fileExists(atPath: path.path) else {
            throw Failure("Nothing is at \(path.path). Look at the path's spelling.")
        }
        if path.pathExtension == "xcodeproj" {
            return try TargetChoice(project: XcodeProjectReader(path).project()).chosen(target)
        }
        if path.pathExtension == "xcworkspace" {
            return try read(path.deletingLastPathComponent(), target: target)
        }
        guard FoundFile.isFolder(path) else {
            if path.lastPathComponent == "Package.swift" {
                return try read(path.deletingLastPathComponent(), target: target)
            }
            throw Failure("\(path.path) is a file. Name an .xcodeproj or a folder.")
        }
        return try readFolder(path, target: target)
    }

    private static func readFolder(_ folder: URL, target: String?) throws -> SourceProject {
        let own = FolderWalk.entries(of: folder).filter { $0.pathExtension == "xcodeproj" }
        if !own.isEmpty { return try read(own, in: folder, target: target) }
        if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
            return try TargetChoice(project: PackageReader(folder: folder).package().project).chosen(target)
        }
        let below = FolderWalk.folders(endingIn: "xcodeproj", in: folder)
        if !below.isEmpty { return try read(below, in: folder, target: target) }
        return try TargetChoice(project: SourceFolder(folder: folder).project()).chosen(target)
    }

    private static func read(_ projects: [URL], in folder: URL, target: String?) throws -> SourceProject {
        if projects.count == 1 { return try read(projects[0], target: target) }
        let named = projects.filter { $0.deletingPathExtension().lastPathComponent == target }
        if named.count == 1 { return try read(named[0], target: nil) }
        let paths = projects.map { String($0.path.dropFirst(folder.path.count + 1)) }
        throw Failure(
            "\(folder.path) holds \(projects.count) projects. Name one of them as the path:\n"
                + paths.map { "  \($0)" }.joined(separator: "\n"))
    }
}
