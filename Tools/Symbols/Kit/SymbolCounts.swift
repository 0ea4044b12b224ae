import Foundation
import Shell

/// The uses of system symbol names in one repository.
package struct SymbolCounts {
    /// The repository, its commit, and the number of uses.
    package let summary: String
    /// The uses of each name.
    package let uses: [String: Int]

    /// Counts the names in the files of a git checkout in a folder `owner/name`. Libraries in `Pods` are skipped.
    package init(folder: URL) throws {
        let reader = SymbolNameReader()
        var uses: [String: Int] = [:]
        for file in Self.files(in: folder) {
            let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
            let isInterface = Self.interfaces.contains(file.pathExtension)
            let names = isInterface ? reader.names(inInterface: text) : reader.names(inCode: text)
            for name in names { uses[name, default: 0] += 1 }
        }
        let commit = try Shell.output(["git", "-C", folder.path, "rev-parse", "--short=12", "HEAD"])
        let name = folder.pathComponents.suffix(2).joined(separator: "/")
        summary = "\(name) at \(commit): \(uses.count) names, \(uses.values.reduce(0, +)) uses"
        self.uses = uses
    }

    private static let code: Set = ["swift", "m", "mm"]
    private static let interfaces: Set = ["storyboard", "xib"]

    private static func files(in folder: URL) -> [URL] {
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey])
        return (all?.allObjects as? [URL] ?? []).filter { file in
            let isFile = (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
            return isFile && code.union(interfaces).contains(file.pathExtension)
                && !file.pathComponents.contains("Pods")
        }
    }
}
