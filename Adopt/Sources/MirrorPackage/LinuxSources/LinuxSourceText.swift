import AdoptModel
import Foundation

/// The text of a committed Linux file: a two-line header that names its original, followed by the rewritten text.
struct LinuxSourceText {
    /// The beginning of each of the files.
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
