/// A sparse vector: all elements, and the list of those that may be nonzero.
struct SparseVector: ~Copyable {
    private(set) var values = Storage<Double>()
    /// The indices of the elements that may be nonzero, without duplicates.
    private(set) var support = Storage<Int32>()
    private var isInSupport = Storage<Bool>()

    mutating func resize(to count: Int32) {
        values.resize(to: count, filling: 0)
        isInSupport.resize(to: count, filling: false)
    }

    subscript(index: Int32) -> Double {
        get { values[index] }
        nonmutating set { values[index] = newValue }
    }

    @inline(__always)
    mutating func add(_ value: Double, at index: Int32) {
        include(index)
        values[index] += value
    }

    @inline(__always)
    mutating func include(_ index: Int32) {
        guard !isInSupport[index] else { return }
        isInSupport[index] = true
        support.append(index)
    }

    mutating func clear() {
        for place in 0..<support.count {
            let index = support[place]
            values[index] = 0
            isInSupport[index] = false
        }
        support.removeAll()
    }
}
