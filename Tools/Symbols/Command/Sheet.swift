import ArgumentParser
import Foundation
import SymbolShapes
import SymbolsKit

/// Writes the contact sheet.
struct Sheet: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write a picture of the most used symbols, on white and on black, as SVG.")

    @Option(help: "The file to write.")
    var to: String

    @Option(help: "The table of names.")
    var names = "Tools/Symbols/symbol-uses.tsv"

    @Option(help: "How many of the names.")
    var count = 150

    @Flag(help: "Every name that is drawn instead.")
    var drawn = false

    @Option(help: "The weight of the lines.")
    var weight = SymbolWeight.regular

    @Option(help: "The scale.")
    var scale = SymbolScale.medium

    func run() throws {
        try ContactSheet(names: drawn ? SymbolShapes.names : mostUsed, weight: weight, scale: scale).svg
            .write(to: URL(fileURLWithPath: to), atomically: true, encoding: .utf8)
    }

    private var mostUsed: [String] {
        get throws {
            let text = try String(contentsOf: URL(fileURLWithPath: names), encoding: .utf8)
            return SymbolUses(text: text).rows.prefix(count).map(\.name)
        }
    }
}

extension SymbolWeight: ExpressibleByArgument {
    /// The case with this name.
    public init?(argument: String) {
        guard let weight = Self.allCases.first(where: { "\($0)" == argument }) else { return nil }
        self = weight
    }
}

extension SymbolScale: ExpressibleByArgument {
    /// The case with this name.
    public init?(argument: String) {
        guard let scale = Self.allCases.first(where: { "\($0)" == argument }) else { return nil }
        self = scale
    }
}
