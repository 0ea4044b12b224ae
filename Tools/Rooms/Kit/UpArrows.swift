/// Tells which arrows of a circle go up.
///
/// In a circle every order of the rooms has such arrows. The order that is taken has as few uses behind them as can be
/// found by moving one room at a time.
struct UpArrows {
    private let uses: [RoomPlan.Arrow: Int]

    /// The arrows that have to go, or to be turned round, in order that no circle is left.
    static func all(of plan: RoomPlan) -> [RoomPlan.Arrow] {
        plan.circles.flatMap { circle in
            let arrows = plan.arrows(in: circle)
            let finder = UpArrows(uses: plan.arrows.filter { arrows.contains($0.key) }.mapValues(\.count))
            let order = finder.order(of: circle)
            return arrows.filter { finder.goesUp($0, in: order) }
        }
    }

    /// The rooms from the top down.
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

    /// Uses of others less uses by others.
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
