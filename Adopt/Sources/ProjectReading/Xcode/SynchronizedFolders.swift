import Foundation

/// The folders whose files belong to targets automatically, since Xcode 16.
struct SynchronizedFolders {
    let objects: ProjectObjects
    let paths: ProjectPaths

    /// The files in these folders that belong to a target.
    func files(of target: ProjectObject) -> [URL] {
        let own = Set(target.strings("fileSystemSynchronizedGroups"))
        return objects.all(["PBXFileSystemSynchronizedRootGroup"]).flatMap { group -> [URL] in
            guard let folder = paths.place(of: group) else { return [] }
            let exceptions = exceptions(in: group, for: target)
            // For the folder's own targets, exceptions exclude files. For other targets, they include files.
            if own.contains(group.id) {
                return FolderWalk.files(in: folder).filter { !exceptions.contains(path(of: $0, in: folder)) }
            }
            return exceptions.sorted().flatMap { listed($0, in: folder) }
        }
    }

    private func exceptions(in group: ProjectObject, for target: ProjectObject) -> Set<String> {
        let sets = objects.list("exceptions", of: group).filter { set in
            if set.kind == "PBXFileSystemSynchronizedBuildFileExceptionSet" {
                return set.string("target") == target.id
            }
            return set.string("buildPhase").map(target.strings("buildPhases").contains) == true
                && !target.strings("fileSystemSynchronizedGroups").contains(group.id)
        }
        return Set(sets.flatMap { $0.strings("membershipExceptions") }.map(Self.withoutMark))
    }

    /// A localized file has one entry for all languages: `/Localized: Main.storyboard`.
    private static func withoutMark(_ path: String) -> String {
        path.hasPrefix("/Localized:") ? String(path.dropFirst("/Localized:".count)).trimmed : path
    }

    /// A file's path as exceptions write it, without the language's folder.
    private func path(of file: URL, in folder: URL) -> String {
        file.pathComponents.dropFirst(folder.pathComponents.count).filter { !$0.hasSuffix(".lproj") }
            .joined(separator: "/")
    }

    private func listed(_ path: String, in folder: URL) -> [URL] {
        let place = folder.appending(path)
        if let file = FoundFile.at(place) {
            return FoundFile.isFolder(file) && file.pathExtension.isEmpty
                ? FolderWalk.files(in: file) : [file]
        }
        return FolderWalk.files(in: folder).filter { self.path(of: $0, in: folder) == path }
    }
}
