/// Orders the items in each layer to reduce crossings: each item moves to the mean position of its neighbors, layer by
/// layer, forward and back.
enum FlowOrder {
    static func improve(_ layers: FlowLayers) -> [[Int]] {
        var order = layers.layers
        var best = (crossings: crossings(order, layers), order: order)
        for round in 0..<rounds(layers) where best.crossings > 0 {
            sweep(&order, layers, forward: round.isMultiple(of: 2))
            let crossings = Self.crossings(order, layers)
            if crossings < best.crossings { best = (crossings, order) }
        }
        return best.order
    }

    /// Large graphs get fewer rounds, to limit the time.
    private static func rounds(_ layers: FlowLayers) -> Int { layers.items.count > 3000 ? 2 : 24 }

    private static func sweep(_ order: inout [[Int]], _ layers: FlowLayers, forward: Bool) {
        var places = Self.places(order, count: layers.items.count)
        for layer in forward ? Array(order.indices) : order.indices.reversed() {
            let wishes = order[layer].map { item in
                let neighbours = forward ? layers.items[item].before : layers.items[item].after
                return mean(neighbours.map { places[$0] }) ?? places[item]
            }
            let sorted = order[layer].indices.sorted { (wishes[$0], $0) < (wishes[$1], $1) }
            order[layer] = sorted.map { [items = order[layer]] in items[$0] }
            for (place, item) in order[layer].enumerated() { places[item] = Double(place) }
        }
    }

    private static func places(_ order: [[Int]], count: Int) -> [Double] {
        var places = [Double](repeating: 0, count: count)
        for layer in order { for (place, item) in layer.enumerated() { places[item] = Double(place) } }
        return places
    }

    private static func mean(_ values: [Double]) -> Double? {
        values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
    }

    /// Returns the number of crossing pairs of lines between neighboring layers.
    private static func crossings(_ order: [[Int]], _ layers: FlowLayers) -> Int {
        let places = Self.places(order, count: layers.items.count)
        return order.reduce(0) { sum, layer in
            let ends = layer.flatMap { layers.items[$0].after.map { places[$0] }.sorted() }
            return sum + inversions(ends)
        }
    }

    /// Returns the number of inversions, computed by merging.
    private static func inversions(_ values: [Double]) -> Int {
        guard values.count > 1 else { return 0 }
        let (left, right) = (
            Array(values.prefix(values.count / 2)), Array(values.dropFirst(values.count / 2))
        )
        let (sortedLeft, sortedRight) = (left.sorted(), right.sorted())
        var (count, passed) = (inversions(left) + inversions(right), 0)
        for value in sortedLeft {
            while passed < sortedRight.count && sortedRight[passed] < value { passed += 1 }
            count += passed
        }
        return count
    }
}
