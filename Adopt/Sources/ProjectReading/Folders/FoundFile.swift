import Foundation

/// Finds files without regard to case, as macOS does.
enum FoundFile {
    /// The file or folder at a URL, or one whose name differs only in case; `nil` if there is none.
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

    /// Whether a folder contains a manifest.
    static func isPackage(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
    }

    /// Whether a URL is that of an Xcode project or workspace.
    static func isContainer(_ place: URL) -> Bool {
        ["xcodeproj", "xcworkspace"].contains(place.pathExtension)
    }
}
