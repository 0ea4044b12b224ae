import Foundation

extension [URL] {
    /// Files that don't exist: one with its path in a folder, or the number of several with the first names; `nil` if there is none.
    func missingFiles(in root: URL) -> String? {
        let folder = root.path + "/"
        let paths = map { $0.path.hasPrefix(folder) ? String($0.path.dropFirst(folder.count)) : $0.path }
        guard let first = paths.first else { return nil }
        guard paths.count > 1 else { return "\(first), which doesn't exist." }
        let names = prefix(3).map(\.lastPathComponent).joined(separator: ", ")
        return "\(count) files that don't exist: \(names)" + (count > 3 ? " and \(count - 3) more." : ".")
    }
}
