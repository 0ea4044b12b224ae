import Foundation

/// The role of a file in a target, by its extension.
enum FileUse {
    case source
    case otherSource
    case resource
    case nothing

    init(_ file: URL) {
        switch file.pathExtension.lowercased() {
        case "swift": self = .source
        case "m", "mm", "c", "cc", "cpp", "cxx", "metal", "s": self = .otherSource
        case "h", "hpp", "pch", "modulemap", "md", "xcconfig", "entitlements", "docc", "framework",
            "xcframework", "a", "dylib", "tbd", "appex", "app", "podspec", "resolved", "xctestplan", "sh",
            "rb", "py", "playground", "xcprivacy", "lock", "license":
            self = .nothing
        case "": self = Self.isDocument(file) ? .nothing : .resource
        default: self = .resource
        }
    }

    private static func isDocument(_ file: URL) -> Bool {
        ["LICENSE", "Podfile", "Cartfile", "Gemfile", "Makefile", "README"].contains(file.lastPathComponent)
    }
}

/// The files of a target by their roles, without duplicates.
struct SortedFiles {
    private(set) var sources: [URL] = []
    private(set) var otherSources: [URL] = []
    private(set) var resources: [URL] = []
    private var seen: Set<String> = []

    /// Sorts files by their extensions.
    init(_ files: [URL] = []) {
        for file in files { add(file, as: FileUse(file)) }
    }

    mutating func add(_ file: URL, as use: FileUse) {
        guard use != .nothing, seen.insert(file.standardizedFileURL.path).inserted else { return }
        switch use {
        case .source: sources.append(file)
        case .otherSource: otherSources.append(file)
        case .resource: resources.append(file)
        case .nothing: break
        }
    }
}
