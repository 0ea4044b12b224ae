/// The positions whose row may be worth moving, without duplicates.
struct Candidates: ~Copyable {
    private(set) var positions = Storage<Int32>()
    private var isListed = Storage<Bool>()

    var count: Int32 { positions.count }

    mutating func addPosition() {
        isListed.append(false)
    }

    @inline(__always)
    mutating func insert(_ position: Int32) {
        guard !isListed[position] else { return }
        isListed[position] = true
        positions.append(position)
    }

    mutating func remove(at place: Int32) {
        isListed[positions[place]] = false
        positions.swapOut(at: place)
    }

    mutating func remove(_ position: Int32) {
        for place in 0..<positions.count where positions[place] == position { return remove(at: place) }
    }

    mutating func removeAll() {
        for place in 0..<positions.count { isListed[positions[place]] = false }
        positions.removeAll()
    }
}
