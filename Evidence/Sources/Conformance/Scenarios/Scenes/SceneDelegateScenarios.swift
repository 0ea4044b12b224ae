import Simulator

// The delegates of an app and of its scenes.
extension Scenario {
    static let sceneDelegates: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt-scenes-11",
                """
                An app with scenes: what its app delegate still hears of the foreground and the \
                background
                """,
                ios: "13+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidbecomeactive(_:)"
                ),
                notes: """
                    Apple's pages of applicationDidBecomeActive(_:) and
                    applicationWillEnterForeground(_:) say it in the same words. The other two methods,
                    the notification willResignActive and the last statement:
                    https://onmyway133.com/posts/how-to-work-with-scenedelegate-in-ios-12. Quote: If
                    you're using scenes, UIKit will not call this method. Use sceneDidBecomeActive(_:)
                    instead [...]. UIKit posts a didBecomeActiveNotification regardless of whether your
                    app uses scenes.
                    """),
            statements: 4
        ) { stage in
            let notes = HeardNotes(ForegroundApp.notes)
            stage.begin()
            stage.sim.launch(ForegroundApp(), sceneDelegate: BareScene())
            let launched = stage.lines
            stage.state(
                """
                launched: applicationDidBecomeActive is not called, and \
                UIApplication.didBecomeActiveNotification is posted
                """, !launched.contains("App.didBecomeActive") && launched.contains("Note.didBecomeActive"),
                "\(launched)")
            stage.state(
                "willFinishLaunching and didFinishLaunching are called as ever",
                launched.contains("App.willFinishLaunching") && launched.contains("App.didFinishLaunching"),
                "\(launched)")
            stage.begin()
            stage.sim.enterBackground()
            try stage.settle()
            stage.state(
                """
                to the home screen: applicationWillResignActive and applicationDidEnterBackground \
                are not called, and UIApplication.willResignActiveNotification is posted
                """, !stage.lines.contains { $0.hasPrefix("App.") } && stage.has("Note.willResignActive"),
                "\(stage.lines)")
            stage.begin()
            stage.sim.enterForeground()
            try stage.settle()
            stage.state(
                """
                back: applicationWillEnterForeground is not called, and \
                UIApplication.willEnterForegroundNotification is posted
                """, !stage.has("App.willEnterForeground") && stage.has("Note.willEnterForeground"),
                "\(stage.lines)")
            withExtendedLifetime(notes) {}
        },
        .messages(
            EvidenceEntry(
                "hunt-scenes-12",
                """
                The Info.plist names a class as the scene's delegate that does not exist, and a \
                storyboard
                """,
                ios: "13 (2020-07)",
                source: .log("https://github.com/AnkurLahiry/SVGInteraction/issues/1"),
                notes: """
                    Between the two the source prints the first again with "(no name)" in the place of
                    "Default Configuration". The first line with "(no name)" also in
                    https://github.com/team-aliens/DMS-iOS/issues/33 (2022-09). The screen stays black.
                    Quote: [SceneConfiguration] Info.plist configuration "Default Configuration" for
                    UIWindowSceneSessionRoleApplication contained UISceneDelegateClassName key, but
                    could not load class with name "SVGInteraction.SceneDelegate". [...] [WindowScene]
                    There is no scene delegate set.
                    """,
                events: [
                    """
                    console warning: [SceneConfiguration] Info.plist configuration "Default \
                    Configuration" for UIWindowSceneSessionRoleApplication contained \
                    UISceneDelegateClassName key, but could not load class with name \
                    "SVGInteraction.SceneDelegate".
                    """,
                    """
                    console warning: [WindowScene] There is no scene delegate set. A scene delegate \
                    class must be specified to use a main storyboard file.
                    """,
                ])
        ) { stage in
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
        .messages(
            EvidenceEntry(
                "hunt-scenes-14",
                """
                The app delegate returns a scene configuration by a name that the Info.plist does \
                not have
                """,
                ios: "16 (2023-08)",
                source: .log("https://github.com/partout-io/passepartout/pull/341"),
                notes: """
                    The source prints the words without the category.
                    https://github.com/axmolengine/axmol/pull/3297 (2026-08): printed because the name
                    of the UISceneConfiguration does not exist, with "AxmolDefaultConfiguration". The
                    same with "(no name)" and the category:
                    https://github.com/RevenueCat/purchases-ios/pull/2170 (2022-12),
                    https://github.com/vdhamer/Photo-Club-Hub/issues/74 (iOS 16.2). Quote: Info.plist
                    contained no UIScene configuration dictionary (looking for configuration named
                    "SceneDelegate")
                    """,
                events: [
                    """
                    console warning: [SceneConfiguration] Info.plist contained no UIScene \
                    configuration dictionary (looking for configuration named "SceneDelegate")
                    """
                ])
        ) { stage in
            try TemporaryBundle().launch(
                stage.sim, NamingApp(),
                sceneManifest: "<key>UIApplicationSupportsMultipleScenes</key><true/>")
        },
        .order(
            EvidenceEntry(
                "hunt-scenes-17",
                """
                A scene of last time comes back with the activity that its delegate supplied for \
                state restoration
                """,
                ios: "17.0 SDK",
                source: .documentation("UIKit.framework/Headers/UIScene.h, iOS 17.0 SDK"),
                notes: """
                    Only these callbacks are logged. The activity is the one that was supplied last; at
                    scene.willConnect it is in session.stateRestorationActivity already. Quote: This
                    will be called after scene connection, but before activation, and will provide the
                    activity that was last supplied to the stateRestorationActivityForScene callback, or
                    set on the UISceneSession.stateRestorationActivity property.
                    """,
                events: [
                    "scene.willConnect",
                    "scene.restoreInteractionState",
                    "scene.didBecomeActive",
                ])
        ) { stage in
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
        .rule(
            EvidenceEntry(
                "hunt-scenes-19",
                "windowScene(_:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:)",
                ios: "13+",
                source: .documentation("UIKit.framework/Headers/UIWindowScene.h, iOS 17.0 SDK"),
                notes: """
                    Header UIWindowScene.h of the iOS 17.0 SDK; the parameters are called
                    previousCoordinateSpace, previousInterfaceOrientation and previousTraitCollection.
                    The second follows from 'did update'. Quote: Called when the coordinate space,
                    interface orientation, or trait collection of a UIWindowScene changes. Always called
                    when a UIWindowScene moves between screens
                    """),
            statements: 3
        ) { stage in
            stage.sim.setTraits { $0.userInterfaceStyle = .light }
            let scene = UpdatedScene()
            stage.sim.launch(QuietApp(), sceneDelegate: scene)
            try stage.settle()
            scene.updates = []
            stage.sim.rotate(to: .landscapeRight)
            try stage.settle()
            let turns = scene.updates.filter { $0.orientationBefore == .portrait }
            stage.state(
                """
                the device is turned, and the page with it: it is called, with the orientation \
                before
                """, !turns.isEmpty, "\(scene.updates)")
            stage.state(
                "the scene has the new orientation by then",
                !turns.isEmpty && turns.allSatisfy { $0.orientation == .landscapeRight },
                "\(scene.updates)")
            scene.updates = []
            stage.sim.setTraits { $0.userInterfaceStyle = .dark }
            try stage.settle()
            stage.state(
                "the user changes to the dark style: it is called, with the traits before",
                scene.updates.contains { $0.styleBefore == .light }, "\(scene.updates)")
        },
    ]
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
