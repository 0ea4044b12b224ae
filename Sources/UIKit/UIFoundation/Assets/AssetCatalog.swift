/// The sets of an asset catalog: uncompiled `.xcassets` folders.
///
/// Apple's tools compile catalogs. SwiftPM on Linux copies them, with `.process` and with `.copy`.
struct AssetCatalog {
    /// The supported kinds of sets. Raw values are the folders' extensions.
    enum Kind: String {
        case image = "imageset"
        case color = "colorset"
        case data = "dataset"
        case symbol = "symbolset"
    }

    private var sets: [Kind: [String: URL]] = [:]

    init() {}

    /// Adds the sets of a folder. The first of two sets with the same name is used.
    mutating func add(_ folder: URL, prefix: String = "") {
        for item in FileManager.default.folders(in: folder) {
            let name = prefix + item.deletingPathExtension().lastPathComponent
            if let kind = Kind(rawValue: item.pathExtension) {
                if sets[kind]?[name] == nil { sets[kind, default: [:]][name] = item }
            } else if item.pathExtension.isEmpty {
                let isNamespace = AssetContents(in: item)?.properties?.providesNamespace ?? false
                add(item, prefix: isNamespace ? prefix + item.lastPathComponent + "/" : prefix)
            }
        }
    }

    /// Returns the folder of a set.
    func folder(_ kind: Kind, _ name: String) -> URL? { sets[kind]?[name] }
}

extension AssetContents {
    /// Reads the description of a set; `nil` if there is none.
    init?(in folder: URL) {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
            let contents = try? JSONDecoder().decode(AssetContents.self, from: data)
        else { return nil }
        self = contents
    }
}

extension FileManager {
    /// Returns the subfolders of a folder, sorted by name.
    func folders(in folder: URL) -> [URL] {
        let names = ((try? contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        return names.map { folder.appendingPathComponent($0) }.filter { item in
            var isFolder: ObjCBool = false
            return fileExists(atPath: item.path, isDirectory: &isFolder) && isFolder.boolValue
        }
    }
}
