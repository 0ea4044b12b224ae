import Foundation

/// The uses of system symbol names in public apps.
package struct SymbolUses: Equatable {
    /// One name's counts.
    package struct Row: Equatable {
        /// The symbol's name.
        package var name: String
        /// The number of repositories that use it.
        package var repositories: Int
        /// The number of uses in all repositories.
        package var uses: Int
    }

    /// The repositories, each with its summary in the table.
    package var repositories: [String]
    /// The names, the most used first: by repositories, then uses, then name.
    package var rows: [Row]

    /// Creates the table of repositories from their counts, with their names for the table's header.
    package init(_ counts: [SymbolCounts]) {
        repositories = counts.map(\.summary)
        let names = counts.reduce(into: [String: Row]()) { rows, counts in
            for (name, uses) in counts.uses {
                let row = rows[name] ?? Row(name: name, repositories: 0, uses: 0)
                rows[name] = Row(name: name, repositories: row.repositories + 1, uses: row.uses + uses)
            }
        }
        rows = names.values.sorted { one, other in
            (other.repositories, other.uses, one.name) < (one.repositories, one.uses, other.name)
        }
    }

    /// The table's text: lines with `#` for the repositories, then tab-separated names, repositories and uses.
    package var text: String {
        let head = repositories.map { "# \($0)" } + ["name\trepositories\tuses"]
        let lines = rows.map { "\($0.name)\t\($0.repositories)\t\($0.uses)" }
        return (head + lines).joined(separator: "\n") + "\n"
    }

    /// Reads a table's text. Lines in another format are skipped.
    package init(text: String) {
        let lines = text.split(separator: "\n")
        repositories = lines.filter { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)) }
        rows = lines.compactMap { line in
            let fields = line.split(separator: "\t")
            guard fields.count == 3, let repositories = Int(fields[1]), let uses = Int(fields[2]) else {
                return nil
            }
            return Row(name: String(fields[0]), repositories: repositories, uses: uses)
        }
    }
}
