import Simulator

// The state of an app in its callbacks, and temporary interruptions.
extension Scenario {
    static let appStates: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt3-scenes-02",
                "UIApplication.shared.applicationState within the app delegate's callbacks, printed",
                ios: "5.0 and 11.0.3",
                source: .log("https://e-com-net.com/article/253833.htm"),
                notes: """
                    An app without scenes. iOS 4.3 and 5.0 in the source, for the single press of Home;
                    the same six values printed on iOS 11.0.3 in
                    https://github.com/regularberry/AppLaunchSequence, where willFinishLaunching is
                    inactive as well. The lock button differs in the source (inactive in both) and is
                    left out. Quote: didFinishLaunchingWithOptions->UIApplicationStateInactive;
                    applicationDidBecomeActive->UIApplicationStateActive; [Home]
                    applicationWillResignActive->UIApplicationStateActive;
                    applicationDidEnterBackground->UIApplicationStateBackground [...]
                    """),
            statements: 6
        ) { stage in
            stage.begin()
            stage.sim.launch(AskingApp())
            try states(
                stage,
                [
                    ("didFinishLaunching: inactive", "didFinishLaunching inactive"),
                    ("applicationDidBecomeActive: active", "didBecomeActive active"),
                ])
            stage.begin()
            stage.sim.enterBackground()
            try states(
                stage,
                [
                    ("Home: applicationWillResignActive: active", "willResignActive active"),
                    ("Home: applicationDidEnterBackground: background", "didEnterBackground background"),
                ])
            stage.begin()
            stage.sim.enterForeground()
            try states(
                stage,
                [
                    (
                        "back by the icon: applicationWillEnterForeground: background",
                        "willEnterForeground background"
                    ), ("back by the icon: applicationDidBecomeActive: active", "didBecomeActive active"),
                ])
        },
        .rule(
            EvidenceEntry(
                "hunt3-scenes-03",
                """
                A temporary interruption (a system's alert, the app switcher and back) of an app in \
                sight
                """,
                ios: "13+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiscene/willdeactivatenotification; https://developer.apple.com/documentation/uikit/uiscenedelegate/scenewillresignactive(_:)"
                ),
                notes: """
                    Pages of UIScene.willDeactivateNotification and UIScene.didActivateNotification for
                    the first two. The last two are logs of apps without scenes:
                    https://github.com/regularberry/AppLaunchSequence (iOS 11.0.3, 'System Alert
                    Displayed': these two alone) and https://e-com-net.com/article/253833.htm (iOS 4.3,
                    5.0, double press of Home and back: these two alone). hunt-scenes-11 speaks of Home,
                    not of interruptions. Quote: UIKit posts this notification for temporary
                    interruptions, such as when displaying system alerts. It also posts this
                    notification before transitioning your app to the background state. UIKit places the
                    scene object in the object property of the notification.
                    """),
            statements: 4
        ) { stage in
            let notes = SceneNotes()
            stage.sim.launch(QuietApp(), sceneDelegate: LookedAwayScene())
            let scene = try require(stage.sim.window.windowScene)
            stage.begin()
            stage.sim.interrupt()
            try stage.settle()
            let stopped = stage.lines
            stage.state(
                """
                it begins: sceneWillResignActive is called, and UIScene.willDeactivateNotification \
                is posted with the scene as its object
                """, stopped == ["scene.willResignActive"] && notes.deactivated.last === scene, "\(stopped)")
            stage.sim.endInterruption()
            try stage.settle()
            stage.state(
                """
                it is over: sceneDidBecomeActive is called, and UIScene.didActivateNotification is \
                posted with the scene as its object
                """,
                stage.lines == stopped + ["scene.didBecomeActive"] && notes.activated.last === scene,
                "\(stage.lines)")
            let all = stage.lines
            let next = stage.again()
            next.launch(OpenedApp())
            stage.begin()
            next.interrupt()
            next.endInterruption()
            stage.state(
                """
                an app without scenes hears applicationWillResignActive and then \
                applicationDidBecomeActive
                """, stage.lines == ["willResignActive", "didBecomeActive"], "\(stage.lines)")
            let other = (all + stage.lines).filter {
                $0.hasSuffix("Background") || $0.hasSuffix("Foreground")
            }
            stage.state(
                "neither didEnterBackground nor willEnterForeground is called in between", other.isEmpty,
                "\(other)")
        },
    ]

    /// Each statement holds if its line was recorded.
    private static func states(_ stage: Stage, _ lines: [(String, String)]) throws {
        try stage.settle()
        for (statement, line) in lines {
            stage.state(statement, stage.has(line), "\(stage.lines)")
        }
    }
}

/// An app that reads its state first.
private final class AskingApp: UIResponder, UIApplicationDelegate {
    private let journal = Journal.current
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        note("didFinishLaunching")
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.show(UIViewController())
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { note("didBecomeActive") }

    func applicationWillResignActive(_ application: UIApplication) { note("willResignActive") }

    func applicationDidEnterBackground(_ application: UIApplication) { note("didEnterBackground") }

    func applicationWillEnterForeground(_ application: UIApplication) { note("willEnterForeground") }

    private func note(_ callback: String) {
        let state =
            switch UIApplication.shared.applicationState {
            case .active: "active"
            case .inactive: "inactive"
            case .background: "background"
            @unknown default: "unknown"
            }
        journal.log("\(callback) \(state)")
    }
}

/// An app delegate that does nothing.
private final class QuietApp: UIResponder, UIApplicationDelegate {}

/// A scene delegate that records when the scene becomes inactive or active, and enters the background or the foreground.
private final class LookedAwayScene: UIResponder, UIWindowSceneDelegate {
    private let journal = Journal.current
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
        window?.show(UIViewController())
    }

    func sceneWillResignActive(_ scene: UIScene) { journal.log("scene.willResignActive") }

    func sceneDidBecomeActive(_ scene: UIScene) { journal.log("scene.didBecomeActive") }

    func sceneDidEnterBackground(_ scene: UIScene) { journal.log("scene.didEnterBackground") }

    func sceneWillEnterForeground(_ scene: UIScene) { journal.log("scene.willEnterForeground") }
}

/// Records the objects of two scene notifications, while it exists.
@MainActor
private final class SceneNotes {
    private(set) var (deactivated, activated): ([AnyObject], [AnyObject]) = ([], [])
    private var tokens: [any NSObjectProtocol] = []

    init() {
        tokens = [
            observe(UIScene.willDeactivateNotification) { $0.deactivated.append($1) },
            observe(UIScene.didActivateNotification) { $0.activated.append($1) },
        ]
    }

    private func observe(
        _ name: Notification.Name, _ keep: @escaping @MainActor @Sendable (SceneNotes, AnyObject) -> Void
    ) -> any NSObjectProtocol {
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
            nonisolated(unsafe) let object = note.object as AnyObject
            MainActor.assumeIsolated { if let self { keep(self, object) } }
        }
    }

    isolated deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}
