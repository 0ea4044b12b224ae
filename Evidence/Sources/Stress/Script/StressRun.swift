import Simulator

/// A script that is played, operation by operation.
@MainActor
package final class StressRun {
    /// What the script is made of.
    package let script: StressScript
    private let app: any StressedApp

    /// Launches the app that the script wants.
    package init(_ script: StressScript) {
        self.script = script
        switch script.world {
        case .uikit: app = UIKitWorld(for: script)
        case .flow: app = FlowWorld(for: script)
        case .awaiting: app = AwaitingWorld(for: script)
        case .lists: app = ListsWorld(for: script)
        }
    }

    /// What the app runs on.
    package var simulator: Simulator { app.sim }
    /// What was broken; nothing more is done then.
    package var faults: [String] { app.faults }

    /// Does one operation.
    package func perform(_ operation: Operation) async {
        app.run(operation)
        guard app.faults.isEmpty else { return }
        // Asks and waits are tasks: they begin now. An eager clock may jump.
        if operation.kind == .ask || operation.kind.isWait || operation.kind.isAwaited {
            await Task.yield()
        }
    }

    /// Checks what must hold when all operations are done.
    package func finish() async {
        app.checkAtRest()
        if app.faults.isEmpty { await app.checkWaits() }
        if app.faults.isEmpty { await app.checkEnd() }
    }
}
