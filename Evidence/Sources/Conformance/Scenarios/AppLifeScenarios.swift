import Simulator

// An app's launch, its transitions to the background and back, its end.
extension Scenario {
    static let appLife: [Scenario] = [
        .order("pub-app-01") { stage in
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
        .order("pub-app-02") { stage in
            let delegate = AppLog()
            stage.begin()
            stage.sim.launch(delegate, sceneDelegate: SceneLog { stage.page("A") })
        },
        .statements("pub-app-03") { stage in
            try stage.launch(stage.page("A"))
            stage.begin()
            stage.sim.enterBackground()
            stage.sim.enterForeground()
            try stage.settle()
            stage.state(0, stage.appearance(of: "A").isEmpty, "\(stage.lines)")
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
