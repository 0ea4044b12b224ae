import Simulator

// An app's state: saved when the app enters the background, restored at the next launch.
extension Scenario {
    static let stateRestoration: [Scenario] = [
        .statements("state-save-01") { stage in
            let app = try stage.launchApp()
            stage.begin()
            stage.sim.enterBackground()
            let lines = stage.lines
            stage.state(0, lines.first == "shouldSave", "\(lines)")
            stage.state(1, lines.dropFirst().first == "willEncode", "\(lines)")
            stage.state(2, Array(lines.suffix(2)) == ["root encode", "detail encode"], "\(lines)")
            app.stack.topViewController?.restorationIdentifier = nil
            app.stack.topViewController?.addChild(StatePage("child"))
            stage.sim.enterForeground()
            stage.begin()
            stage.sim.enterBackground()
            stage.state(3, stage.lines.filter { $0.hasSuffix("encode") } == ["root encode"], "\(stage.lines)")
        },
        .statements("state-restore-01") { stage in
            _ = try stage.launchApp()
            stage.sim.enterBackground()
            let next = Simulator(system: .iOS(18))
            next.savedState = stage.sim.savedState
            stage.begin()
            next.launch(StateApp())
            let lines = stage.lines
            stage.state(0, Array(lines.prefix(2)) == ["willFinish", "shouldRestore"], "\(lines)")
            stage.state(1, lines.only("make") == ["stack make", "root make", "detail make"], "\(lines)")
            stage.state(
                2,
                stage.has("root viewDidLoad", before: "root decode")
                    && stage.has("detail viewDidLoad", before: "root decode"), "\(lines)")
            stage.state(3, lines.only("decode") == ["root decode", "detail decode"], "\(lines)")
            stage.state(4, stage.has("detail decode", before: "didDecode"), "\(lines)")
            stage.state(
                5,
                stage.has("didDecode", before: "root finished")
                    && stage.has("root finished", before: "detail finished"), "\(lines)")
            stage.state(6, lines.last == "didFinish", "\(lines)")
        },
        .statements("state-scene-01") { stage in
            final class Scene: UIResponder, UIWindowSceneDelegate {}
            stage.begin()
            stage.sim.launch(StateApp(), sceneDelegate: Scene())
            stage.sim.enterBackground()
            let lines = stage.lines.filter { $0.hasSuffix("encode") || $0.hasPrefix("should") }
            stage.state(0, lines.isEmpty, "\(stage.lines)")
        },
    ]

    /// A scene's activity, which its delegate returns.
    static func savedActivity(_ id: String) -> Scenario {
        .statements(id) { stage in
            let activity = NSUserActivity(activityType: "reading")
            let (writer, responder) = (ActivityWriter(), ActivityResponder())
            activity.delegate = writer
            responder.userActivity = activity
            let scene = ActivityScene(activity)
            stage.sim.launch(nil, sceneDelegate: scene)
            stage.begin()
            stage.sim.enterBackground()
            let lines = stage.lines
            stage.state(0, lines.first == "activity asked", "\(lines)")
            stage.state(1, lines.dropFirst().first == "userActivityWillSave", "\(lines)")
            stage.state(2, lines.last == "updateUserActivityState", "\(lines)")
            let kept = UIApplication.shared.openSessions.first?.stateRestorationActivity
            stage.state(3, kept === activity && lines.count == 3, "\(lines)")
        }
    }
}

extension Stage {
    /// Launches an app with a stack of two pages.
    fileprivate func launchApp() throws -> StateApp {
        let app = StateApp()
        sim.launch(app)
        app.stack.pushViewController(StatePage("detail"), animated: false)
        try settle()
        return app
    }
}

extension [String] {
    fileprivate func only(_ suffix: String) -> [String] { filter { $0.hasSuffix(" " + suffix) } }
}

/// A page that records the saving and restoring of its state.
private final class StatePage: UIViewController, UIViewControllerRestoration {
    private let journal = Journal.current

    init(_ identifier: String) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = identifier
        if identifier == "detail" { restorationClass = StatePage.self }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        log("viewDidLoad")
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        log("encode")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        log("decode")
    }

    override func applicationFinishedRestoringState() { log("finished") }

    private func log(_ what: String) { journal.log("\(restorationIdentifier ?? "-") \(what)") }

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        Journal.current.log("\(identifierComponents.last ?? "-") make")
        return StatePage(identifierComponents.last ?? "")
    }
}

/// An app without scenes, and a stack of pages, that records the saving and restoring of its state.
private final class StateApp: UIResponder, UIApplicationDelegate {
    private let journal = Journal.current
    let stack = UINavigationController(rootViewController: StatePage("root"))
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        journal.log("willFinish")
        stack.restorationIdentifier = "stack"
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = stack
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window?.makeKeyAndVisible()
        journal.log("didFinish")
        return true
    }

    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
        journal.log("shouldSave")
        return true
    }

    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        journal.log("shouldRestore")
        return true
    }

    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        journal.log("willEncode")
    }

    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        journal.log("didDecode")
    }

    func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        journal.log("\(identifierComponents.last ?? "-") make")
        return nil
    }
}

private final class ActivityScene: UIResponder, UIWindowSceneDelegate {
    private let journal = Journal.current
    private let activity: NSUserActivity

    init(_ activity: NSUserActivity) { self.activity = activity }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        journal.log("activity asked")
        return activity
    }
}

private final class ActivityWriter: NSObject, NSUserActivityDelegate {
    func userActivityWillSave(_ userActivity: NSUserActivity) {
        MainActor.assumeIsolated { Journal.current.log("userActivityWillSave") }
    }
}

private final class ActivityResponder: UIResponder {
    override func updateUserActivityState(_ activity: NSUserActivity) {
        Journal.current.log("updateUserActivityState")
    }
}
