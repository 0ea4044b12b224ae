import PageFlow
import Simulator

/// A list of operations on a fresh app, and what it broke.
package struct FlowRun: Sendable {
    package var firstRoot: UInt64
    package var operations: [FlowOperation]

    /// Every other seed leaves app code's own calls out: then UIKit must not complain of anything.
    package static func random(seed: UInt64, count: Int) -> FlowRun {
        var numbers = SeededNumbers(seed: seed)
        let firstRoot = numbers.next()
        let withRaw = seed % 2 == 1
        return FlowRun(
            firstRoot: firstRoot,
            operations: (0..<count).map { _ in .random(withRaw: withRaw, using: &numbers) })
    }

    /// Runs the operations and returns the first faults found, none if all invariants hold.
    @MainActor
    package func faults() async -> [String] {
        let world = FlowWorld(firstRoot: firstRoot, hasRawCalls: operations.contains { $0.kind.isRaw })
        for operation in operations {
            world.run(operation)
            if !world.faults.isEmpty { return world.faults }
            // Asks are tasks: they begin now.
            if operation.kind == .ask { await Task.yield() }
        }
        world.checkAtRest()
        await world.sim.settled(limit: 100)
        world.checkAtRest()
        await world.checkAfterTheEnd()
        return world.faults
    }

    /// The shortest list found that still breaks something.
    @MainActor
    package func shrunk() async -> FlowRun {
        var best = self
        var stretch = max(1, operations.count / 2)
        while stretch >= 1 {
            var start = 0
            while start < best.operations.count {
                var candidate = best
                candidate.operations.removeSubrange(start..<min(start + stretch, best.operations.count))
                if await candidate.faults().isEmpty { start += stretch } else { best = candidate }
            }
            stretch /= 2
        }
        return best
    }
}
