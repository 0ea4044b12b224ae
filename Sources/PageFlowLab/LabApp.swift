import AppRecording
import Exploration
import Simulator

/// An app that the lab can show.
public struct LabApp: Sendable {
    /// The way in which an app starts.
    enum Start: Sendable {
        /// Launches it in a simulator, with what its session kept of an earlier launch.
        case launch(@MainActor @Sendable (Simulator, NSUserActivity?) -> Void)
        /// Makes a script that has launched an app of its own.
        case script(@MainActor @Sendable () -> any LabScript)
    }

    /// What the page calls it.
    public let name: String
    let start: Start
    private let imports: [String]
    private let testLines: [String]
    /// The class of `UIApplication.shared`.
    private(set) var application: UIApplication.Type = UIApplication.self
    private var addKnowledge: @MainActor @Sendable (inout ExploredApp) -> Void = { _ in }
    /// The device at the launch.
    private(set) var device = "iPhone16"
    /// Whether each finger has a twin, half a screen to the right.
    private(set) var hasTwinFingers = false

    private init(_ name: String, _ imports: [String], _ testCode: String, _ start: Start) {
        self.name = name
        self.start = start
        self.imports = imports
        testLines = testCode.split(separator: "\n").map(String.init)
    }

    /// How a test launches it.
    var launchCode: LaunchCode {
        LaunchCode(
            imports: imports, lines: testLines,
            application: application == UIApplication.self ? nil : "\(application)")
    }

    /// An app that launches by its scene's delegate. Links reach the delegate, and the activity that it returns from
    /// `stateRestorationActivity(for:)` restores the pages when the app has been built again.
    ///
    /// - Parameters:
    ///   - name: what the page calls it.
    ///   - imports: the modules that `testCode` needs.
    ///   - testCode: how a recorded test launches the app: lines of Swift that have a `Simulator` by the name of `sim`.
    ///   - makeDelegate: makes the delegate; called again whenever the app starts again.
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

    /// An app that launches by code.
    ///
    /// - Parameters:
    ///   - name: what the page calls it.
    ///   - imports: the modules that `testCode` needs.
    ///   - testCode: how a recorded test launches the app: lines of Swift that have a `Simulator` by the name of `sim`.
    ///   - launch: launches the app in a simulator; called again whenever the app starts again.
    public init(
        _ name: String, imports: [String] = [], testCode: String,
        launch: @escaping @MainActor @Sendable (Simulator) -> Void
    ) {
        self.init(name, imports, testCode, .launch { simulator, _ in launch(simulator) })
    }

    /// A script that is played, operation by operation.
    package init(_ name: String, script: @escaping @MainActor @Sendable () -> any LabScript) {
        self.init(name, [], "", .script(script))
    }

    /// The same app with a class of its own for `UIApplication.shared`, as a program names it to `UIApplicationMain`.
    public func with(application: UIApplication.Type) -> LabApp {
        var app = self
        app.application = application
        return app
    }

    /// The same app, with a user's knowledge: texts for its fields, and links.
    ///
    /// - Parameter change: changes the app as it is explored.
    public func exploring(_ change: @escaping @MainActor @Sendable (inout ExploredApp) -> Void) -> LabApp {
        var app = self
        app.addKnowledge = change
        return app
    }

    /// The same app on another device at first.
    package func on(_ device: String) -> LabApp {
        var app = self
        app.device = device
        return app
    }

    /// The same app with a twin for each finger, half a screen to the right, for apps that show two screens side by side.
    package var withTwinFingers: LabApp {
        var app = self
        app.hasTwinFingers = true
        return app
    }
}

// The app outside of the lab.
extension LabApp {
    /// The app on a device that was made for it.
    @MainActor
    func launched(on device: Device, _ system: System) -> Simulator {
        let simulator = Simulator(device: device, system: system, application: application)
        simulator.recordsExceptions = true
        launch(in: simulator)
        return simulator
    }

    /// The app as it is explored.
    @MainActor
    var explored: ExploredApp {
        var app = ExploredApp(name) { launch(in: $0) }
        app.application = application
        (app.imports, app.testCode) = (imports, testLines.joined(separator: "\n"))
        addKnowledge(&app)
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
