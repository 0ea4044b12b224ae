/// The kerning of pairs of ASCII characters, in ems.
struct KerningTable: Sendable {
    private var amounts = [Float](repeating: 0, count: 128 * 128)

    static func sanFrancisco(_ era: MetricsEra) -> KerningTable {
        era == .iOS14 ? sanFrancisco14 : sanFrancisco11
    }

    private static let sanFrancisco11 = KerningTable(column: 0)
    private static let sanFrancisco14 = KerningTable(column: 1)

    private init(column: Int) {
        for line in SanFranciscoSpacing.kerning.split(separator: "\n") {
            let fields = line.split(separator: " ")
            let pair = Array(fields[0].utf8)
            amounts[Int(pair[0]) << 7 | Int(pair[1])] = (Float(fields[1 + column]) ?? 0) / 10_000
        }
    }

    /// Returns the kerning between two ASCII characters; both codes are below 128.
    @inline(__always)
    func amount(_ first: UInt8, _ second: UInt8) -> Double {
        Double(amounts[Int(first) << 7 | Int(second)])
    }
}
