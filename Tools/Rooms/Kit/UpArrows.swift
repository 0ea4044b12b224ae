/// Finds the upward arrows of a circle.
///
/// In a circle, every order of the rooms has such arrows. The chosen order has the fewest uses behind them that moving one room at a time
/// can find.
struct UpArrows {
    private let uses: [RoomPlan.Arrow: Int]

    /// The arrows to remove or reverse so that no circle remains.
    static func all(of plan: RoomPlan) -> [RoomPlan.Arrow] {
        plan.circles.flatMap { circle in
            let arrows = plan.arrows(in: circle)
            let finder = UpArrows(uses: plan.arrows.filter { arrows.contains($0.key) }.mapValues(\.count))
            let order = finder.order(of: circle)
            return arrows.filter { finder.goesUp($0, in: order) }
        }
    }

    /// The rooms from top to bottom.
    private func order(of circle: [String]) -> [String] {
        var order = circle.sorted { balance(of: $0) > balance(of: $1) }
        var isBetter = true
        while isBetter {
            isBetter = false
            for room in circle {
                let moved = best(order, moving: room)
                guard cost(of: moved) < cost(of: order) else { continue }
                (order, isBetter) = (moved, true)
            }
        }
        return order
    }

    private func best(_ order: [String], moving room: String) -> [String] {
        let others = order.filter { $0 != room }
        let orders = (0...others.count).map { place in others[..<place] + [room] + others[place...] }
        return orders.map(Array.init).min { cost(of: $0) < cost(of: $1) } ?? order
    }

    /// Uses of others minus uses by others.
    private func balance(of room: String) -> Int {
        uses.reduce(0) { $0 + ($1.key.from == room ? $1.value : 0) - ($1.key.to == room ? $1.value : 0) }
    }

    private func cost(of order: [String]) -> Int {
        let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        return uses.reduce(0) { $0 + (places[$1.key.from]! > places[$1.key.to]! ? $1.value : 0) }
    }

    private func goesUp(_ arrow: RoomPlan.Arrow, in order: [String]) -> Bool {
        order.firstIndex(of: arrow.from)! > order.firstIndex(of: arrow.to)!
    }
}
