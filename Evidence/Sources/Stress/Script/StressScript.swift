import SeededNumbers
import Simulator

/// A list of operations on a fresh app, and what it broke.
package struct StressScript: Hashable, Sendable {
    /// What the operations are made of.
    package enum World: String, Hashable, Sendable, CaseIterable, Codable {
        /// UIKit's controllers alone.
        case uikit
        /// PageFlow's verbs, with app code's own calls of UIKit beside them or without.
        case flow
        /// What somebody waits for: pages that are asked, guards, tasks that are cancelled, links behind a login.
        case awaiting
        /// Tables and collections, and what their apps and users do to them.
        case lists
    }

    package var world: World
    /// Chooses the first controllers and the version of the system.
    package var root: UInt64
    package var operations: [Operation]

    package static func random(in world: World, seed: UInt64, count: Int = 40) -> StressScript {
        var numbers = SeededNumbers(seed: seed)
        let root = numbers.next() >> 16
        let kinds = world.kinds(withCallsOfUIKit: seed % 2 == 1)
        return StressScript(
            world: world, root: root, operations: (0..<count).map { _ in .random(of: kinds, using: &numbers) }
        )
    }

    /// Runs the operations and returns the first faults found, none if all invariants hold.
    @MainActor
    package func faults() async -> [String] {
        let run = StressRun(self)
        for operation in operations {
            await run.perform(operation)
            if !run.faults.isEmpty { return run.faults }
        }
        await run.finish()
        return run.faults
    }

    /// The shortest list found that still breaks something: whole stretches are left out, then single operations.
    @MainActor
    package func shrunk(
        whileBroken isBroken: (StressScript) async -> Bool = { await !$0.faults().isEmpty }
    ) async -> StressScript {
        var best = self
        var stretch = max(1, operations.count / 2)
        while stretch >= 1 {
            let before = best.operations.count
            best = await best.shrunk(by: stretch, isBroken)
            // What was needed may no longer be when something else is gone.
            if stretch > 1 || best.operations.count == before { stretch /= 2 }
        }
        return best
    }

    @MainActor
    private func shrunk(
        by stretch: Int, _ isBroken: (StressScript) async -> Bool
    ) async -> StressScript {
        var best = self
        var start = 0
        while start < best.operations.count {
            var candidate = best
            candidate.operations.removeSubrange(start..<min(start + stretch, best.operations.count))
            if await isBroken(candidate) { best = candidate } else { start += stretch }
        }
        return best
    }
}
