import ArgumentParser
import Foundation
import SymbolsKit

/// Writes the table of names.
struct Count: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Count the names of system symbols in apps, and write them down, the most used first.")

    @Argument(help: "Folders owner/name that git has checked out.")
    var folders: [String]

    @Option(help: "The file to write.")
    var to = "Tools/Symbols/symbol-uses.tsv"

    @Option(help: "How many names.")
    var names = 250

    func run() throws {
        var uses = SymbolUses(try folders.map { try SymbolCounts(folder: URL(fileURLWithPath: $0)) })
        uses.rows = Array(uses.rows.prefix(names))
        try uses.text.write(to: URL(fileURLWithPath: to), atomically: true, encoding: .utf8)
    }
}
