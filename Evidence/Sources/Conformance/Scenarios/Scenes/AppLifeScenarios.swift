import Simulator

// An app's launch, its transitions to the background and back, its end.
extension Scenario {
    static let appLife: [Scenario] = [
        .order(
            EvidenceEntry(
                "pub-app-01",
                "App without scenes: launched; to the home screen; back",
                ios: "11.0.3",
                source: .log("http://gitmemories.com/regularberry/AppLaunchSequence"),
                notes: "Without the lines on status bars, orientations and restoration.",
                events: [
                    "[from not loaded]",
                    "app.willFinishLaunching",
                    "app.didFinishLaunching",
                    "app.didBecomeActive",
                    "[to the home screen]",
                    "app.willResignActive",
                    "app.didEnterBackground",
                    "[from backgrounded]",
                    "app.willEnterForeground",
                    "app.didBecomeActive",
                ])
        ) { stage in
            let delegate = AppLog()
            stage.begin()
            stage.remark("not loaded")
            stage.sim.launch(delegate)
            stage.remark("home")
            stage.sim.enterBackground()
            stage.remark("backgrounded")
            stage.sim.enterForeground()
            try stage.settle()
        },
        .order(
            EvidenceEntry(
                "pub-app-02",
                "App with scenes: launched",
                ios: "13+",
                source: .claim("https://github.com/Lemonbrush/My-iOS-Dev-Learning-Tracker"),
                events: [
                    "app.didFinishLaunching",
                    "scene.willConnect",
                    "A.viewDidLoad",
                    "A.viewWillAppear",
                    "scene.willEnterForeground",
                    "scene.didBecomeActive",
                    "A.viewDidAppear",
                ])
        ) { stage in
            let delegate = AppLog()
            stage.begin()
            stage.sim.launch(delegate, sceneDelegate: SceneLog { stage.page("A") })
        },
        .rule(
            EvidenceEntry(
                "pub-app-03",
                "A in sight; the home button (Xcode 10.2, iOS 12.2)",
                ios: "12.2",
                source: .log("https://yagamo-style.com/2019/05/21/viewcontrollerlifecycle")),
            statements: 1
        ) { stage in
            try stage.launch(stage.page("A"))
            stage.begin()
            stage.sim.enterBackground()
            stage.sim.enterForeground()
            try stage.settle()
            stage.state("A hears nothing", stage.appearance(of: "A").isEmpty, "\(stage.lines)")
        },
    ]
}

/// An app delegate that records its callbacks.
private final class AppLog: UIResponder, UIApplicationDelegate {
    private let journal = Journal.current

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        journal.log("app.willFinishLaunching")
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        journal.log("app.didFinishLaunching")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { journal.log("app.didBecomeActive") }

    func applicationWillResignActive(_ application: UIApplication) { journal.log("app.willResignActive") }

    func applicationDidEnterBackground(_ application: UIApplication) {
        journal.log("app.didEnterBackground")
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        journal.log("app.willEnterForeground")
    }
}

/// A scene delegate that creates the window, and records its callbacks.
private final class SceneLog: UIResponder, UIWindowSceneDelegate {
    private let journal = Journal.current
    private let makeRoot: () -> UIViewController
    var window: UIWindow?

    init(makeRoot: @escaping () -> UIViewController) {
        self.makeRoot = makeRoot
    }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        journal.log("scene.willConnect")
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = makeRoot()
        window?.makeKeyAndVisible()
    }

    func sceneWillEnterForeground(_ scene: UIScene) { journal.log("scene.willEnterForeground") }

    func sceneDidBecomeActive(_ scene: UIScene) { journal.log("scene.didBecomeActive") }
}
