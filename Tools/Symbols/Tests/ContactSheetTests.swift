import Foundation
import SymbolShapes
import SymbolsKit
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The picture of the symbols.
@Suite struct ContactSheetTests {
    private static let package = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { file, _ in
        file.deletingLastPathComponent()
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.package.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func `docs have the picture of the symbols as they are`() throws {
        let names = SymbolUses(text: try text("Tools/Symbols/symbol-uses.tsv")).rows.prefix(150).map(\.name)
        let isCurrent = try text("docs/symbols.svg") == ContactSheet(names: names).svg
        #expect(
            isCurrent, "write it with: swift run --package-path Tools symbols sheet --to docs/symbols.svg")
    }

    @Test func `the picture is XML in which every use has its symbol and every mask is there`() throws {
        let svg = ContactSheet(names: ["plus", "eye.slash.fill", "no.such.symbol"]).svg
        let found = Identifiers()
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = found
        #expect(parser.parse())
        #expect(found.used.isSubset(of: found.defined) && !found.used.isEmpty)
    }
}

/// The definitions and references of a document.
private final class Identifiers: NSObject, XMLParserDelegate {
    var defined: Set<String> = []
    var used: Set<String> = []

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if let id = attributes["id"] { defined.insert(id) }
        if let link = attributes["href"] { used.insert(String(link.dropFirst())) }
        if let mask = attributes["mask"] { used.insert(String(mask.dropFirst(5).dropLast())) }
    }
}
