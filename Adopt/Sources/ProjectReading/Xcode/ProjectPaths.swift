import Foundation

/// The URLs of the files and groups of a project.
struct ProjectPaths {
    /// The folder of `$(SRCROOT)`.
    let root: URL
    private let parents: [String: ProjectObject]

    private static let groups: Set<String> = ["PBXGroup", "PBXVariantGroup", "XCVersionGroup"]

    init(objects: ProjectObjects, root: URL) {
        self.root = root
        var parents: [String: ProjectObject] = [:]
        for group in objects.all(Self.groups) {
            for child in group.strings("children") { parents[child] = group }
        }
        self.parents = parents
    }

    /// The URL of a file or group; `nil` for build products and system files.
    func place(of object: ProjectObject) -> URL? {
        place(of: object, depth: 0)
    }

    private func place(of object: ProjectObject, depth: Int) -> URL? {
        guard depth < 200 else { return nil }
        // A project's main group has no folder of its own, and neither has a localized file's group.
        let path = object.string("path") ?? ""
        switch object.string("sourceTree") ?? "<group>" {
        case "<absolute>": return path.isEmpty ? nil : absolute(path)
        case "<group>" where path.hasPrefix("/"), "SOURCE_ROOT" where path.hasPrefix("/"):
            return absolute(path)
        case "SOURCE_ROOT": return root.appending(path)
        case "<group>":
            guard let parent = parents[object.id] else { return root.appending(path) }
            return place(of: parent, depth: depth + 1)?.appending(path)
        default: return nil
        }
    }

    /// The URL of an absolute path. If the path is from another computer, the matching file in the project's folder, if it
    /// exists.
    private func absolute(_ path: String) -> URL {
        let named = URL(fileURLWithPath: path)
        let parts = named.pathComponents
        let here = parts.indices.filter { parts[$0] == root.lastPathComponent }.map {
            root.appending(parts[($0 + 1)...].joined(separator: "/"))
        }
        let isThere = { (place: URL) in FileManager.default.fileExists(atPath: place.path) }
        return isThere(named) ? named : here.first(where: isThere) ?? named
    }
}

extension URL {
    /// The URL of a path relative to this folder, with `..` and `.` resolved.
    fileprivate func appending(_ path: String) -> URL {
        path.isEmpty ? self : appendingPathComponent(path).standardizedFileURL
    }
}
