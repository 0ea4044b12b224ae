import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The contents of an `.xcworkspace`.
struct WorkspaceFile {
    /// The workspace.
    let file: URL
    /// The existing projects, without the one that CocoaPods generates for pods.
    let projects: [URL]
    /// The projects that don't exist, in a sentence; `nil` if there are none.
    let remark: String?
    /// The folders of the existing packages.
    let packages: [URL]

    /// - Throws: `ProjectReader.Failure` if the contents can't be read.
    init(_ file: URL) throws {
        guard let root = MarkupFile.root(of: file.appendingPathComponent("contents.xcworkspacedata"))
        else {
            throw ProjectReader.Failure(
                "\(file.lastPathComponent) has no readable contents.xcworkspacedata. Pass one of its projects instead."
            )
        }
        self.file = file
        let folder = file.deletingLastPathComponent()
        let places = Self.places(in: root, group: folder, container: folder)
        let listed = places.filter {
            $0.pathExtension == "xcodeproj" && $0.lastPathComponent != "Pods.xcodeproj"
        }
        projects = listed.filter(FoundFile.isFolder)
        remark = listed.filter { !FoundFile.isFolder($0) }.missingFiles(in: folder).map {
            "The workspace lists \($0) If a tool such as Tuist or XcodeGen generates projects, run it first."
        }
        packages = places.filter(FoundFile.isPackage)
    }

    /// Whether the workspace contains more than one project and its pods.
    var holdsSeveral: Bool { projects.count + packages.count > 1 }

    private static func places(in element: XMLElement, group: URL, container: URL) -> [URL] {
        element.all("*").flatMap { child -> [URL] in
            let place = place(child[attribute: "location"] ?? "", group: group, container: container)
            return child.name == "Group" ? places(in: child, group: place, container: container) : [place]
        }
    }

    /// `group:` is relative to the group, `container:` to the workspace's folder.
    private static func place(_ location: String, group: URL, container: URL) -> URL {
        let parts = location.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return group }
        switch parts[0] {
        case "absolute": return URL(fileURLWithPath: parts[1])
        case "container": return container.appending(parts[1])
        default: return group.appending(parts[1])
        }
    }
}
