import SeededNumbers
import Simulator

/// A list of operations on a new app.
package struct StressScript: Hashable, Sendable {
    /// The kind of app that the operations act on.
    package enum World: String, Hashable, Sendable, CaseIterable, Codable {
        /// Only UIKit's controllers.
        case uikit
        /// PageFlow's verbs, with or without app code's own calls of UIKit.
        case flow
        /// Awaited results: pages that are asked, guards, canceled tasks, links behind a login.
        case awaiting
        /// Table and collection views, with the actions of their apps and users.
        case lists
    }

    package var world: World
    /// The seed for the first controllers and the system version.
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

    /// Runs the operations and returns the first faults, or none if all conditions hold.
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

    /// The shortest list found that still causes a fault: first runs of operations are removed, then single operations.
    @MainActor
    package func shrunk(
        whileBroken isBroken: (StressScript) async -> Bool = { await !$0.faults().isEmpty }
    ) async -> StressScript {
        var best = self
        var stretch = max(1, operations.count / 2)
        while stretch >= 1 {
            let before = best.operations.count
            best = await best.shrunk(by: stretch, isBroken)
            // An operation that was necessary may be removable after others have been removed.
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
