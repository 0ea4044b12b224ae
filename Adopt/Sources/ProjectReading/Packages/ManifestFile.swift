import Foundation

/// The manifest that SwiftPM reads: `Package@swift-6.0.swift` takes precedence over `Package.swift`.
enum ManifestFile {
    private static let swift = VersionNumber("6.3")!

    /// The manifest for the newest version of Swift, up to the one that builds mirrors.
    static func newest(in folder: URL) -> URL {
        let versions = FolderWalk.entries(of: folder).compactMap { file in
            version(of: file.lastPathComponent).map { (file: file, version: $0) }
        }
        return versions.filter { $0.version <= swift }.max { $0.version < $1.version }?.file
            ?? folder.appendingPathComponent("Package.swift")
    }

    private static func version(of name: String) -> VersionNumber? {
        name.wholeMatch(of: /Package@swift-([\d.]+)\.swift/).flatMap { VersionNumber(String($0.1)) }
    }
}
