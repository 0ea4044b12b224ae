/// Computes the heights of items: near their neighbors, in their order, with space between them.
enum FlowPlaces {
    /// Returns the middle of each item, in points from the top.
    static func middles(_ layers: FlowLayers, order: [[Int]], height: (Int) -> Double) -> [Double] {
        var middles = [Double](repeating: 0, count: layers.items.count)
        for layer in order { stack(layer, &middles, height) }
        for round in 0..<12 {
            let forward = round.isMultiple(of: 2)
            for layer in forward ? Array(order.indices) : order.indices.reversed() {
                settle(order[layer], layers, &middles, height, forward: round == 11 ? nil : forward)
            }
        }
        let top = middles.indices.map { middles[$0] - height($0) / 2 }.min() ?? 0
        return middles.map { ($0 - top).rounded() }
    }

    private static func stack(_ layer: [Int], _ middles: inout [Double], _ height: (Int) -> Double) {
        var top = 0.0
        for item in layer {
            middles[item] = top + height(item) / 2
            top += height(item)
        }
    }

    /// Moves the items of a layer as close as their order allows to the mean of their neighbors on one side, or on both.
    private static func settle(
        _ layer: [Int], _ layers: FlowLayers, _ middles: inout [Double], _ height: (Int) -> Double,
        forward: Bool?
    ) {
        var offset = 0.0
        var offsets: [Double] = []
        for item in layer {
            offsets.append(offset + height(item) / 2)
            offset += height(item)
        }
        let wishes = zip(layer, offsets).map { item, offset in
            let (before, after) = (layers.items[item].before, layers.items[item].after)
            let sides = forward.map { $0 ? before : after } ?? before + after
            let neighbours = sides.isEmpty ? before + after : sides
            let sum = neighbours.reduce(0) { $0 + middles[$1] }
            return (neighbours.isEmpty ? middles[item] : sum / Double(neighbours.count)) - offset
        }
        for (index, place) in rising(wishes).enumerated() { middles[layer[index]] = place + offsets[index] }
    }

    /// Returns the increasing numbers closest to some numbers: decreasing neighbors are replaced with their mean.
    private static func rising(_ wishes: [Double]) -> [Double] {
        var blocks: [(sum: Double, count: Int)] = []
        for wish in wishes {
            var block = (sum: wish, count: 1)
            while let last = blocks.last, last.sum / Double(last.count) > block.sum / Double(block.count) {
                block = (last.sum + block.sum, last.count + block.count)
                blocks.removeLast()
            }
            blocks.append(block)
        }
        return blocks.flatMap { [Double](repeating: $0.sum / Double($0.count), count: $0.count) }
    }
}
