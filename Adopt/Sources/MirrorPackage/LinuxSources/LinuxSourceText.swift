import AdoptModel
import Foundation

/// The text of a file that is kept for Linux: two lines that say where it comes from, and what was rewritten.
struct LinuxSourceText {
    /// What each of the files begins with.
    static let mark = "// Written by `pageflow adopt sources`"

    let text: String

    init(_ original: ModuleSources.File, _ rewritten: String) {
        text = """
            \(Self.head("\(original.path), \(ContentHash.of(original.text, []))"))
            #sourceLocation(file: "\(original.path)", line: 1)
            \(rewritten)
            """
    }

    /// The text of a module's tables, which have no original.
    static func tables(_ tables: String, of folder: String) -> String { head(folder) + "\n" + tables }

    private static func head(_ original: String) -> String {
        "\(mark) from \(original). Do not edit it.\n// swift-format-ignore-file"
    }
}
