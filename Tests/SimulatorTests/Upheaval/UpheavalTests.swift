import PageFlowTesting
import Simulator
import Testing

/// Apps that remove, inside a callback, an object that UIKit's call still uses.
@MainActor
@Suite(.onStage) struct UpheavalTests {
    @Test(arguments: UpheavalScript.all)
    func `the program survives whatever an app does inside a callback`(script: UpheavalScript) throws {
        let callbacks = script.ownCallbacks(of: play(script).heard)
        #expect(!callbacks.isEmpty)
        for callback in callbacks {
            for upheaval in Upheaval.allCases {
                let app = play(script, upheaval, in: callback)
                #expect(app.hasStruck, "\(upheaval) in \(callback)")
                #expect(throws: Never.self, "\(upheaval) in \(callback)") { try app.sim.settle() }
            }
        }
    }

    private func play(
        _ script: UpheavalScript, _ upheaval: Upheaval? = nil, in callback: String = ""
    ) -> UpheavalApp {
        let sim = Simulator(device: script.device)
        sim.recordsExceptions = true
        let app = UpheavalApp(sim, upheaval, in: callback)
        script.play(app)
        app.end()
        return app
    }
}
