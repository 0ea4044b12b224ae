import Synchronization

/// The named images, colors, and files of a bundle. Each is searched once.
package final class AssetBundle: @unchecked Sendable {
    private let folders: [URL]
    private let catalog: AssetCatalog
    private let lock = NSLock()
    private var images: [String: UIImageAsset] = [:]
    private var colors: [String: NamedColor] = [:]

    private init(_ folders: [URL], _ catalogs: [URL]) {
        self.folders = folders
        catalog = catalogs.reduce(into: AssetCatalog()) { $0.add($1) }
    }

    // MARK: Lookup

    /// Returns the images with a name, from a catalog or otherwise from files in one folder; `nil` if there are none.
    package func image(_ name: String) -> UIImageAsset? {
        lock.lock()
        defer { lock.unlock() }
        if let known = images[name] { return known }
        let found = catalogImages(name) ?? fileImages(name)
        let variants = found.isEmpty ? nameWithoutEnding(name).flatMap(catalogImages) ?? [] : found
        guard !variants.isEmpty else { return nil }
        let asset = UIImageAsset(variants, named: name)
        images[name] = asset
        return asset
    }

    /// Returns the color with a name; `nil` if there is none.
    package func color(_ name: String) -> NamedColor? {
        lock.lock()
        defer { lock.unlock() }
        if let known = colors[name] { return known }
        guard let entries = catalog.folder(.color, name).flatMap({ AssetContents(in: $0) })?.colors else {
            return nil
        }
        let color = NamedColor(entries)
        colors[name] = color
        return color
    }

    /// Returns the data set's file that best matches the traits, and its type.
    func data(_ name: String, for traits: UITraitCollection) -> (file: URL, type: String?)? {
        guard let folder = catalog.folder(.data, name), let entries = AssetContents(in: folder)?.data else {
            return nil
        }
        let fitting = entries.compactMap { entry in AssetFit(entry).map { (entry, $0) } }
        guard let entry = fitting.best(for: traits, \.1)?.0, let name = entry.filename else { return nil }
        return (folder.appendingPathComponent(name), entry.typeIdentifier)
    }

    /// A file name also refers to a set: `sea.jpg` is the set `sea` if there is no such file.
    private func nameWithoutEnding(_ name: String) -> String? {
        ["gif", "jpeg", "jpg", "png"].first { name.hasSuffix("." + $0) }.map {
            String(name.dropLast($0.count + 1))
        }
    }

    private func catalogImages(_ name: String) -> [ImageVariant]? {
        if catalog.folder(.symbol, name) != nil {
            return [ImageVariant(fit: AssetFit(), content: .symbol(name))]
        }
        return catalog.folder(.image, name).map { ImageVariant.variants(in: $0) }
    }

    private func fileImages(_ name: String) -> [ImageVariant] {
        folders.lazy.map { ImageVariant.variants(named: name, beneath: $0) }.first { !$0.isEmpty } ?? []
    }

    // MARK: Bundles

    private static let known = Mutex<[String: AssetBundle]>([:])

    /// Returns the assets of a bundle; `nil` for the app's bundle.
    package static func of(_ bundle: Bundle?) -> AssetBundle {
        let bundle = bundle ?? .main
        return known.withLock { known in
            if let found = known[bundle.bundlePath] { return found }
            let made = bundle === Bundle.main ? AssetBundle(app: bundle) : AssetBundle(bundle)
            known[bundle.bundlePath] = made
            return made
        }
    }

    private convenience init(_ bundle: Bundle) {
        let folder = bundle.resourceURL ?? bundle.bundleURL
        self.init([folder], folder.catalogs(depth: 3))
    }

    /// The app's bundle is the folder of its program. SwiftPM puts the resources of targets in bundles inside it, including
    /// the app's own.
    private convenience init(app bundle: Bundle) {
        let folder = bundle.resourceURL ?? bundle.bundleURL
        let resources = FileManager.default.folders(in: folder).filter { $0.pathExtension == "resources" }
        self.init(
            [folder] + resources,
            folder.catalogs(depth: 0) + resources.flatMap { $0.catalogs(depth: 3) })
    }
}

extension URL {
    /// Returns the catalogs in a folder and its subfolders, down to a depth.
    fileprivate func catalogs(depth: Int) -> [URL] {
        let folders = FileManager.default.folders(in: self)
        let here = folders.filter { $0.pathExtension == "xcassets" }
        guard depth > 0 else { return here }
        return here
            + folders.filter { $0.pathExtension != "xcassets" }.flatMap { $0.catalogs(depth: depth - 1) }
    }
}
