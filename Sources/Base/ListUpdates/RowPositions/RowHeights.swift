/// The heights of the rows in one section: an estimate for all rows, and the known heights.
///
/// Known heights are stored in blocks of 64 rows. A block is created when one of its rows is set, so memory depends on the rows that have
/// been seen.
struct RowHeights: Sendable {
    let count: Int
    let estimate: Double
    private var blocks: [Block?] = []
    /// The difference between each block's height and its estimated height.
    private var differences = SumTree(zeros: 0)

    private static let blockSize = 64

    private struct Block: Sendable {
        var heights: [Double]
        /// A bit for each measured row.
        var measured: UInt64 = 0
    }

    init(count: Int, estimate: Double) {
        self.count = count
        self.estimate = estimate
    }

    var total: Double {
        Double(count) * estimate + (blocks.isEmpty ? 0 : differences.sum(ofFirst: blocks.count))
    }

    // MARK: One row

    subscript(row: Int) -> Double { block(of: row)?.heights[row % Self.blockSize] ?? estimate }

    func isMeasured(_ row: Int) -> Bool {
        guard let block = block(of: row) else { return false }
        return block.measured >> UInt64(row % Self.blockSize) & 1 == 1
    }

    private func block(of row: Int) -> Block? { blocks.isEmpty ? nil : blocks[row / Self.blockSize] }

    /// Sets the height of a row, and returns the difference to its previous height.
    mutating func set(_ height: Double, of row: Int, isMeasured: Bool) -> Double {
        makeBlocks()
        let (block, place) = row.quotientAndRemainder(dividingBy: Self.blockSize)
        let difference = height - self[row]
        if blocks[block] == nil {
            blocks[block] = Block(heights: Array(repeating: estimate, count: Self.blockSize))
        }
        blocks[block]?.heights[place] = height
        let bit = UInt64(1) << UInt64(place)
        if isMeasured { blocks[block]?.measured |= bit } else { blocks[block]?.measured &= ~bit }
        if difference != 0 { differences.add(difference, at: block) }
        return difference
    }

    private mutating func makeBlocks() {
        guard blocks.isEmpty else { return }
        let blockCount = (count + Self.blockSize - 1) / Self.blockSize
        blocks = Array(repeating: nil, count: blockCount)
        differences = SumTree(zeros: blockCount)
    }

    // MARK: All rows

    mutating func setAll(isMeasured: Bool, _ height: (Int) -> Double) {
        blocks = stride(from: 0, to: count, by: Self.blockSize).map { start in
            let rows = start..<min(count, start + Self.blockSize)
            var block = Block(heights: rows.map(height))
            block.heights += Array(repeating: estimate, count: Self.blockSize - rows.count)
            if isMeasured { block.measured = UInt64.max >> UInt64(Self.blockSize - rows.count) }
            return block
        }
        differences = SumTree(
            blocks.map { block in
                (block?.heights ?? []).reduce(0) { $0 + ($1 - estimate) }
            })
    }

    /// Calls a block with each row that has a known height, in order.
    func forEachKnown(_ body: (_ row: Int, _ height: Double, _ isMeasured: Bool) -> Void) {
        for (index, block) in blocks.enumerated() {
            guard let block else { continue }
            let first = index * Self.blockSize
            for place in 0..<min(Self.blockSize, count - first) {
                let isMeasured = block.measured >> UInt64(place) & 1 == 1
                guard isMeasured || block.heights[place] != estimate else { continue }
                body(first + place, block.heights[place], isMeasured)
            }
        }
    }

    // MARK: Positions

    /// The distance from the top of the first row to the top of a row. The row may be one past the last.
    func start(of row: Int) -> Double {
        guard !blocks.isEmpty else { return Double(row) * estimate }
        let (block, place) = row.quotientAndRemainder(dividingBy: Self.blockSize)
        var start = Double(row) * estimate + differences.sum(ofFirst: block)
        guard place > 0, let heights = blocks[block]?.heights else { return start }
        for row in 0..<place { start += heights[row] - estimate }
        return start
    }

    /// The last row whose top isn't below a position in the section. The section must have a row.
    func row(at position: Double) -> Int {
        guard !blocks.isEmpty else {
            return estimate > 0 ? Int(min(max(position / estimate, 0), Double(count - 1))) : count - 1
        }
        let (full, start) = differences.prefix(
            upTo: position, adding: estimate * Double(Self.blockSize))
        guard full < blocks.count else { return count - 1 }
        let rows = full * Self.blockSize..<min(count, (full + 1) * Self.blockSize)
        var top = start
        for row in rows {
            top += self[row]
            if top > position { return row }
        }
        return rows.upperBound - 1
    }
}
