/// What is added after each character at a size, in em, compared with 17 points.
struct TrackingTable: Sendable {
    private var points: [(size: Double, amount: Double)] = []

    static func sanFrancisco(_ era: MetricsEra, _ weight: FontWeight) -> TrackingTable {
        sanFrancisco[weight < .semibold ? era.rawValue : 2 + era.rawValue]
    }

    private static let sanFrancisco = (0..<4).map { TrackingTable(column: $0) }

    private init(column: Int) {
        for line in SanFranciscoSpacing.tracking.split(separator: "\n") {
            let fields = line.split(separator: " ").compactMap { Double($0) }
            points.append((fields[0], fields[1 + column] / 10_000))
        }
    }

    /// Sizes between two of the table lie on the line between them; beyond its ends its outermost amount holds.
    func amount(at size: Double) -> Double {
        guard let next = points.firstIndex(where: { $0.size >= size }) else {
            return points.last?.amount ?? 0
        }
        guard next > 0 else { return points[0].amount }
        let (low, high) = (points[next - 1], points[next])
        return low.amount + (high.amount - low.amount) * (size - low.size) / (high.size - low.size)
    }
}
