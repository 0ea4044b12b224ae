import Foundation

/// The table of positions and verbs in the documentation, from which the tests take their expectations.
struct PlaceTable {
    private let rows: [[String]]

    init() throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Sources/Library/PageFlow/PageFlow.docc/EveryPlace.md")
            .standardizedFileURL
        let text = try String(contentsOf: page, encoding: .utf8)
        rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }.map { line in
            line.split(separator: "|", omittingEmptySubsequences: true)
                .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")) }
        }
    }

    /// The names of the rows, and of the columns.
    var places: [String] { rows.dropFirst(2).map { $0[0] } }
    var verbs: [String] { rows.first.map { Array($0.dropFirst()) } ?? [] }

    subscript(place: PagePlace, verb: PlaceVerb) -> String? {
        guard let column = rows.first?.firstIndex(of: verb.rawValue),
            let row = rows.first(where: { $0.first == place.rawValue }), row.indices.contains(column)
        else { return nil }
        return row[column]
    }
}
