import Foundation
import MarkupText
import Simulator

/// The user's actions as a Swift test: it repeats them, and expects the page that was visible at the end.
@MainActor
package struct RecordedTest {
    private let app: LaunchCode
    private let settings: DeviceSettings
    private let steps: [Step]
    private let lastTree: String

    package init(of recorder: AppRecorder, launchedBy code: LaunchCode) {
        self.init(
            settings: recorder.settingsAtLaunch, steps: recorder.steps, lastTree: recorder.tree,
            launchedBy: code)
    }

    package init(settings: DeviceSettings, steps: [Step], lastTree: String, launchedBy code: LaunchCode) {
        (app, self.settings, self.steps, self.lastTree) = (code, settings, steps, lastTree)
    }

    /// The content of the test's file.
    package var source: String {
        let imports = (app.imports + ["PageFlowTesting", "Simulator", "Testing"]).sorted()
        let lines = setUp + app.lines + turn + GestureLines(steps).lines + expectations
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
        let plain = DeviceSettings(device: settings.device, system: settings.system).all
        let changed = settings.all.filter { !plain.contains($0) && !$0.isOrientation }
        let device = "device: .\(settings.device), system: .iOS(\(settings.system))"
        let application = app.application.map { ", application: \($0).self" } ?? ""
        return ["let sim = Simulator(\(device)\(application))"] + GestureLines.lines(of: changed)
    }

    /// The interface follows the device's orientation once it is visible.
    private var turn: [String] {
        settings.orientation == .portrait ? [] : GestureLines.lines(of: [.orientation(settings.orientation)])
    }

    private var expectations: [String] {
        ["try sim.settle()", "#expect(", "    sim.tree == \"\"\""]
            + lastTree.split(separator: "\n", omittingEmptySubsequences: false).map {
                "        \(String($0).escapedForSwift)"
            }
            + ["        \"\"\")"]
    }
}

/// The launch code of a test.
package struct LaunchCode: Codable, Equatable, Sendable {
    /// The modules that the lines require.
    package let imports: [String]
    /// Lines of Swift that launch the app on a `sim`.
    package let lines: [String]
    /// The class of `UIApplication.shared`; `nil` for UIKit's own.
    package let application: String?

    package init(imports: [String], lines: [String], application: String? = nil) {
        (self.imports, self.lines, self.application) = (imports, lines, application)
    }
}
