import AdoptModel
import Foundation

/// Reads what is at a path: an `.xcodeproj`, a package, or a folder of sources.
public enum ProjectReader {
    /// Why nothing can be adopted at a path, with what to do instead.
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    /// The project at a path: an `.xcodeproj`, a folder that holds one, a folder with a `Package.swift`, or a folder of sources.
    public static func read(_ path: URL) throws -> SourceProject {
        SourceProject(name: path.lastPathComponent, folder: path, targets: [])
    }
}
