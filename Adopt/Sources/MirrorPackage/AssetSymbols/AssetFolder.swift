import Foundation

/// The images and colors of asset catalogs, or of a folder in them that provides a namespace.
struct AssetFolder {
    /// An image set or a color set.
    struct Asset {
        let name: String
        /// The name that UIKit finds the asset by.
        let path: String
    }

    private(set) var images: [Asset] = []
    private(set) var colors: [Asset] = []
    private(set) var folders: [AssetFolder] = []
    /// The folder's name; empty for a catalog itself.
    let name: String

    /// - Parameter catalogs: The `.xcassets` folders.
    init(_ catalogs: [URL]) {
        name = ""
        for catalog in catalogs { add(catalog, prefix: "") }
    }

    private init(_ folder: URL, named name: String, prefix: String) {
        self.name = name
        add(folder, prefix: prefix)
    }

    private mutating func add(_ folder: URL, prefix: String) {
        for item in Self.folders(in: folder) {
            let name = item.deletingPathExtension().lastPathComponent
            switch item.pathExtension {
            case "imageset", "symbolset": images.append(Asset(name: name, path: prefix + name))
            case "colorset": colors.append(Asset(name: name, path: prefix + name))
            case "" where Self.providesNamespace(item):
                folders.append(AssetFolder(item, named: name, prefix: prefix + name + "/"))
            case "": add(item, prefix: prefix)
            default: continue
            }
        }
    }

    private static func folders(in folder: URL) -> [URL] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        return names.map { folder.appendingPathComponent($0) }.filter { item in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: item.path, isDirectory: &isFolder)
                && isFolder.boolValue
        }
    }

    private static func providesNamespace(_ folder: URL) -> Bool {
        struct Contents: Decodable {
            struct Properties: Decodable {
                var providesNamespace: Bool?
                enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
            }
            var properties: Properties?
        }
        let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json"))
        let contents = data.flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }
        return contents?.properties?.providesNamespace ?? false
    }
}

extension Array {
    /// The first of the elements with each name.
    func firstOfEach(_ name: KeyPath<Element, String>) -> [Element] {
        var seen: Set<String> = []
        return filter { seen.insert($0[keyPath: name]).inserted }
    }
}
