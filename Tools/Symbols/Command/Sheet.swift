import ArgumentParser
import Foundation
import SymbolsKit

/// Writes the contact sheet.
struct Sheet: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Writes a picture of the most used symbols, on white and on black, as SVG.")

    @Option(help: "The file to write.")
    var to: String

    @Option(help: "The table of names.")
    var names = "Tools/Symbols/symbol-uses.tsv"

    @Option(help: "How many of the names.")
    var count = 150

    func run() throws {
        let text = try String(contentsOf: URL(fileURLWithPath: names), encoding: .utf8)
        let all = SymbolUses(text: text).rows.map(\.name)
        try ContactSheet(names: Array(all.prefix(count))).svg
            .write(to: URL(fileURLWithPath: to), atomically: true, encoding: .utf8)
    }
}
