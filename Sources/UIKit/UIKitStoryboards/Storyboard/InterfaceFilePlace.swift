import Foundation
import InterfaceFiles

/// The location of an Interface Builder file in a bundle, and of its localized texts.
@MainActor
struct InterfaceFilePlace {
    let path: String
    private let name: String
    private let bundle: Bundle

    /// Searches the bundle, `Base.lproj`, and the user's preferred languages. Returns `nil` if the file doesn't exist.
    init?(_ name: String, _ kind: String, in bundle: Bundle) {
        let folders =
            [nil, "Base.lproj"] + Self.languages(of: bundle).map { "\($0).lproj" } + ["en.lproj"]
        let paths = folders.lazy.compactMap { folder in
            folder.map { "\($0)/\(name)" } ?? name
        }.map { (bundle.resourceURL ?? bundle.bundleURL).appendingPathComponent("\($0).\(kind)").path }
        guard let path = paths.first(where: { FileManager.default.fileExists(atPath: $0) }) else {
            return nil
        }
        self.path = path
        self.name = name
        self.bundle = bundle
    }

    private static func languages(of bundle: Bundle) -> [String] {
        Runtime.current.region.localizations(of: bundle)
    }

    /// Reads the file. A file that can't be read causes an exception that names the error, and the result is `nil`.
    func read() -> InterfaceFile? {
        do {
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            return try InterfaceFile.read(data, path: path)
        } catch {
            Runtime.current.diagnostics.raise(.invalidArgument, "\(error)")
            return nil
        }
    }

    /// The localized texts of the file: `Name.strings` in the language's folder.
    var strings: [String: String] {
        for language in Self.languages(of: bundle) {
            let url = (bundle.resourceURL ?? bundle.bundleURL)
                .appendingPathComponent("\(language).lproj/\(name).strings")
            guard let data = try? Data(contentsOf: url),
                let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
            else { continue }
            return list as? [String: String] ?? [:]
        }
        return [:]
    }
}

extension Bundle {
    /// The description of a bundle in UIKit's messages.
    var interfaceName: String { "NSBundle <\(bundlePath)> (loaded)" }
}
