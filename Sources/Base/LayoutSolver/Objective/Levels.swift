/// The levels of the objective: one for each priority below required, compared lexicographically.
///
/// A vector of the objective has one number per level. It is negative if its first nonzero number, in order of priority,
/// is negative.
struct Levels: ~Copyable {
    /// Numbers of the objective below this value are rounding errors.
    static let tolerance = 1e-9

    private var priorities = Storage<Float>()
    private var uses = Storage<Int32>()
    /// The levels, highest priority first.
    private(set) var order = Storage<Int32>()

    /// The number of elements in a vector of the objective.
    var count: Int32 { priorities.count }

    /// Returns the level of a priority, and counts a use.
    mutating func use(_ priority: Float) -> Int32 {
        for level in 0..<count where priorities[level] == priority {
            uses[level] += 1
            return level
        }
        return add(priority)
    }

    func endUse(of level: Int32) {
        uses[level] -= 1
    }

    /// Whether most levels are unused, so that they should be rebuilt.
    var isMostlyUnused: Bool {
        guard count > 16 else { return false }
        var used: Int32 = 0
        for level in 0..<count where uses[level] > 0 { used += 1 }
        return used * 2 < count
    }

    mutating func removeAll() {
        priorities.removeAll()
        uses.removeAll()
        order.removeAll()
    }

    func priority(of level: Int32) -> Float { priorities[level] }

    private mutating func add(_ priority: Float) -> Int32 {
        priorities.append(priority)
        uses.append(1)
        order.append(count - 1)
        var place = order.count - 1
        while place > 0, priorities[order[place - 1]] < priority {
            order[place] = order[place - 1]
            order[place - 1] = count - 1
            place -= 1
        }
        return count - 1
    }
}
