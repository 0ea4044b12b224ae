import Simulator

// Scenes, windows and an app delegate's callbacks: the second collection.
extension Scenario {
    static let huntScenes2: [Scenario] = [
        .statements("hunt-scenes-11") { stage in
            let notes = HeardNotes(ForegroundApp.notes)
            stage.begin()
            stage.sim.launch(ForegroundApp(), sceneDelegate: BareScene())
            let launched = stage.lines
            stage.state(
                0, !launched.contains("App.didBecomeActive") && launched.contains("Note.didBecomeActive"),
                "\(launched)")
            stage.state(
                3,
                launched.contains("App.willFinishLaunching") && launched.contains("App.didFinishLaunching"),
                "\(launched)")
            stage.begin()
            stage.sim.enterBackground()
            try stage.settle()
            stage.state(
                1, !stage.lines.contains { $0.hasPrefix("App.") } && stage.has("Note.willResignActive"),
                "\(stage.lines)")
            stage.begin()
            stage.sim.enterForeground()
            try stage.settle()
            stage.state(
                2, !stage.has("App.willEnterForeground") && stage.has("Note.willEnterForeground"),
                "\(stage.lines)")
            withExtendedLifetime(notes) {}
        },
        .messages("hunt-scenes-12") { stage in
            var text = StoryboardText(initial: "A")
            text.addPage("A")
            let bundle = try text.bundle()
            try bundle.launch(
                stage.sim, QuietApp(),
                sceneManifest: """
                    <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key>
                    <array><dict><key>UISceneConfigurationName</key><string>Default Configuration</string>
                    <key>UISceneDelegateClassName</key><string>SVGInteraction.SceneDelegate</string>
                    <key>UISceneStoryboardFile</key><string>Main</string></dict></array></dict>
                    """)
        },
        .statements("hunt-scenes-13") { stage in
            try stage.launch(stage.page("First"))
            let scene = try require(stage.sim.window.windowScene)
            stage.state(0, UIWindow(windowScene: scene).canBecomeKey, "it is false")
            let window = UnfocusedWindow(windowScene: scene)
            window.rootViewController = stage.page("Second")
            window.makeKey()
            stage.state(1, !window.isKeyWindow, "it is key")
            stage.state(3, scene.keyWindow === stage.sim.window, "\(String(describing: scene.keyWindow))")
            window.makeKeyAndVisible()
            try stage.settle()
            stage.state(2, !window.isKeyWindow, "it is key")
            stage.state(3, scene.keyWindow === stage.sim.window, "\(String(describing: scene.keyWindow))")
        },
        .messages("hunt-scenes-14") { stage in
            try TemporaryBundle().launch(
                stage.sim, NamingApp(),
                sceneManifest: "<key>UIApplicationSupportsMultipleScenes</key><true/>")
        },
        .statements("hunt-scenes-15") { stage in
            let app = HandoffApp()
            stage.sim.launch(app)
            let activity = NSUserActivity(activityType: "reading")
            stage.begin()
            stage.sim.continueActivity(activity)
            try stage.settle()
            let lines = stage.lines
            stage.state(0, lines.first == "app.willContinue(reading)", "\(lines)")
            let continued = lines.filter { $0.hasPrefix("app.continue") }
            stage.state(
                1,
                continued == ["app.continue(reading)"] && app.continued === activity
                    && stage.has("app.willContinue(reading)", before: "app.continue(reading)"), "\(lines)")
            stage.state(2, app.root.restored === activity, "\(lines)")
            stage.begin()
            stage.sim.failToContinueActivity(ofType: "reading", error: CocoaError(.fileNoSuchFile))
            try stage.settle()
            stage.state(
                3, stage.has("app.didFail(reading)") && !stage.has("app.continue(reading)"), "\(stage.lines)")
        },
        .statements("hunt-scenes-16") { stage in
            let (application, target) = (UIApplication.shared, HeardTarget("tapped"))
            let button = UIButton(frame: CGRect(x: 100, y: 300, width: 150, height: 60))
            button.addTarget(target, action: HeardTarget.action, for: .touchUpInside)
            let page = stage.page("Page")
            page.loadViewIfNeeded()
            page.view.addSubview(button)
            try stage.launch(page)
            stage.state(0, !application.isIgnoringInteractionEvents, "true")
            application.beginIgnoringInteractionEvents()
            let afterOne = application.isIgnoringInteractionEvents
            stage.state(1, try afterOne && !hears(button, stage), "ignoring: \(afterOne), \(stage.lines)")
            application.beginIgnoringInteractionEvents()
            application.endIgnoringInteractionEvents()
            let afterTwo = application.isIgnoringInteractionEvents
            stage.state(2, try afterTwo && !hears(button, stage), "ignoring: \(afterTwo), \(stage.lines)")
            application.endIgnoringInteractionEvents()
            let atTheEnd = application.isIgnoringInteractionEvents
            stage.state(3, try !atTheEnd && hears(button, stage), "ignoring: \(atTheEnd), \(stage.lines)")
            withExtendedLifetime(target) {}
        },
        .order("hunt-scenes-17") { stage in
            let activity = NSUserActivity(activityType: "reading")
            stage.sim.launch(QuietApp(), sceneDelegate: ReturningScene(activity))
            stage.sim.enterBackground()
            let session = UIApplication.shared.openSessions.first
            let kept = try require(session?.stateRestorationActivity)
            let (next, scene) = (stage.again(), ReturningScene(activity))
            stage.begin()
            next.launch(QuietApp(), sceneDelegate: scene, restoring: kept)
            stage.close()
            stage.note(
                "it is the activity that was supplied", scene.restored?.activityType == "reading",
                "\(String(describing: scene.restored))")
            stage.note("the session has it at the connection", scene.wasThereAtConnection, "it has none")
        },
        .statements("hunt-scenes-18") { stage in
            stage.sim.setTraits { $0.userInterfaceStyle = .light }
            let (root, presented, elsewhere) = (stage.page("Root"), stage.page("Sheet"), stage.page("Other"))
            try stage.launch(root)
            let other = UIWindow(windowScene: try require(stage.sim.window.windowScene))
            other.rootViewController = elsewhere
            other.isHidden = false
            let before = root.traitCollection.userInterfaceStyle
            stage.sim.window.overrideUserInterfaceStyle = .dark
            try stage.settle()
            let after = root.traitCollection.userInterfaceStyle
            stage.state(0, before == .light && after == .dark, "from \(before) to \(after)")
            root.present(presented, animated: false)
            try stage.settle()
            let style = presented.traitCollection.userInterfaceStyle
            stage.state(1, presented.presentingViewController != nil && style == .dark, "\(style)")
            let otherStyle = elsewhere.traitCollection.userInterfaceStyle
            stage.state(2, otherStyle == .light, "\(otherStyle)")
            stage.state(
                3, root.overrideUserInterfaceStyle == .unspecified, "\(root.overrideUserInterfaceStyle)")
        },
        .statements("hunt-scenes-19") { stage in
            stage.sim.setTraits { $0.userInterfaceStyle = .light }
            let scene = UpdatedScene()
            stage.sim.launch(QuietApp(), sceneDelegate: scene)
            try stage.settle()
            scene.updates = []
            stage.sim.rotate(to: .landscapeRight)
            try stage.settle()
            let turns = scene.updates.filter { $0.orientationBefore == .portrait }
            stage.state(0, !turns.isEmpty, "\(scene.updates)")
            stage.state(
                1, !turns.isEmpty && turns.allSatisfy { $0.orientation == .landscapeRight },
                "\(scene.updates)")
            scene.updates = []
            stage.sim.setTraits { $0.userInterfaceStyle = .dark }
            try stage.settle()
            stage.state(2, scene.updates.contains { $0.styleBefore == .light }, "\(scene.updates)")
        },
        .statements("hunt-scenes-20") { stage in
            let cases: [(app: UIInterfaceOrientationMask, page: UIInterfaceOrientationMask, isTurned: Bool)] =
                [
                    (.portrait, .all, false), (.all, .portrait, false), (.all, .all, true),
                ]
            for (position, each) in cases.enumerated() {
                let page = OrientedPage(each.page)
                let sim = stage.again()
                sim.launch(OrientedApp(each.app, page))
                let isTurned = try turns(page, sim)
                stage.state(position, isTurned == each.isTurned, "turned: \(isTurned)")
            }
            let (page, sim) = (OrientedPage(.all), stage.again())
            let bundle = try TemporaryBundle()
            try bundle.launch(
                sim, OrientedApp(.all, page),
                entries: "<key>UISupportedInterfaceOrientations</key>"
                    + "<array><string>UIInterfaceOrientationPortrait</string></array>")
            stage.state(3, try turns(page, sim), "it is not turned")
        },
    ]

    /// Whether a tap on a button sends its action.
    private static func hears(_ button: UIButton, _ stage: Stage) throws -> Bool {
        stage.begin()
        stage.sim.tap(at: button.convert(CGPoint(x: 75, y: 30), to: nil))
        try stage.settle()
        return stage.has("tapped")
    }

    /// Rotates the device to landscape. Returns whether the page is then wider than high.
    private static func turns(_ page: UIViewController, _ sim: Simulator) throws -> Bool {
        sim.rotate(to: .landscapeRight)
        try sim.settle()
        return page.view.bounds.width > page.view.bounds.height
    }
}

extension Stage {
    /// Creates the same device with the current version of iOS.
    fileprivate func again() -> Simulator {
        let version = UIDevice.current.systemVersion.split(separator: ".").compactMap { Int($0) }
        return Simulator(system: .iOS(version[0], version.count > 1 ? version[1] : 0))
    }
}

extension TemporaryBundle {
    /// Launches an app whose Info.plist in this bundle has these entries.
    @MainActor
    fileprivate func launch(
        _ sim: Simulator, _ delegate: any UIApplicationDelegate, entries: String
    ) throws {
        let list = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>\(entries)</dict></plist>
            """
        try write(list, to: "Info.plist")
        sim.launch(
            infoPlist: url.appendingPathComponent("Info.plist"), bundle: bundle, delegate: delegate)
    }

    /// Launches an app whose scene manifest has these entries.
    @MainActor
    fileprivate func launch(
        _ sim: Simulator, _ delegate: any UIApplicationDelegate, sceneManifest: String
    ) throws {
        try launch(
            sim, delegate, entries: "<key>UIApplicationSceneManifest</key><dict>\(sceneManifest)</dict>")
    }
}

extension UIWindow {
    /// Creates a visible key window for an app's or a scene's delegate.
    fileprivate func show(_ root: UIViewController) {
        rootViewController = root
        makeKeyAndVisible()
    }
}

/// An app delegate that does nothing.
private final class QuietApp: UIResponder, UIApplicationDelegate {}

/// An app delegate that records launches and transitions to the foreground and background.
private final class ForegroundApp: UIResponder, UIApplicationDelegate {
    private let journal = Journal.current

    static let notes: [(Notification.Name, String)] = [
        (UIApplication.didBecomeActiveNotification, "didBecomeActive"),
        (UIApplication.willResignActiveNotification, "willResignActive"),
        (UIApplication.willEnterForegroundNotification, "willEnterForeground"),
    ]

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        journal.log("App.willFinishLaunching")
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        journal.log("App.didFinishLaunching")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { journal.log("App.didBecomeActive") }

    func applicationWillResignActive(_ application: UIApplication) { journal.log("App.willResignActive") }

    func applicationDidEnterBackground(_ application: UIApplication) { journal.log("App.didEnterBackground") }

    func applicationWillEnterForeground(_ application: UIApplication) {
        journal.log("App.willEnterForeground")
    }
}

/// An app delegate that returns a configuration for each scene.
private final class NamingApp: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(
            name: "SceneDelegate", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = BareScene.self
        return configuration
    }
}

/// A scene with an empty page.
private final class BareScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
        window?.show(UIViewController())
    }
}

/// A scene delegate that provides an activity, and records its restoration.
private final class ReturningScene: UIResponder, UIWindowSceneDelegate {
    private let activity: NSUserActivity
    private let journal = Journal.current
    private(set) var restored: NSUserActivity?
    private(set) var wasThereAtConnection = false
    var window: UIWindow?

    init(_ activity: NSUserActivity) { self.activity = activity }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        journal.log("scene.willConnect")
        wasThereAtConnection = session.stateRestorationActivity != nil
        window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
        window?.show(UIViewController())
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { activity }

    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        journal.log("scene.restoreInteractionState")
        restored = stateRestorationActivity
    }

    func sceneDidBecomeActive(_ scene: UIScene) { journal.log("scene.didBecomeActive") }
}

/// A scene delegate that stores the updates of the geometry, the orientation and the traits.
private final class UpdatedScene: UIResponder, UIWindowSceneDelegate {
    struct Update {
        let orientationBefore: UIInterfaceOrientation
        let styleBefore: UIUserInterfaceStyle
        let orientation: UIInterfaceOrientation
    }

    var updates: [Update] = []
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
        window?.show(UIViewController())
    }

    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        updates.append(
            Update(
                orientationBefore: previousInterfaceOrientation,
                styleBefore: previousTraitCollection.userInterfaceStyle,
                orientation: windowScene.interfaceOrientation))
    }
}

/// A window that never becomes key.
private final class UnfocusedWindow: UIWindow {
    override var canBecomeKey: Bool { false }
}

/// An app without scenes that continues activities.
private final class HandoffApp: UIResponder, UIApplicationDelegate {
    private let journal = Journal.current
    let root = RestoredPage()
    private(set) var continued: NSUserActivity?
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.show(root)
        return true
    }

    func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
        journal.log("app.willContinue(\(userActivityType))")
        return true
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        journal.log("app.continue(\(userActivity.activityType))")
        continued = userActivity
        restorationHandler([root])
        return true
    }

    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {
        journal.log("app.didFail(\(userActivityType))")
    }
}

/// A page whose state an activity restores.
private final class RestoredPage: UIViewController {
    private(set) var restored: NSUserActivity?

    override func restoreUserActivityState(_ activity: NSUserActivity) {
        super.restoreUserActivityState(activity)
        restored = activity
    }
}

/// An app without scenes that declares its supported orientations.
private final class OrientedApp: UIResponder, UIApplicationDelegate {
    private let mask: UIInterfaceOrientationMask
    private let root: UIViewController
    var window: UIWindow?

    init(_ mask: UIInterfaceOrientationMask, _ root: UIViewController) {
        self.mask = mask
        self.root = root
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.show(root)
        return true
    }

    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { mask }
}

/// A page that declares its supported orientations.
private final class OrientedPage: UIViewController {
    private let mask: UIInterfaceOrientationMask

    init(_ mask: UIInterfaceOrientationMask) {
        self.mask = mask
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
}
