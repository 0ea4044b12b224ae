/// Advances by character, in columns, parsed from a generated string.
struct AdvanceTable: Sendable {
    /// The index of a character's first advance in `advances`.
    private var rows: [UInt32: Int] = [:]
    private var advances: [Double] = []

    /// Parses lines with a code point and its advances in ten-thousandths of an em.
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

    /// Returns the advance of a character in ems; `nil` if the table doesn't contain it.
    func advance(of code: UInt32, column: Int) -> Double? {
        rows[code].map { advances[$0 + column] }
    }
}

extension AdvanceTable {
    /// Returns the advances of San Francisco, with a column for each weight.
    static func sanFrancisco(_ era: MetricsEra) -> AdvanceTable {
        era == .iOS14 ? sanFrancisco14 : sanFrancisco11
    }

    private static let sanFrancisco11 = AdvanceTable(
        SanFranciscoAdvances.unmeasured, SanFranciscoAdvances.iOS11)
    private static let sanFrancisco14 = AdvanceTable(
        SanFranciscoAdvances.unmeasured, SanFranciscoAdvances.iOS14)

    /// The advances of Arial and Helvetica: regular and bold.
    static let arial = AdvanceTable(LiberationAdvances.sans)
    /// The advances of Times New Roman: regular and bold.
    static let times = AdvanceTable(LiberationAdvances.serif)
}
