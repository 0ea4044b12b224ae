import Foundation

/// Every declaration and use in a target's folder, as the compiler resolved it.
///
/// What `#if` leaves out on the system of the build is not compiled, and so is not here.
package struct SourceIndex {
    /// The folder, as it was given.
    let folder: String
    /// What stands in each file, by its path in the folder.
    let files: [String: [Occurrence]]

    /// Reads the index of a build. Files that have changed since are an error.
    package init(of folder: String, store: String, library: String) throws {
        self.folder = folder
        let url = URL(fileURLWithPath: folder).resolvingSymlinksInPath()
        let index = try IndexStore(at: store, IndexLibrary(at: library))
        let units = try index.units(in: url.path)
        var files: [String: [Occurrence]] = [:]
        for name in try SourceIndex.swiftFiles(in: url) {
            let file = url.appendingPathComponent(name)
            guard let unit = units[file.path], try file.isOlder(than: unit.time) else {
                throw IndexError(
                    "\(folder)/\(name) has changed since the build.", repair: "build the package again")
            }
            files[name] = try index.occurrences(in: unit)
        }
        self.files = files
    }

    private static func swiftFiles(in folder: URL) throws -> [String] {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let files = names.filter { $0.hasSuffix(".swift") }.sorted()
        guard !files.isEmpty else {
            throw IndexError("\(folder.path) has no Swift files.", repair: "name the folder of a target")
        }
        return files
    }
}

extension URL {
    fileprivate func isOlder(than time: Date) throws -> Bool {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return (attributes[.modificationDate] as? Date).map { $0 <= time } ?? false
    }
}
