import Foundation

extension URL {
    /// The paths of the files in this folder and its subfolders whose names have this ending, sorted and relative to this folder.
    func pathsWithin(endingWith ending: String) -> [String] {
        let folder = resolvingSymlinksInPath()
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(ending) && !folder.appendingPathComponent($0).isFolder }.sorted()
    }

    private var isFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
