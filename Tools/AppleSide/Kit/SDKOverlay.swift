import Foundation

/// Hides what of an SDK's copy the compiler does not take. The SDK's folder stays as it is.
///
/// In Xcode `usr/include/libxml` is a link. Copies that have made a folder of it define the module libxml2 twice.
struct SDKOverlay {
    /// What the front end is told; nothing if the SDK needs no overlay.
    let flags: [String]

    init(of sdk: SDKFolder, in folder: URL) throws {
        let include = URL(fileURLWithPath: sdk.path).appendingPathComponent("usr/include")
        let one = include.appendingPathComponent("libxml/module.modulemap")
        let other = include.appendingPathComponent("libxml2/libxml/module.modulemap")
        let outer = include.appendingPathComponent("libxml2/module.modulemap")
        let isTwice = [one, other, outer].allSatisfy { FileManager.default.fileExists(atPath: $0.path) }
        guard isTwice, one.resolvingSymlinksInPath() != other.resolvingSymlinksInPath() else {
            flags = []
            return
        }
        let empty = folder.appendingPathComponent("empty.modulemap")
        try UnchangedFile.write("", to: empty)
        let overlay = Overlay(roots: [.init(name: outer.path, contents: empty.path)])
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let file = folder.appendingPathComponent("overlay.yaml")
        // The format is YAML, and JSON is YAML.
        try UnchangedFile.write(String(decoding: try encoder.encode(overlay), as: UTF8.self), to: file)
        flags = ["-vfsoverlay", file.path]
    }

    /// The format of clang's overlays.
    private struct Overlay: Encodable {
        let version = 0
        let roots: [File]

        struct File: Encodable {
            let type = "file"
            let name: String
            let contents: String

            private enum CodingKeys: String, CodingKey {
                case type, name
                case contents = "external-contents"
            }
        }
    }
}
