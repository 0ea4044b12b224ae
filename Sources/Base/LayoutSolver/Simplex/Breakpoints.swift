/// The points of a move at which a loose row's residual becomes 0, the nearest first.
struct Breakpoints: ~Copyable {
    struct Breakpoint {
        let length: Double
        let row: Int32
        /// The rate at which the residual approaches 0.
        let rate: Double
        /// Whether the move must end here.
        let isEnd: Bool

        /// At equal lengths, the larger rate is the better divisor.
        func precedes(_ other: Breakpoint) -> Bool {
            if length != other.length { return length < other.length }
            if isEnd != other.isEnd { return isEnd }
            return rate != other.rate ? rate > other.rate : row < other.row
        }
    }

    private var heap = Storage<Breakpoint>()

    var isEmpty: Bool { heap.isEmpty }

    mutating func removeAll() {
        heap.removeAll()
    }

    mutating func append(_ breakpoint: Breakpoint) {
        heap.append(breakpoint)
        var place = heap.count - 1
        while place > 0 {
            let parent = (place - 1) / 2
            guard breakpoint.precedes(heap[parent]) else { break }
            heap[place] = heap[parent]
            place = parent
        }
        heap[place] = breakpoint
    }

    mutating func takeNearest() -> Breakpoint? {
        guard !heap.isEmpty else { return nil }
        let nearest = heap[0]
        let last = heap.removeLast()
        if !heap.isEmpty { sink(last) }
        return nearest
    }

    /// Removes and returns the breakpoint with the smallest index among the nearest.
    mutating func takeNearestOfSmallestIndex() -> Breakpoint? {
        guard var best = takeNearest() else { return nil }
        let limit = best.length + 1e-11
        while let next = takeNearest(), next.length <= limit {
            if next.row < best.row { best = next }
        }
        return best
    }

    private func sink(_ breakpoint: Breakpoint) {
        var place: Int32 = 0
        while place * 2 + 1 < heap.count {
            var child = place * 2 + 1
            if child + 1 < heap.count, heap[child + 1].precedes(heap[child]) { child += 1 }
            guard heap[child].precedes(breakpoint) else { break }
            heap[place] = heap[child]
            place = child
        }
        heap[place] = breakpoint
    }
}
