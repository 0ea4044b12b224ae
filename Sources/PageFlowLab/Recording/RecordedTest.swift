import Foundation
import Simulator

/// What a person did, as a Swift test: it does the same again, and expects the page that was visible at the end.
@MainActor
struct RecordedTest {
    private let app: LabApp
    private let settings: Settings
    private let steps: [Step]
    private let lastTree: String

    init(of session: LabSession) {
        app = session.app
        settings = session.settingsAtLaunch
        steps = session.steps
        lastTree = session.simulator.tree
    }

    /// The file of the test.
    var source: String {
        let imports = (app.launchCode.imports + ["PageFlowTesting", "Simulator", "Testing"]).sorted()
        let lines = setUp + app.launchCode.lines + turn + GestureLines(steps).lines + expectations
        return
            (imports.map { "import \($0)" }
            + [
                "", "@MainActor", "@Suite(.onStage) struct RecordedTests {",
                "    @Test func `what was done in the lab`() throws {",
            ]
            + lines.map { $0.isEmpty ? "" : "        \($0)" } + ["    }", "}", ""])
            .joined(separator: "\n")
    }

    private var setUp: [String] {
        let plain = Settings(device: settings.device, system: settings.system).all
        let changed = settings.all.filter { !plain.contains($0) && !$0.isOrientation }
        let device = "device: .\(settings.device), system: .iOS(\(settings.system))"
        let application =
            app.application == UIApplication.self ? "" : ", application: \(app.application).self"
        return ["let sim = Simulator(\(device)\(application))"] + GestureLines.lines(of: changed)
    }

    /// The interface follows the device when it is there.
    private var turn: [String] {
        settings.orientation == .portrait ? [] : GestureLines.lines(of: [.orientation(settings.orientation)])
    }

    private var expectations: [String] {
        ["try sim.settle()", "#expect(", "    sim.tree == \"\"\""]
            + lastTree.split(separator: "\n", omittingEmptySubsequences: false).map { "        \($0)" }
            + ["        \"\"\")"]
    }
}
