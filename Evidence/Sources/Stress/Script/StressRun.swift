import Simulator

/// A script that is played, operation by operation.
@MainActor
package final class StressRun {
    /// The script.
    package let script: StressScript
    private let app: any StressedApp

    /// Launches the app that the script requires.
    package init(_ script: StressScript) {
        self.script = script
        switch script.world {
        case .uikit: app = UIKitWorld(for: script)
        case .flow: app = FlowWorld(for: script)
        case .awaiting: app = AwaitingWorld(for: script)
        case .lists: app = ListsWorld(for: script)
        }
    }

    /// The simulator of the app.
    package var simulator: Simulator { app.sim }
    /// The violated conditions; after one, no more operations are performed.
    package var faults: [String] { app.faults }

    /// Performs one operation.
    package func perform(_ operation: Operation) async {
        app.run(operation)
        guard app.faults.isEmpty else { return }
        // Asks and waits are tasks, which begin now. An eager clock may jump.
        if operation.kind == .ask || operation.kind.isWait || operation.kind.isAwaited {
            await Task.yield()
        }
    }

    /// Checks the conditions after all operations.
    package func finish() async {
        app.checkAtRest()
        if app.faults.isEmpty { await app.checkWaits() }
        if app.faults.isEmpty { await app.checkEnd() }
    }
}
