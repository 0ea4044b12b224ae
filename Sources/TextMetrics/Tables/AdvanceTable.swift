/// Advances by character, in columns, read from a generated text.
struct AdvanceTable: Sendable {
    /// Where a character's advances begin in `advances`.
    private var rows: [UInt32: Int] = [:]
    private var advances: [Double] = []

    /// Reads lines of a code point and its advances in ten-thousandths of an em.
    init(_ texts: String...) {
        for text in texts {
            for line in text.split(separator: "\n") { read(line) }
        }
    }

    private mutating func read(_ line: Substring) {
        let fields = line.split(separator: " ")
        guard let code = fields.first.flatMap({ UInt32($0, radix: 16) }) else { return }
        rows[code] = advances.count
        advances += fields.dropFirst().map { (Double($0) ?? 0) / 10_000 }
    }

    /// The advance of a character in em; `nil` when the table lacks it.
    func advance(of code: UInt32, column: Int) -> Double? {
        rows[code].map { advances[$0 + column] }
    }
}

extension AdvanceTable {
    /// San Francisco's, with a column for each weight.
    static func sanFrancisco(_ era: MetricsEra) -> AdvanceTable {
        era == .iOS14 ? sanFrancisco14 : sanFrancisco11
    }

    private static let sanFrancisco11 = AdvanceTable(
        SanFranciscoAdvances.unmeasured, SanFranciscoAdvances.iOS11)
    private static let sanFrancisco14 = AdvanceTable(
        SanFranciscoAdvances.unmeasured, SanFranciscoAdvances.iOS14)

    /// Arial's and Helvetica's: a column for regular, one for bold.
    static let arial = AdvanceTable(LiberationAdvances.sans)
    /// Times New Roman's: a column for regular, one for bold.
    static let times = AdvanceTable(LiberationAdvances.serif)
}
