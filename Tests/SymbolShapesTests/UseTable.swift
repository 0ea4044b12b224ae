import Foundation

/// The names of system symbols that public apps use, as recorded by `symbols count`.
enum UseTable {
    struct Row {
        let name: String
        let repositories: Int
        let uses: Int
    }

    static let rows: [Row] = {
        let package = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { file, _ in
            file.deletingLastPathComponent()
        }
        let file = package.appendingPathComponent("Tools/Symbols/symbol-uses.tsv")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").compactMap { line in
            let fields = line.split(separator: "\t")
            guard fields.count == 3, let repositories = Int(fields[1]), let uses = Int(fields[2]) else {
                return nil
            }
            return Row(name: String(fields[0]), repositories: repositories, uses: uses)
        }
    }()

    /// The 150 names that the most repositories use.
    static let mostUsed = rows.prefix(150).map(\.name)
}
