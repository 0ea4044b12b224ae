/// Timers in the order of their deadlines. Equal deadlines fire in the order in which they were set.
@MainActor
struct TimerQueue {
    private var heap: [MainLoop.Timer] = []
    /// The number of the last request.
    private(set) var lastOrder: UInt64 = 0

    var isEmpty: Bool { heap.isEmpty }

    var first: MainLoop.Timer? { heap.first }

    /// Returns whether a timer is due. Called in every turn, so it creates no closure.
    func isDue(at instant: TimeInterval) -> Bool {
        guard let first else { return false }
        return first.deadline <= instant
    }

    /// All waiting timers, in no particular order.
    var all: [MainLoop.Timer] { heap }

    /// The names and deadlines of the timers, in order.
    var names: [String] {
        heap.sorted { $0.isDue(before: $1) }
            .map { "\($0.workName), due at \(String(format: "%.3f", $0.deadline)) s" }
    }

    /// Returns the number of the next request, counted over all requests.
    mutating func nextOrder() -> UInt64 {
        lastOrder += 1
        return lastOrder
    }

    mutating func insert(_ timer: MainLoop.Timer) {
        timer.order = nextOrder()
        heap.append(timer)
        siftUp(heap.count - 1)
    }

    mutating func popFirst() -> MainLoop.Timer? {
        guard let first = heap.first else { return nil }
        removeItem(at: 0)
        return first
    }

    mutating func remove(_ timer: MainLoop.Timer) {
        guard heap.indices.contains(timer.slot), heap[timer.slot] === timer else { return }
        removeItem(at: timer.slot)
    }

    private mutating func removeItem(at index: Int) {
        let last = heap.count - 1
        heap[index].slot = -1
        if index != last {
            heap[index] = heap[last]
            heap[index].slot = index
        }
        heap.removeLast()
        guard index < heap.count else { return }
        siftUp(index)
        siftDown(index)
    }

    private mutating func siftUp(_ start: Int) {
        var index = start
        heap[index].slot = index
        while index > 0 {
            let parent = (index - 1) / 2
            guard heap[index].isDue(before: heap[parent]) else { return }
            exchange(index, parent)
            index = parent
        }
    }

    private mutating func siftDown(_ start: Int) {
        var index = start
        while true {
            var least = index
            for child in [2 * index + 1, 2 * index + 2] where child < heap.count {
                if heap[child].isDue(before: heap[least]) { least = child }
            }
            guard least != index else { return }
            exchange(index, least)
            index = least
        }
    }

    private mutating func exchange(_ one: Int, _ other: Int) {
        heap.swapAt(one, other)
        heap[one].slot = one
        heap[other].slot = other
    }
}
