/// A growable array of trivial values with a single owner.
///
/// It checks indices only in debug builds, and never checks exclusivity, because the solver spends its time in these
/// reads and writes.
struct Storage<Element: BitwiseCopyable>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private var capacity: Int32
    private(set) var count: Int32 = 0

    init() {
        capacity = 16
        base = .allocate(capacity: 16)
    }

    deinit {
        base.deallocate()
    }

    var isEmpty: Bool { count == 0 }

    subscript(index: Int32) -> Element {
        _read {
            assert(index >= 0 && index < count)
            yield base[Int(index)]
        }
        nonmutating _modify {
            assert(index >= 0 && index < count)
            yield &base[Int(index)]
        }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { reserve(count + 1) }
        base[Int(count)] = element
        count += 1
    }

    @inline(__always)
    mutating func removeLast() -> Element {
        assert(count > 0)
        count -= 1
        return base[Int(count)]
    }

    /// Removes the elements and keeps the capacity.
    mutating func removeAll() {
        count = 0
    }

    /// Removes an element and replaces it with the last one.
    mutating func swapOut(at index: Int32) {
        let last = removeLast()
        if index < count { self[index] = last }
    }

    /// Appends copies of a value, or drops the elements beyond the new count.
    mutating func resize(to newCount: Int32, filling value: Element) {
        if newCount > capacity { reserve(newCount) }
        if newCount > count { (base + Int(count)).initialize(repeating: value, count: Int(newCount - count)) }
        count = newCount
    }

    /// Sets every element to a value.
    func fill(with value: Element) {
        base.update(repeating: value, count: Int(count))
    }

    private mutating func reserve(_ needed: Int32) {
        let newCapacity = max(needed, capacity * 2)
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: Int(newCapacity))
        larger.moveInitialize(from: base, count: Int(count))
        base.deallocate()
        base = larger
        capacity = newCapacity
    }
}
