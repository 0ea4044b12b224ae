import Foundation

/// The files in a folder, sorted by path, as a project lists them: a catalog or a bundle is one file.
enum FolderWalk {
    /// The extensions of folders that a project treats as one file.
    private static let packages: Set<String> = [
        "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "framework", "xcframework", "playground", "docc",
        "icon", "scnassets", "mlpackage", "xcmappingmodel", "xcstickers", "atlas", "rtfd", "app", "appex",
    ]
    /// The names of folders whose files belong to another project or to a build.
    private static let foreign: Set<String> = [
        "Pods", "Carthage", "DerivedData", "build", "Build", "node_modules", "fastlane", "vendor",
        "xcuserdata",
    ]
    private static let foreignEndings: Set<String> = ["xcodeproj", "xcworkspace", "playground", "dSYM"]

    /// The files in a folder and its subfolders.
    /// - Parameter isLeftOut: Whether to skip a folder.
    static func files(in folder: URL, leavingOut isLeftOut: (URL) -> Bool = { _ in false }) -> [URL] {
        entries(of: folder).flatMap { entry -> [URL] in
            guard FoundFile.isFolder(entry) else { return [entry] }
            if packages.contains(entry.pathExtension) { return [entry] }
            if foreignEndings.contains(entry.pathExtension) || leadsBack(entry) || isLeftOut(entry) {
                return []
            }
            return files(in: entry, leavingOut: isLeftOut)
        }
    }

    /// Whether a folder contains third-party code or build products.
    static func isForeign(_ folder: URL) -> Bool { foreign.contains(folder.lastPathComponent) }

    /// The folders with an extension, at any depth, outside of foreign folders.
    static func folders(endingIn ending: String, in folder: URL, depth: Int = 0) -> [URL] {
        guard depth < 8 else { return [] }
        return entries(of: folder).flatMap { entry -> [URL] in
            if entry.pathExtension == ending { return [entry] }
            guard !isForeign(entry), !packages.contains(entry.pathExtension), isRealFolder(entry) else {
                return []
            }
            return folders(endingIn: ending, in: entry, depth: depth + 1)
        }
    }

    /// The contents of a folder, without hidden files.
    static func entries(of folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().map(folder.appendingPathComponent)
    }

    /// Whether an entry is a link to a folder that contains it.
    private static func leadsBack(_ entry: URL) -> Bool {
        guard !isRealFolder(entry) else { return false }
        let target = entry.resolvingSymlinksInPath().path
        return (entry.deletingLastPathComponent().resolvingSymlinksInPath().path + "/").hasPrefix(
            target + "/")
    }

    private static func isRealFolder(_ place: URL) -> Bool {
        let kind = try? FileManager.default.attributesOfItem(atPath: place.path)[.type] as? FileAttributeType
        return kind == .typeDirectory
    }
}
