/// The sets of an asset catalogue: folders `.xcassets`, as they are in the source.
///
/// Apple's tools compile catalogues. SwiftPM on Linux copies them, with `.process` and with `.copy`.
struct AssetCatalog {
    /// The kinds of sets that are read. The names are the folders' extensions.
    enum Kind: String {
        case image = "imageset"
        case color = "colorset"
        case data = "dataset"
        case symbol = "symbolset"
    }

    private var sets: [Kind: [String: URL]] = [:]

    init() {}

    /// Takes up the sets of a folder; of two with one name the first.
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

    /// The folder of a set.
    func folder(_ kind: Kind, _ name: String) -> URL? { sets[kind]?[name] }
}

extension AssetContents {
    /// Reads the description of a set; `nil` where there is none.
    init?(in folder: URL) {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
            let contents = try? JSONDecoder().decode(AssetContents.self, from: data)
        else { return nil }
        self = contents
    }
}

extension FileManager {
    /// The folders in a folder, by their names.
    func folders(in folder: URL) -> [URL] {
        let names = ((try? contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        return names.map { folder.appendingPathComponent($0) }.filter { item in
            var isFolder: ObjCBool = false
            return fileExists(atPath: item.path, isDirectory: &isFolder) && isFolder.boolValue
        }
    }
}
