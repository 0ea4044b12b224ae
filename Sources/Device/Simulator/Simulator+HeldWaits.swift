import UIKit

// The limit for waits that can't end because the clock is held.
extension Simulator {
    /// Limits the waits of this simulator's test.
    func limitHeldWaits() {
        let seconds = host?.waitLimit ?? HeldWaitLimit.usual
        LoopDriver.shared.heldWaitLimit = HeldWaitLimit(seconds: seconds) { [weak self] runtime, names in
            guard let self, self.runtime === runtime else { return }
            endHeldWait(for: names, after: seconds)
        }
    }

    /// Ends a wait that can't end by itself: the test fails, and from now on the clock moves by itself.
    private func endHeldWait(for names: [String], after seconds: TimeInterval) {
        let words =
            "waited \(seconds.formatted()) s on a held clock for: \(names.joined(separator: "; ")). Move the clock with "
            + "sim.advance(by:) or sim.settle(), or make the simulator with Simulator(clock: .eager). "
            + "The clock moves by itself from now on."
        runtime.diagnostics.warn("The test has \(words)")
        if let host { host.simulatorDidWait(words) } else { say("The test has \(words)") }
        if !runtime.loop.isPending, let alarm = runtime.loop.nextDeadline { runtime.loop.setClock(to: alarm) }
        runtime.loop.follow(.eager)
    }

    private func say(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
