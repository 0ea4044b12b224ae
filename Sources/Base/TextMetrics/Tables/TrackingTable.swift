/// The tracking after each character at a size, in ems, relative to 17 points.
struct TrackingTable: Sendable {
    private var points: [(size: Double, amount: Double)] = []

    static func sanFrancisco(_ era: MetricsEra, _ weight: FontWeight) -> TrackingTable {
        if era == .iOS9, weight < .semibold { return early }
        let column = era == .iOS14 ? 1 : 0
        return sanFrancisco[weight < .semibold ? column : 2 + column]
    }

    private static let sanFrancisco = (0..<4).map { TrackingTable(column: $0) }

    /// At large sizes, iOS 9 and 10 track by 0.015 em more than iOS 11: fitted from 14 texts of 20 to 70 points, each between 0.01
    /// and 0.02. Smaller sizes are equal.
    private static let early: TrackingTable = {
        var table = TrackingTable(column: 0)
        for index in table.points.indices where table.points[index].size >= 20 {
            table.points[index].amount += 0.015
        }
        return table
    }()

    private init(column: Int) {
        for line in SanFranciscoSpacing.tracking.split(separator: "\n") {
            let fields = line.split(separator: " ").compactMap { Double($0) }
            points.append((fields[0], fields[1 + column] / 10_000))
        }
    }

    /// Sizes between two entries are interpolated; beyond the ends, the last entry applies.
    func amount(at size: Double) -> Double {
        guard let next = points.firstIndex(where: { $0.size >= size }) else {
            return points.last?.amount ?? 0
        }
        guard next > 0 else { return points[0].amount }
        let (low, high) = (points[next - 1], points[next])
        return low.amount + (high.amount - low.amount) * (size - low.size) / (high.size - low.size)
    }
}
