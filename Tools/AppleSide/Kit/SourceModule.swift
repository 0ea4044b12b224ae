import Foundation

/// A module whose sources are checked.
public struct SourceModule: Sendable {
    let name: String
    let files: [URL]
    /// The modules that its files import.
    let imports: Set<String>

    /// Whether SwiftPM generates `Bundle.module` for it.
    let hasResources: Bool

    /// Creates a module from all Swift files in folders and their subfolders.
    public init(_ name: String, in folders: URL...) throws {
        self.name = name
        let found = folders.flatMap { folder in
            let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            return found?.compactMap { $0 as? URL } ?? []
        }
        files = found.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
        hasResources = found.contains { ["storyboard", "xcassets", "xib"].contains($0.pathExtension) }
        imports = Set(try files.flatMap { Self.imports(in: try String(contentsOf: $0, encoding: .utf8)) })
    }

    private static func imports(in text: String) -> [String] {
        let line =
            #/
            (?m) ^ \ * (?:@\w+\ )* (?:\w+\ )? import\  (?:(?:struct|class|enum|protocol|func|var)\ )? (?<module>\w+)
            /#
        return text.matches(of: line).map { String($0.module) }
    }

    /// In an order in which each module follows those that it imports.
    static func ordered(_ modules: [SourceModule]) -> [SourceModule] {
        var rest = modules
        var ordered: [SourceModule] = []
        while let next = rest.firstIndex(where: { $0.imports.isDisjoint(with: rest.map(\.name)) }) {
            ordered.append(rest.remove(at: next))
        }
        return ordered + rest
    }

    /// Groups of modules that don't import each other; each group follows those that it imports.
    static func waves(_ modules: [SourceModule]) -> [[SourceModule]] {
        var waves: [[SourceModule]] = []
        var rest = modules
        while !rest.isEmpty {
            let names = rest.map(\.name)
            let ready = rest.filter { $0.imports.isDisjoint(with: names) }
            guard !ready.isEmpty else { return waves + [rest] }
            waves.append(ready)
            rest.removeAll { module in ready.contains { $0.name == module.name } }
        }
        return waves
    }
}
