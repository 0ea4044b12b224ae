import Foundation
import MarkupText
import Simulator

/// The user's actions as a Swift test: it repeats them, and expects the page that was visible at the end.
@MainActor
package struct RecordedTest {
    /// The line with which the test waits until the app is at rest.
    package enum Rest: String {
        /// Waits for the app's work: its transitions, animations and timers.
        case work = "try sim.settle()"
        /// Waits for the app's work and its tasks.
        case workAndTasks = "await sim.settled()"
    }

    private let name: String
    private let app: LaunchCode
    private let settings: DeviceSettings
    private let lines: [String]
    private let rest: Rest
    private let lastTree: String

    package init(of recorder: AppRecorder, launchedBy code: LaunchCode) {
        self.init(
            settings: recorder.settingsAtLaunch, steps: recorder.steps, lastTree: recorder.tree,
            launchedBy: code)
    }

    package init(settings: DeviceSettings, steps: [Step], lastTree: String, launchedBy code: LaunchCode) {
        self.init(
            named: "what was done in the lab", settings: settings, lines: GestureLines(steps).lines,
            rest: .work, lastTree: lastTree, launchedBy: code)
    }

    /// Creates a test from the lines of its actions.
    ///
    /// - Parameters:
    ///   - name: The test's name, a sentence.
    ///   - lines: The actions as lines of Swift with a `Simulator` named `sim`.
    ///   - rest: The line that waits before the expectation at the end.
    package init(
        named name: String, settings: DeviceSettings, lines: [String], rest: Rest, lastTree: String,
        launchedBy code: LaunchCode
    ) {
        (self.name, app, self.settings) = (name, code, settings)
        (self.lines, self.rest, self.lastTree) = (lines, rest, lastTree)
    }

    /// The content of the test's file.
    package var source: String {
        let imports = (app.imports + ["PageFlowTesting", "Simulator", "Testing"]).sorted()
        let lines = setUp + app.lines + turn + lines + expectations
        let effects = rest == .work ? "throws" : "async throws"
        return
            (imports.map { "import \($0)" }
            + [
                "", "@MainActor", "@Suite(.onStage) struct RecordedTests {",
                "    @Test func `\(name.escapedForSwiftName)`() \(effects) {",
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
        [rest.rawValue, "#expect(", "    sim.tree == \"\"\""]
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
