import Foundation

/// The files below a folder, in the order of their paths, as a project takes them: a catalogue or a bundle is one file.
enum FolderWalk {
    /// Folders that are one file to a project.
    private static let packages: Set<String> = [
        "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "framework", "xcframework", "playground", "docc",
        "icon",
        "scnassets", "mlpackage", "xcmappingmodel", "xcstickers", "atlas", "rtfd", "app", "appex",
    ]
    /// Folders whose files belong to another project or to a build.
    private static let foreign: Set<String> = [
        "Pods", "Carthage", "DerivedData", "build", "Build", "node_modules", "fastlane", "vendor",
        "xcuserdata",
    ]
    private static let foreignEndings: Set<String> = ["xcodeproj", "xcworkspace", "playground", "dSYM"]

    /// The files below a folder.
    /// - Parameter isLeftOut: Whether a folder is passed by.
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

    /// Whether a folder holds what others wrote or what a build made.
    static func isForeign(_ folder: URL) -> Bool { foreign.contains(folder.lastPathComponent) }

    /// The folders with this ending below a folder, without what is foreign.
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

    /// What stands in a folder, without hidden files.
    static func entries(of folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().map(folder.appendingPathComponent)
    }

    /// Whether an entry is a link to a folder that it stands in.
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
