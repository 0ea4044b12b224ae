import AppRecording
import ArgumentParser
import Driving
import Exploration
import FlowRunning
import PictureFiles
import Simulator

/// An app for the lab.
public struct LabApp: Sendable {
    /// The way in which an app starts.
    enum Start: Sendable {
        /// Launches the app in a simulator, with the activity that its session saved at an earlier launch.
        case launch(@MainActor @Sendable (Simulator, NSUserActivity?) -> Void)
        /// Creates a script that has launched its own app.
        case script(@MainActor @Sendable () -> any LabScript)
    }

    /// The app's name on the page.
    public let name: String
    let start: Start
    private let imports: [String]
    private let testLines: [String]
    /// The class of `UIApplication.shared`.
    private(set) var application: UIApplication.Type = UIApplication.self
    private var addKnowledge: @MainActor @Sendable (inout ExploredApp) -> Void = { _ in }
    /// The initial device.
    private(set) var device = "iPhone16"
    /// Whether each finger has a second one, half a screen to its side.
    private(set) var hasTwinFingers = false
    /// The commands whose help doesn't name the app.
    private(set) var unlisted: Set<String> = []
    private var drawing: Drawing?

    /// Plays a script, by default the app's first, and draws the screen after the launch and after each step, or some seconds after the
    /// step has begun.
    package typealias Drawing =
        @MainActor @Sendable (PictureOptions, _ script: String?, _ at: Double?) throws -> [Picture]

    private init(_ name: String, _ imports: [String], _ testCode: String, _ start: Start) {
        self.name = name
        self.start = start
        self.imports = imports
        testLines = testCode.split(separator: "\n").map(String.init)
    }

    /// The code with which a test launches the app.
    var launchCode: LaunchCode {
        LaunchCode(
            imports: imports, lines: testLines,
            application: application == UIApplication.self ? nil : "\(application)")
    }

    /// Creates an app that launches by its scene's delegate. Links reach the delegate, and the activity that it returns from
    /// `stateRestorationActivity(for:)` restores the pages after the app was rebuilt.
    ///
    /// - Parameters:
    ///   - name: The app's name on the page.
    ///   - imports: The modules that `testCode` requires.
    ///   - testCode: The code with which a recorded test launches the app: lines of Swift with a `Simulator` named `sim`.
    ///   - makeDelegate: Creates the delegate; called again for each launch.
    public init(
        _ name: String, imports: [String] = [],
        testCode: String = "sim.launch(sceneDelegate: SceneDelegate())",
        sceneDelegate makeDelegate: @escaping @MainActor @Sendable () -> any UISceneDelegate
    ) {
        self.init(
            name, imports, testCode,
            .launch { simulator, activity in
                simulator.launch(sceneDelegate: makeDelegate(), restoring: activity)
            })
    }

    /// Creates an app that launches by code.
    ///
    /// - Parameters:
    ///   - name: The app's name on the page.
    ///   - imports: The modules that `testCode` requires.
    ///   - testCode: The code with which a recorded test launches the app: lines of Swift with a `Simulator` named `sim`.
    ///   - launch: Launches the app in a simulator; called again for each launch.
    public init(
        _ name: String, imports: [String] = [], testCode: String,
        launch: @escaping @MainActor @Sendable (Simulator) -> Void
    ) {
        self.init(name, imports, testCode, .launch { simulator, _ in launch(simulator) })
    }

    /// Creates an app that launches by code, with the activity that its session saved at an earlier launch.
    package init(
        _ name: String, imports: [String], testCode: String,
        restoring launch: @escaping @MainActor @Sendable (Simulator, NSUserActivity?) -> Void
    ) {
        self.init(name, imports, testCode, .launch(launch))
    }

    /// Creates a script that is played operation by operation.
    package init(_ name: String, script: @escaping @MainActor @Sendable () -> any LabScript) {
        self.init(name, [], "", .script(script))
    }

    /// Returns the app with another class for `UIApplication.shared`, which a program passes to `UIApplicationMain`.
    public func with(application: UIApplication.Type) -> LabApp {
        var app = self
        app.application = application
        return app
    }

    /// Returns the app with input that a user would know: the texts of its fields, the values in its links. Each call adds to the others.
    ///
    /// - Parameter change: Changes the app as an exploration uses it.
    public func exploring(_ change: @escaping @MainActor @Sendable (inout ExploredApp) -> Void) -> LabApp {
        var app = self
        let earlier = addKnowledge
        app.addKnowledge = {
            earlier(&$0)
            change(&$0)
        }
        return app
    }

    /// Returns the app with another initial device.
    package func on(_ device: String) -> LabApp {
        var app = self
        app.device = device
        return app
    }

    /// Returns the app without its name in the help of some commands.
    package func unlisted(in commands: String...) -> LabApp {
        var app = self
        app.unlisted = Set(commands)
        return app
    }

    /// Returns the app with scripts for pictures.
    package func drawn(by drawing: @escaping Drawing) -> LabApp {
        var app = self
        app.drawing = drawing
        return app
    }

    /// The app with a second finger for each finger, half a screen to its side, for apps shown next to each other.
    package var withTwinFingers: LabApp {
        var app = self
        app.hasTwinFingers = true
        return app
    }
}

// The app outside the lab.
extension LabApp {
    /// Draws the app as its scripts do; without scripts only after the launch. Prints what UIKit reports meanwhile.
    @MainActor
    func draw(_ options: PictureOptions, _ script: String?, _ at: Double?) throws -> [Picture] {
        if let drawing { return try drawing(options, script, at) }
        if let script { throw ValidationError("\(name) has no script '\(script)'.") }
        let simulator = Simulator(
            device: options.device.device, system: options.system.system, application: application)
        simulator.recordsExceptions = true
        options.apply(to: simulator)
        launch(in: simulator)
        defer { for line in simulator.diagnostics { print(line) } }
        return [simulator.picture()]
    }

    /// The app as an exploration uses it.
    @MainActor
    var explored: ExploredApp {
        var app = ExploredApp(name) { launch(in: $0) }
        app.application = application
        if let device = DeviceOption(argument: device) { app.device = device.device }
        (app.imports, app.testCode) = (imports, testLines.joined(separator: "\n"))
        addKnowledge(&app)
        return app
    }

    /// The app as a session drives it.
    var driven: DrivenApp {
        DrivenApp(name, launchedBy: launchCode, application: application, device: device) {
            launch(in: $0)
        }
    }

    /// The app as flows use it.
    @MainActor
    var inFlows: FlowApp {
        var app = FlowApp(name) { launch(in: $0) }
        app.application = application
        if let device = DeviceOption(argument: device) { app.device = device.device }
        app.launchCode = launchCode
        return app
    }

    @MainActor
    private func launch(in simulator: Simulator) {
        switch start {
        case .launch(let launch): launch(simulator, nil)
        case .script(let make): _ = make()
        }
    }
}
