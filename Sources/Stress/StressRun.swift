import Simulator

/// A list of operations on a fresh app, and what it broke.
package struct StressRun: Sendable {
    package var firstRoot: UInt64
    package var operations: [Operation]

    package static func random(seed: UInt64, count: Int) -> StressRun {
        var numbers = SeededNumbers(seed: seed)
        let firstRoot = numbers.next()
        return StressRun(firstRoot: firstRoot, operations: (0..<count).map { _ in .random(using: &numbers) })
    }

    /// Runs the operations and returns the first faults found, none if all invariants hold.
    @MainActor
    package func faults() -> [String] {
        let world = World(firstRoot: firstRoot)
        for operation in operations {
            world.run(operation)
            if !world.faults.isEmpty { return world.faults }
        }
        world.checkAtRest()
        return world.faults
    }

    /// The shortest list found that still breaks something: whole stretches are left out, then single operations.
    @MainActor
    package func shrunk() -> StressRun {
        var best = self
        var stretch = max(1, operations.count / 2)
        while stretch >= 1 {
            var start = 0
            while start < best.operations.count {
                var candidate = best
                candidate.operations.removeSubrange(start..<min(start + stretch, best.operations.count))
                if candidate.faults().isEmpty {
                    start += stretch
                } else {
                    best = candidate
                }
            }
            stretch /= 2
        }
        return best
    }
}
