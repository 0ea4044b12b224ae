import Simulator

// Scenes, windows and the application object's properties.
extension Scenario {
    static let huntScenes: [Scenario] = [
        .statements(
            "hunt-scenes-01", leavingOut: [1],
            remark: "An app has one scene here, and cannot ask for another."
        ) { stage in
            let activity = NSUserActivity(activityType: "reading")
            stage.begin()
            stage.sim.launch(ConfiguringApp(), sceneDelegate: KeptScene(activity))
            stage.state(0, stage.has("app.configurationForConnecting"), "\(stage.lines)")
            stage.sim.enterBackground()
            let session = UIApplication.shared.openSessions.first
            let kept = try require(session?.stateRestorationActivity)
            let next = stage.sameSystem()
            stage.begin()
            next.launch(ConfiguringApp(), sceneDelegate: KeptScene(activity), restoring: kept)
            stage.state(
                2, stage.has("scene.willConnect") && !stage.has("app.configurationForConnecting"),
                "\(stage.lines)")
        },
        .statements("hunt-scenes-02") { stage in
            stage.begin()
            stage.sim.launch(
                LinkedApp(), sceneDelegate: LinkedScene(), opening: try require(URL(string: "hunt://cold")))
            let cold = stage.lines
            stage.state(0, cold.contains("scene.willConnect(hunt://cold)"), "\(cold)")
            stage.state(1, !cold.contains { $0.hasPrefix("scene.openURLContexts") }, "\(cold)")
            stage.sim.enterBackground()
            stage.begin()
            stage.sim.open(try require(URL(string: "hunt://warm")))
            try stage.settle()
            stage.state(2, stage.has("scene.openURLContexts(hunt://warm)"), "\(stage.lines)")
            let all = cold + stage.lines
            stage.state(3, !all.contains { $0.hasPrefix("app.open") }, "\(all)")
        },
        .order("hunt-scenes-03") { stage in
            stage.sim.setTraits { $0.userInterfaceStyle = .dark }
            let page = ShadedPage()
            try stage.launch(page)
            page.states = []
            stage.begin()
            stage.sim.enterBackground()
            try stage.settle()
            stage.note(
                "the app is in the background at both", page.states == [.background, .background],
                "\(page.states.map(\.rawValue))")
        },
        .open(
            "hunt-scenes-04",
            "One reporter, of betas of iOS 9, whom nobody confirms for iOS 12 and later. What is shown is held here until it is "
                + "hidden, so that tests may have windows in local variables."),
        .statements("hunt-scenes-05") { stage in
            try stage.launch(stage.page("Page"))
            let windows = try NamedWindows(
                stage, ["A": .normal, "B": .normal, "C": .alert, "Hidden": .normal])
            for name in ["A", "C", "B"] { windows[name].makeKeyAndVisible() }
            stage.state(1, windows.visibleOrder == ["A", "B", "C"], "\(windows.visibleOrder)")
            windows["A"].makeKeyAndVisible()
            let order = windows.visibleOrder
            let isInFront = try require(order.firstIndex(of: "A")) > require(order.firstIndex(of: "B"))
            stage.state(2, isInFront && windows.keys == ["A"], "\(order), key: \(windows.keys)")
            windows["B"].makeKey()
            stage.state(
                3, windows.visibleOrder == order && windows.keys == ["B"],
                "from \(order) to \(windows.visibleOrder), key: \(windows.keys)")
            windows["Hidden"].makeKey()
            stage.state(
                3, windows["Hidden"].isHidden && !windows["B"].isKeyWindow,
                "hidden: \(windows["Hidden"].isHidden), key: \(windows.keys)")
            windows["B"].isHidden = true
            stage.state(0, Set(windows.order) == ["A", "B", "C", "Hidden"], "\(windows.order)")
        },
        .uncovered(
            "hunt-scenes-06",
            "The simulator has no app switcher: no session can be discarded while the app is not running."),
        .messages("hunt-scenes-07") { stage in
            var text = StoryboardText(initial: "A")
            text.addPage("A")
            let bundle = try text.bundle()
            try bundle.write(
                propertyList("<key>UIMainStoryboardFile</key><string>Main</string>"), to: "Info.plist")
            stage.sim.launch(
                infoPlist: bundle.url.appendingPathComponent("Info.plist"), bundle: bundle.bundle,
                delegate: WindowlessApp())
            let visible = UIApplication.shared.windows.filter { !$0.isHidden }
            stage.note("no window is visible", visible.isEmpty, "\(visible)")
        },
        .messages("hunt-scenes-08") { stage in
            try stage.launch(stage.page("Page"))
            let canOpen = UIApplication.shared.canOpenURL(try require(URL(string: "paypalhere://")))
            stage.note("canOpenURL returns false", !canOpen, "true")
        },
        .messages("hunt-scenes-09") { stage in
            try stage.launch(stage.page("Page"))
            let task = UIApplication.shared.beginBackgroundTask()
            UIApplication.shared.endBackgroundTask(task)
            UIApplication.shared.endBackgroundTask(task)
        },
        .statements("hunt-scenes-10") { stage in
            try stage.launch(SidewaysPage())
            var said = "no error"
            let scene = try require(stage.sim.window.windowScene)
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { error in
                let error = error as NSError
                said = "error \(error.domain) \(error.code): \(error.localizedDescription)"
            }
            try stage.settle()
            stage.state(0, said == stage.entry.events[0], said)
        },
    ]

    private static func propertyList(_ entries: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>\(entries)</dict></plist>
        """
    }
}

extension Stage {
    /// Creates another device with the current version of iOS.
    fileprivate func sameSystem() -> Simulator {
        let version = UIDevice.current.systemVersion.split(separator: ".").compactMap { Int($0) }
        return Simulator(system: .iOS(version[0], version.count > 1 ? version[1] : 0))
    }
}

/// An app delegate that returns its scenes' configurations.
private final class ConfiguringApp: UIResponder, UIApplicationDelegate {
    private let journal = Journal.current

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        journal.log("app.configurationForConnecting")
        let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = PlainScene.self
        return configuration
    }
}

/// A scene without an activity.
private final class PlainScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        Journal.current.log("scene.willConnect")
        window = .showing(UIViewController(), in: scene)
    }
}

/// A scene delegate that provides an activity for the next launch.
private final class KeptScene: UIResponder, UIWindowSceneDelegate {
    private let activity: NSUserActivity
    private let journal = Journal.current
    var window: UIWindow?

    init(_ activity: NSUserActivity) { self.activity = activity }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        journal.log("scene.willConnect")
        window = .showing(UIViewController(), in: scene)
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { activity }
}

/// An app delegate that can open URLs itself.
private final class LinkedApp: UIResponder, UIApplicationDelegate {
    private let journal = Journal.current

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        journal.log("app.open(\(url))")
        return true
    }
}

/// A scene delegate that opens URLs.
private final class LinkedScene: UIResponder, UIWindowSceneDelegate {
    private let journal = Journal.current
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        journal.log("scene.willConnect(\(text(connectionOptions.urlContexts)))")
        window = .showing(UIViewController(), in: scene)
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        journal.log("scene.openURLContexts(\(text(URLContexts)))")
    }

    private func text(_ contexts: Set<UIOpenURLContext>) -> String {
        contexts.map(\.url.absoluteString).sorted().joined(separator: ", ")
    }
}

/// An app's delegate without a window.
private final class WindowlessApp: UIResponder, UIApplicationDelegate {}

extension UIWindow {
    /// The visible key window of a scene.
    fileprivate static func showing(_ root: UIViewController, in scene: UIScene) -> UIWindow? {
        guard let scene = scene as? UIWindowScene else { return nil }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }
}

/// A page that prints changes of its style, and the app's state at that time.
private final class ShadedPage: UIViewController {
    private let journal = Journal.current
    var states: [UIApplication.State] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        states.append(UIApplication.shared.applicationState)
        let styles = [previousTraitCollection?.userInterfaceStyle, traitCollection.userInterfaceStyle].map {
            $0 == .dark ? "dark" : $0 == .light ? "light" : "unspecified"
        }
        journal.log("Page.traitCollectionDidChange(\(styles[0]) to \(styles[1]))")
    }
}

/// A page for one orientation.
private final class SidewaysPage: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscapeRight }
}

/// Windows of one scene, by name.
@MainActor
private struct NamedWindows {
    private let all: [String: UIWindow]

    init(_ stage: Stage, _ levels: [String: UIWindow.Level]) throws {
        let scene = try require(stage.sim.window.windowScene)
        all = Dictionary(
            uniqueKeysWithValues: levels.map { name, level in
                let window = UIWindow(windowScene: scene)
                window.windowLevel = level
                window.rootViewController = stage.page(name)
                return (name, window)
            })
    }

    subscript(name: String) -> UIWindow { all[name]! }

    /// The names of these windows in the order of the application's array.
    var order: [String] {
        UIApplication.shared.windows.compactMap { window in all.first { $0.value === window }?.key }
    }

    var visibleOrder: [String] { order.filter { !self[$0].isHidden } }

    /// The name of the key window among them, or none.
    var keys: [String] { all.filter { $0.value.isKeyWindow }.keys.sorted() }
}
