import Foundation

/// Files that a project names and that don't exist.
struct MissingFiles {
    private let paths: [String]

    /// - Parameter root: The folder to which paths are relative.
    init(_ files: [URL], in root: URL) {
        let folder = root.path + "/"
        paths = files.map { $0.path.hasPrefix(folder) ? String($0.path.dropFirst(folder.count)) : $0.path }
    }

    /// One file with its path, or the number of several with the first names; `nil` if there is none.
    var words: String? {
        guard let first = paths.first else { return nil }
        guard paths.count > 1 else { return "\(first), which doesn't exist." }
        let names = paths.prefix(Self.namesShown).map { ($0 as NSString).lastPathComponent }
        let left = paths.count - names.count
        return "\(paths.count) files that don't exist: \(names.joined(separator: ", "))"
            + (left > 0 ? " and \(left) more." : ".")
    }

    private static let namesShown = 3
}
