import Foundation
import InterfaceFiles

/// Where a file of Interface Builder lies in a bundle, and the texts that lie beside it.
@MainActor
struct InterfaceFilePlace {
    let path: String
    private let name: String
    private let bundle: Bundle

    /// Looks in the bundle itself, in `Base.lproj`, and in the languages that the user prefers. `nil` if it is nowhere.
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

    /// Reads the file. One that cannot be read is an exception that says what is wrong; then `nil`.
    func read() -> InterfaceFile? {
        do {
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            return try InterfaceFile.read(data, path: path)
        } catch {
            Runtime.current.diagnostics.raise(.invalidArgument, "\(error)")
            return nil
        }
    }

    /// The texts of the file in the user's language: `Name.strings` of the language's folder.
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
    /// How UIKit's messages call a bundle.
    var interfaceName: String { "NSBundle <\(bundlePath)> (loaded)" }
}
