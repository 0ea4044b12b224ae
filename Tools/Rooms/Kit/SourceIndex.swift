import Foundation

/// The declarations and uses in a target's folder, as the compiler resolved them.
///
/// Code that `#if` excludes on the system of a build isn't compiled. The index of a build for another system adds it.
package struct SourceIndex {
    /// The folder, as it was passed.
    let folder: String
    /// The occurrences in each file, by its path in the folder.
    private(set) var files: [String: [Occurrence]]

    /// Reads the index of a build. Throws if files have changed since.
    ///
    /// - Parameter only: The subfolders that are read; empty for all.
    package init(of folder: String, only: [String] = [], store: String, library: String) throws {
        self.folder = folder
        let url = URL(fileURLWithPath: folder).resolvingSymlinksInPath()
        let index = try IndexStore(at: store, IndexLibrary(at: library))
        let units = try index.units(in: url.path)
        var files: [String: [Occurrence]] = [:]
        let names = try SourceIndex.swiftFiles(in: url)
        for name in names where only.isEmpty || only.contains(where: { name.hasPrefix($0 + "/") }) {
            let file = url.appendingPathComponent(name)
            guard let unit = units[file.path], try file.isOlder(than: unit.time) else {
                throw IndexError(
                    "\(folder)/\(name) has changed since the build.", repair: "build the package again")
            }
            files[name] = try index.occurrences(in: unit)
        }
        self.files = files
    }

    /// Adds the index of a build for another system. That build may have compiled copies of some files in a separate folder: the names of a
    /// module's files are unique.
    package mutating func add(store: String, copies: String, library: String) throws {
        let index = try IndexStore(at: store, IndexLibrary(at: library))
        let original = URL(fileURLWithPath: folder).resolvingSymlinksInPath()
        let copy = URL(fileURLWithPath: copies).resolvingSymlinksInPath()
        let all = try index.units(in: original.path).merging(index.units(in: copy.path)) { $1 }
        let units = Dictionary(all.map { ($0.key.lastPart, $0.value) }) { $0.time > $1.time ? $0 : $1 }
        for name in files.keys {
            let file = original.appendingPathComponent(name)
            guard let unit = units[name.lastPart], try file.isOlder(than: unit.time) else {
                throw IndexError(
                    "\(folder)/\(name) has changed since \(store) was made.", repair: "make it again")
            }
            files[name, default: []] += try index.occurrences(in: unit)
        }
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

extension String {
    fileprivate var lastPart: Substring { split(separator: "/").last ?? "" }
}

extension URL {
    fileprivate func isOlder(than time: Date) throws -> Bool {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return (attributes[.modificationDate] as? Date).map { $0 <= time } ?? false
    }
}
