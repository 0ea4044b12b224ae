import SeededNumbers

/// A number of random operations, distributed over many small apps.
package struct StressPlan: Sendable {
    package let operations: Int
    package let seed: UInt64
    package let worlds: [StressScript.World]

    /// The number of operations on one app: enough for pages to accumulate, and few enough to shrink quickly.
    private static let perApp = 40

    package init(operations: Int, seed: UInt64, worlds: [StressScript.World] = StressScript.World.allCases) {
        self.operations = operations
        self.seed = seed
        self.worlds = worlds
    }

    /// The scripts, with alternating worlds; the last one may be shorter.
    package var scripts: some Sequence<StressScript> {
        var numbers = SeededNumbers(seed: seed)
        return stride(from: 0, to: operations, by: Self.perApp).lazy.map { [self] start in
            let world = worlds[start / Self.perApp % worlds.count]
            return StressScript.random(
                in: world, seed: numbers.next(), count: Swift.min(Self.perApp, operations - start))
        }
    }

    /// Runs the scripts until one finds a fault, and returns that script.
    ///
    /// - Parameter progress: Called after each app with the number of performed operations.
    @MainActor
    package func firstBroken(progress: (Int) -> Void = { _ in }) async -> StressScript? {
        var done = 0
        for script in scripts {
            if await !script.faults().isEmpty { return script }
            done += script.operations.count
            progress(done)
        }
        return nil
    }
}
