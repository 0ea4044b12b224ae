import Foundation

/// Looks files up as a Mac does: without regard to capitals.
enum FoundFile {
    /// The file or folder at a place, or the one whose name differs in capitals alone. `nil` where there is none.
    static func at(_ place: URL) -> URL? {
        if FileManager.default.fileExists(atPath: place.path) { return place }
        let parent = place.deletingLastPathComponent()
        guard parent.path != place.path, let folder = at(parent) else { return nil }
        let name = place.lastPathComponent.lowercased()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().first { $0.lowercased() == name }.map(folder.appendingPathComponent)
    }

    static func isFolder(_ place: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder)
            && isFolder.boolValue
    }

    /// Whether a place is that of one of Xcode's projects or workspaces.
    static func isContainer(_ place: URL) -> Bool {
        ["xcodeproj", "xcworkspace"].contains(place.pathExtension)
    }
}
