import PageFlowTesting
import Simulator
import Testing

@MainActor @Suite(.onStage) struct LinkTests {
    private let custom = URL(string: "shop://basket")!
    private let web = URL(string: "https://example.com/basket")!

    @Test func `a scene that is launched for a URL finds it in its connection's options`() {
        let sim = Simulator()
        let scene = LinkedScene()
        sim.launch(LinkedApp(scene.log), sceneDelegate: scene, opening: custom)
        #expect(
            scene.log.lines == [
                "launched without", "connected to shop://basket", "will enter foreground",
                "did become active",
            ])
    }

    @Test func `a scene that is launched for a link of the web finds it among the activities`() {
        let sim = Simulator()
        let scene = LinkedScene()
        sim.launch(LinkedApp(scene.log), sceneDelegate: scene, opening: web)
        #expect(scene.log.lines[1] == "connected to https://example.com/basket")
    }

    @Test func `a visible scene opens a link at once`() {
        let sim = Simulator()
        let scene = LinkedScene()
        sim.launch(LinkedApp(scene.log), sceneDelegate: scene)
        scene.log.lines = []
        sim.open(custom, sourceApplication: "com.example.mail")
        sim.open(web)
        #expect(
            scene.log.lines == [
                "opens shop://basket from com.example.mail", "will continue NSUserActivityTypeBrowsingWeb",
                "continues https://example.com/basket",
            ])
    }

    @Test func `a scene in the background opens it before it becomes active`() {
        let sim = Simulator()
        let scene = LinkedScene()
        sim.launch(LinkedApp(scene.log), sceneDelegate: scene)
        sim.enterBackground()
        scene.log.lines = []
        sim.open(custom)
        #expect(scene.log.lines == ["will enter foreground", "opens shop://basket", "did become active"])
    }

    @Test func `an app without scenes is asked after it was launched, and when it comes back`() {
        let sim = Simulator(system: .iOS(12))
        let log = LinkLog()
        sim.launch(LinkedApp(log), opening: custom)
        #expect(
            log.lines == ["launched for shop://basket", "app opens shop://basket", "app did become active"])
        log.lines = []
        sim.enterBackground()
        sim.open(web)
        #expect(
            log.lines == [
                "app will enter foreground", "app will continue NSUserActivityTypeBrowsingWeb",
                "app continues https://example.com/basket", "app did become active",
            ])
    }

    @Test func `an app that opened the URL as it was launched is not asked again`() {
        let sim = Simulator(system: .iOS(12))
        let log = LinkLog()
        sim.launch(LinkedApp(log, opensWhileLaunching: true), opening: custom)
        #expect(log.lines == ["launched for shop://basket", "app did become active"])
    }

    @Test func `continuing an activity restores the objects that the app delegate passes`() {
        final class Reader: UIViewController {
            var page: Int?
            override func restoreUserActivityState(_ activity: NSUserActivity) {
                page = activity.userInfo?["page"] as? Int
            }
        }
        let sim = Simulator(system: .iOS(12))
        let app = LinkedApp(LinkLog())
        let reader = Reader()
        app.restored = [reader]
        sim.launch(app)
        let activity = NSUserActivity(activityType: "com.example.read")
        activity.addUserInfoEntries(from: ["page": 7])
        sim.continueActivity(activity)
        #expect(reader.page == 7)
    }

    @Test func `a link that only an app may open is not opened by the browser`() throws {
        let sim = Simulator()
        let scene = LinkedScene()
        sim.launch(LinkedApp(scene.log), sceneDelegate: scene)
        var answers: [Bool] = []
        let options = UIScene.OpenExternalURLOptions()
        options.universalLinksOnly = true
        let shown = try #require(sim.window.windowScene)
        shown.open(web, options: options) { answers.append($0) }
        shown.open(web, options: nil) { answers.append($0) }
        try sim.settle()
        #expect(answers == [false, true])
    }
}

@MainActor
private final class LinkLog {
    var lines: [String] = []
}

private final class LinkedApp: UIResponder, UIApplicationDelegate {
    private let log: LinkLog
    private let opensWhileLaunching: Bool
    var window: UIWindow?
    var restored: [any UIUserActivityRestoring] = []

    init(_ log: LinkLog, opensWhileLaunching: Bool = false) {
        self.log = log
        self.opensWhileLaunching = opensWhileLaunching
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log.lines.append((launchOptions?[.url] as? URL).map { "launched for \($0)" } ?? "launched without")
        return !opensWhileLaunching
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        log.lines.append("app did become active")
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        log.lines.append("app will enter foreground")
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        log.lines.append("app opens \(url)")
        return true
    }

    func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
        log.lines.append("app will continue \(userActivityType)")
        return false
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        if let url = userActivity.webpageURL { log.lines.append("app continues \(url)") }
        restorationHandler(restored)
        return true
    }
}

private final class LinkedScene: UIResponder, UIWindowSceneDelegate {
    let log = LinkLog()
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        let url =
            connectionOptions.urlContexts.first?.url ?? connectionOptions.userActivities.first?.webpageURL
        log.lines.append("connected to \(url.map { "\($0)" } ?? "nothing")")
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }

    func sceneWillEnterForeground(_ scene: UIScene) { log.lines.append("will enter foreground") }

    func sceneDidBecomeActive(_ scene: UIScene) { log.lines.append("did become active") }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts {
            let source = context.options.sourceApplication.map { " from \($0)" } ?? ""
            log.lines.append("opens \(context.url)\(source)")
        }
    }

    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        log.lines.append("will continue \(userActivityType)")
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        log.lines.append("continues \(userActivity.webpageURL!)")
    }
}
