import Simulator

// An app's state: saved when the app enters the background, restored at the next launch.
extension Scenario {
    static let stateRestoration: [Scenario] = [
        .rule(
            EvidenceEntry(
                "state-save-01",
                "An app without scenes goes to the background and saves its state",
                ios: "6+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/about-the-ui-preservation-process")),
            statements: 4
        ) { stage in
            let app = try stage.launchApp()
            stage.begin()
            stage.sim.enterBackground()
            let lines = stage.lines
            stage.state(
                "the delegate is asked whether state is saved before anything is encoded",
                lines.first == "shouldSave", "\(lines)")
            stage.state(
                "willEncodeRestorableState comes before the pages", lines.dropFirst().first == "willEncode",
                "\(lines)")
            stage.state(
                "the pages write from the root on, a child after its parent",
                Array(lines.suffix(2)) == ["root encode", "detail encode"], "\(lines)")
            app.stack.topViewController?.restorationIdentifier = nil
            app.stack.topViewController?.addChild(StatePage("child"))
            stage.sim.enterForeground()
            stage.begin()
            stage.sim.enterBackground()
            stage.state(
                "a page without a restorationIdentifier is left out, and its children with it",
                stage.lines.filter { $0.hasSuffix("encode") } == ["root encode"], "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "state-restore-01",
                "The app is launched again with that state",
                ios: "6+",
                source: .documentation(
                    "https://newbe.dev/uiviewcontroller-lifecycle-calls-in-combination-with-state-restoration"
                ),
                notes: """
                    The order is from "Programming iOS 9", pages 386-387, as quoted there; that
                    didFinishLaunching follows is Apple's page "About the UI restoration process".
                    """),
            statements: 7
        ) { stage in
            _ = try stage.launchApp()
            stage.sim.enterBackground()
            let next = stage.again()
            next.savedState = stage.sim.savedState
            stage.begin()
            next.launch(StateApp())
            let lines = stage.lines
            stage.state(
                "shouldRestoreApplicationState is first, after willFinishLaunching",
                Array(lines.prefix(2)) == ["willFinish", "shouldRestore"], "\(lines)")
            stage.state(
                "pages are made in order down the chain",
                lines.only("make") == ["stack make", "root make", "detail make"], "\(lines)")
            stage.state(
                "viewDidLoad comes before decodeRestorableState",
                stage.has("root viewDidLoad", before: "root decode")
                    && stage.has("detail viewDidLoad", before: "root decode"), "\(lines)")
            stage.state(
                "decodeRestorableState in order down the chain",
                lines.only("decode") == ["root decode", "detail decode"], "\(lines)")
            stage.state(
                "didDecodeRestorableState of the delegate comes after all pages",
                stage.has("detail decode", before: "didDecode"), "\(lines)")
            stage.state(
                "applicationFinishedRestoringState in order down the chain comes after that",
                stage.has("didDecode", before: "root finished")
                    && stage.has("root finished", before: "detail finished"), "\(lines)")
            stage.state("didFinishLaunching is last", lines.last == "didFinish", "\(lines)")
        },
        .rule(
            EvidenceEntry(
                "state-scene-01",
                "An app with scenes goes to the background",
                ios: "13+",
                source: .claim("https://github.com/flutter/flutter/issues/174402"),
                notes: "Quote: After migrating to UIScene, these methods are no longer called by UIKit."),
            statements: 1
        ) { stage in
            final class Scene: UIResponder, UIWindowSceneDelegate {}
            stage.begin()
            stage.sim.launch(StateApp(), sceneDelegate: Scene())
            stage.sim.enterBackground()
            let lines = stage.lines.filter { $0.hasSuffix("encode") || $0.hasPrefix("should") }
            stage.state(
                "the delegate is not asked for state, and no page writes any", lines.isEmpty, "\(stage.lines)"
            )
        },
        .rule(
            EvidenceEntry(
                "gt2-app-07",
                "stateRestorationActivity(for:)",
                ios: "13+",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIScene.h"
                ),
                notes: """
                    Quote: After this method is called, and before the activity is actually saved in the
                    restoration file, if the returned NSUserActivity has a delegate
                    (NSUserActivityDelegate), the method userActivityWillSave is called on the delegate.
                    Additionally, if any UIResponders have the activity set as their userActivity
                    property, the UIResponder updateUserActivityState method is called ... synchronously
                    """),
            statements: 4
        ) { stage in
            let activity = NSUserActivity(activityType: "reading")
            let (writer, responder) = (ActivityWriter(), ActivityResponder())
            activity.delegate = writer
            responder.userActivity = activity
            let scene = ActivityScene(activity)
            stage.sim.launch(nil, sceneDelegate: scene)
            stage.begin()
            stage.sim.enterBackground()
            let lines = stage.lines
            stage.state("delegate returns the activity", lines.first == "activity asked", "\(lines)")
            stage.state(
                "activity.delegate.userActivityWillSave", lines.dropFirst().first == "userActivityWillSave",
                "\(lines)")
            stage.state(
                "responders' updateUserActivityState for those that hold it",
                lines.last == "updateUserActivityState", "\(lines)")
            let kept = UIApplication.shared.openSessions.first?.stateRestorationActivity
            stage.state("[saved; all synchronous]", kept === activity && lines.count == 3, "\(lines)")
        },
    ]
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
