import Foundation

/// A module whose sources are checked.
public struct SourceModule: Sendable {
    let name: String
    let files: [URL]
    /// The modules that its files import.
    let imports: Set<String>

    /// All Swift files in a folder and below it.
    public init(_ name: String, in folder: URL) throws {
        self.name = name
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        files = (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
            .sorted { $0.path < $1.path }
        imports = Set(try files.flatMap { Self.imports(in: try String(contentsOf: $0, encoding: .utf8)) })
    }

    private static func imports(in text: String) -> [String] {
        let line =
            #/
            (?m) ^ \ * (?:@\w+\ )* (?:\w+\ )? import\  (?:(?:struct|class|enum|protocol|func|var)\ )? (?<module>\w+)
            /#
        return text.matches(of: line).map { String($0.module) }
    }

    /// In an order in which each stands behind those that it imports.
    static func ordered(_ modules: [SourceModule]) -> [SourceModule] {
        var rest = modules
        var ordered: [SourceModule] = []
        while let next = rest.firstIndex(where: { $0.imports.isDisjoint(with: rest.map(\.name)) }) {
            ordered.append(rest.remove(at: next))
        }
        return ordered + rest
    }
}
