import Synchronization

/// The widths of non-ASCII texts. Measuring ASCII text is faster than a lookup.
final class WidthCache: Sendable {
    struct Key: Hashable {
        var text: String
        var style: RunStyle
        var era: MetricsEra
    }

    static let shared = WidthCache(limit: 1024)

    private let limit: Int
    private let widths = Mutex<[Key: Double]>([:])

    init(limit: Int) {
        self.limit = limit
    }

    func width(_ key: Key, measure: () -> Double) -> Double {
        if let known = widths.withLock({ $0[key] }) { return known }
        let width = measure()
        widths.withLock { widths in
            if widths.count >= limit { widths.removeAll(keepingCapacity: true) }
            widths[key] = width
        }
        return width
    }
}
