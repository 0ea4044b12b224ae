import FlowPlan

/// Something in a flow's file that can't be read, or that PageFlow doesn't have, with the repair.
package struct FlowFault: Error, Equatable, CustomStringConvertible {
    package let position: FlowPosition
    /// A sentence about the fault.
    package let message: String
    /// A sentence with the repair.
    package let repair: String

    package init(_ position: FlowPosition, _ message: String, repair: String) {
        (self.position, self.message, self.repair) = (position, message, repair)
    }

    package var description: String { "\(position): \(message) \(repair)" }
}

extension String {
    /// The most similar of some names, if it is similar.
    func nearest(of names: [String]) -> String? {
        let distances = names.map { (name: $0, distance: distance(to: $0)) }
        guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance <= max(1, count / 3) ? best.name : nil
    }

    /// The number of inserted, removed, replaced and swapped characters. Uppercase and lowercase letters are equal.
    private func distance(to other: String) -> Int {
        let (own, others) = (Array(lowercased()), Array(other.lowercased()))
        var rows = [Array(0...others.count)]
        for (line, character) in own.enumerated() {
            var next = [line + 1]
            for (column, target) in others.enumerated() {
                let replaced = rows[line][column] + (character == target ? 0 : 1)
                var steps = Swift.min(replaced, rows[line][column + 1] + 1, next[column] + 1)
                if line > 0, column > 0, character == others[column - 1], own[line - 1] == target {
                    steps = Swift.min(steps, rows[line - 1][column - 1] + 1)
                }
                next.append(steps)
            }
            rows.append(next)
        }
        return rows[own.count][others.count]
    }
}
