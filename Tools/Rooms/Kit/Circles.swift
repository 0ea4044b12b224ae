/// Finds folders ("rooms") with circular dependencies ("arrows").
struct Circles {
    private let targets: [String: [String]]
    private var numbers: [String: Int] = [:]
    private var lowest: [String: Int] = [:]
    private var path: [String] = []
    private var found: [[String]] = []

    /// The rooms in groups: those of one circle together, each other one alone. A group depends only on earlier groups.
    static func groups(of plan: RoomPlan) -> [[String]] {
        var circles = Circles(plan)
        for room in plan.rooms where circles.numbers[room] == nil { circles.visit(room) }
        return circles.found
    }

    private init(_ plan: RoomPlan) {
        targets = Dictionary(grouping: plan.arrows.keys.sorted(), by: \.from).mapValues { $0.map(\.to) }
    }

    // Tarjan's algorithm.
    private mutating func visit(_ room: String) {
        let number = numbers.count
        (numbers[room], lowest[room]) = (number, number)
        path.append(room)
        for target in targets[room] ?? [] {
            if numbers[target] == nil {
                visit(target)
                lowest[room] = min(lowest[room]!, lowest[target]!)
            } else if path.contains(target) {
                lowest[room] = min(lowest[room]!, numbers[target]!)
            }
        }
        guard lowest[room] == number, let start = path.firstIndex(of: room) else { return }
        found.append(path[start...].sorted())
        path.removeSubrange(start...)
    }
}

extension RoomPlan {
    /// The circles, the largest first.
    package var circles: [[String]] {
        Circles.groups(of: self).filter { $0.count > 1 }.sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
    }

    /// The arrows within a circle.
    func arrows(in circle: [String]) -> [Arrow] {
        arrows.keys.filter { circle.contains($0.from) && circle.contains($0.to) }.sorted()
    }
}
