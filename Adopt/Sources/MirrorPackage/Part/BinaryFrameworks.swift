import Foundation

/// The frameworks in a project's folder that contain no source.
enum BinaryFrameworks {
    /// Their names.
    static func names(in folder: URL) -> Set<String> {
        let files = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        var names: Set<String> = []
        while let file = files?.nextObject() as? URL {
            if ["framework", "xcframework"].contains(file.pathExtension) {
                names.insert(file.deletingPathExtension().lastPathComponent)
            }
            if !file.pathExtension.isEmpty || (files?.level ?? 0) > 6
                || file.lastPathComponent == "node_modules"
            {
                files?.skipDescendants()
            }
        }
        return names
    }
}
