import Foundation

/// The table of folders in a README, and the folders next to it.
///
/// A table describes the folders if the title of its first column is "Folder". A row names one folder or several, as paths from the README:
/// `Tables/Cell, Tables/Head`.
package struct FolderTable {
    /// A folder that a row names.
    struct Row: Equatable {
        var path: String
        var line: Int
    }

    private let readme: String
    private let rows: [Row]
    private let tableLine: Int
    private let sources: [String]

    /// `nil` if the README has no such table.
    ///
    /// - Parameters:
    ///   - readme: The path of the README, for messages.
    ///   - text: Its text.
    ///   - sources: The paths of the Swift and C files below the README's folder, from that folder.
    package init?(of readme: String, text: String, sources: [String]) {
        let lines = text.components(separatedBy: "\n")
        guard let head = lines.firstIndex(where: { Self.firstCell(of: $0)?.lowercased() == "folder" }) else {
            return nil
        }
        self.readme = readme
        self.sources = sources
        tableLine = head + 1
        // The line below the titles is the table's separator row.
        rows = lines.enumerated().dropFirst(head + 2).prefix { $0.element.hasPrefix("|") }
            .flatMap { number, line in
                (Self.firstCell(of: line) ?? "").split(separator: ",").map { name in
                    let path = name.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
                    return Row(path: path, line: number + 1)
                }
            }
    }

    private static func firstCell(of line: String) -> String? {
        guard line.hasPrefix("|") else { return nil }
        let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        return cells.count > 2 ? cells[1].trimmingCharacters(in: .whitespaces) : nil
    }

    /// A line for each row without a folder and each folder without a row, with a suggestion.
    package var faults: [String] {
        let folders = Set(sources.flatMap(Self.folders))
        let unknown = rows.filter { !folders.contains($0.path) }.map {
            "\(readme):\($0.line): there is no folder \($0.path) with sources. Repair: remove the row or correct the name"
        }
        let missing = missingFolders(in: "", of: folders).map {
            "\(readme):\(tableLine): the table has no row for the folder \($0). Repair: add one"
        }
        let names = rows.map(\.path)
        let repeated = rows.enumerated().filter { names[..<$0.offset].contains($0.element.path) }.map {
            "\(readme):\($0.element.line): the folder \($0.element.path) has two rows. Repair: remove one"
        }
        return unknown + missing + repeated
    }

    /// A folder needs a row, or rows for all its subfolders.
    private func missingFolders(in parent: String, of folders: Set<String>) -> [String] {
        let named = Set(rows.map(\.path))
        return folders.filter { $0.hasPrefix(parent) && !$0.dropFirst(parent.count).contains("/") }.sorted()
            .filter { !named.contains($0) }
            .flatMap { folder in
                named.contains { $0.hasPrefix(folder + "/") }
                    ? missingFolders(in: folder + "/", of: folders) : [folder]
            }
    }

    /// `A/B/C.swift` is in `A` and `A/B`.
    private static func folders(of file: String) -> [String] {
        let parts = file.split(separator: "/").dropLast()
        return parts.indices.map { parts[...$0].joined(separator: "/") }
    }
}
