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
        case "<absolute>": return path.isEmpty ? nil : place(at: path)
        case "SOURCE_ROOT": return place(at: path)
        case "<group>":
            guard let parent = parents[object.id], !path.hasPrefix("/") else { return place(at: path) }
            return place(of: parent, depth: depth + 1)?.appending(path)
        default: return nil
        }
    }

    /// The URL of a path. An absolute path of another machine means the file in the project's folder whose path has the same end.
    private func place(at path: String) -> URL {
        let place = root.appending(path)
        guard path.hasPrefix("/"), !Self.exists(place) else { return place }
        let parts = path.split(separator: "/")
        let ends = parts.indices.lazy.map { root.appending(parts[$0...].joined(separator: "/")) }
        return ends.first(where: Self.exists) ?? place
    }

    private static func exists(_ place: URL) -> Bool { FileManager.default.fileExists(atPath: place.path) }
}

extension URL {
    /// The URL of a path relative to this folder, or of an absolute path, with `..` and `.` resolved.
    func appending(_ path: String) -> URL {
        if path.isEmpty { return self }
        return (path.hasPrefix("/") ? URL(fileURLWithPath: path) : appendingPathComponent(path))
            .standardizedFileURL
    }
}
