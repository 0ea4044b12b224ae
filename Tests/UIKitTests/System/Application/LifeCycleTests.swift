import TestTraits
import Testing

@testable import UIKitCore

/// Records its callbacks, with the state of the app at that time.
@MainActor private final class Log {
    var lines: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    init() {
        let names: [Notification.Name] = [
            UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willEnterForegroundNotification, UIScene.willConnectNotification,
            UIScene.didActivateNotification, UIScene.didEnterBackgroundNotification,
            UIApplication.didReceiveMemoryWarningNotification,
        ]
        for name in names {
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                    [weak self] _ in
                    MainActor.assumeIsolated { self?.lines.append(name.rawValue) }
                })
        }
    }

    func stop() { tokens.forEach(NotificationCenter.default.removeObserver) }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let log: Log

    init(_ log: Log) { self.log = log }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log.lines.append("willFinishLaunching")
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log.lines.append("didFinishLaunching")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { log.lines.append("didBecomeActive") }

    func applicationWillResignActive(_ application: UIApplication) { log.lines.append("willResignActive") }

    func applicationDidEnterBackground(_ application: UIApplication) {
        log.lines.append("didEnterBackground")
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        log.lines.append("memoryWarning")
    }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let log: Log

    init(_ log: Log) { self.log = log }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        log.lines.append("willConnect \(scene.activationState)")
    }

    func sceneWillEnterForeground(_ scene: UIScene) { log.lines.append("sceneWillEnterForeground") }

    func sceneDidBecomeActive(_ scene: UIScene) {
        log.lines.append("sceneDidBecomeActive \(scene.activationState)")
    }

    func sceneWillResignActive(_ scene: UIScene) {
        log.lines.append("sceneWillResignActive \(scene.activationState)")
    }

    func sceneDidEnterBackground(_ scene: UIScene) { log.lines.append("sceneDidEnterBackground") }

    func sceneDidDisconnect(_ scene: UIScene) {
        log.lines.append("sceneDidDisconnect \(scene.activationState)")
    }
}

private final class Page: UIViewController {
    let log: Log

    init(_ log: Log, _ title: String) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        log.lines.append(title ?? "")
    }
}

@MainActor @Suite(.inTurn) struct LifeCycleTests {

    private func start(_ system: SystemVersion) -> UIApplication {
        Runtime.current = Runtime(system: system, device: .iPhone16)
        return Runtime.current.application
    }

    @Test func scenesReplaceTheAppDelegate() {
        let log = Log()
        let app = start(.iOS(18))
        let sceneDelegate = SceneDelegate(log)
        app.launch(delegate: AppDelegate(log), sceneDelegate: { _ in sceneDelegate })
        #expect(
            log.lines == [
                "willFinishLaunching", "didFinishLaunching", "UIApplicationDidFinishLaunchingNotification",
                "willConnect unattached", "UISceneWillConnectNotification", "sceneWillEnterForeground",
                "UIApplicationWillEnterForegroundNotification", "sceneDidBecomeActive foregroundActive",
                "UISceneDidActivateNotification", "UIApplicationDidBecomeActiveNotification",
            ])
        #expect(app.applicationState == .active)
        log.lines.removeAll()
        app.enterBackground()
        #expect(
            log.lines == [
                "sceneWillResignActive foregroundActive", "UIApplicationWillResignActiveNotification",
                "sceneDidEnterBackground", "UISceneDidEnterBackgroundNotification",
                "UIApplicationDidEnterBackgroundNotification",
            ])
        #expect(app.applicationState == .background)
        log.lines.removeAll()
        app.openSessions.forEach(app.discard)
        #expect(log.lines == ["sceneDidDisconnect unattached"])
        #expect(app.connectedScenes.isEmpty && app.openSessions.isEmpty)
        log.stop()
    }

    @Test(arguments: [12, 18]) func appsWithoutScenesHearByTheirDelegate(major: Int) {
        let log = Log()
        let app = start(.iOS(major))
        app.launch(delegate: AppDelegate(log))
        app.enterBackground()
        #expect(app.applicationState == .background)
        app.enterForeground()
        #expect(
            log.lines.filter { !$0.hasPrefix("UI") } == [
                "willFinishLaunching", "didFinishLaunching", "didBecomeActive", "willResignActive",
                "didEnterBackground", "didBecomeActive",
            ])
        #expect(app.connectedScenes.count == (major < 13 ? 0 : 1))
        log.stop()
    }

    @Test func memoryWarningGoesDownTheTree() {
        let log = Log()
        let app = start(.iOS(18))
        app.launch(delegate: AppDelegate(log))
        let root = Page(log, "root")
        let child = Page(log, "child")
        root.addChild(child)
        let window = UIWindow(frame: app.windows.first?.bounds ?? .zero)
        window.rootViewController = root
        window.makeKeyAndVisible()
        Runtime.current.loop.turn()
        child.present(Page(log, "presented"), animated: false)
        Runtime.current.loop.turn()
        log.lines.removeAll()
        app.performMemoryWarning()
        #expect(
            log.lines == [
                "memoryWarning", "UIApplicationDidReceiveMemoryWarningNotification", "root", "child",
                "presented",
            ])
        log.stop()
    }

    @Test func backgroundTasksExpire() {
        let app = start(.iOS(18))
        app.launch()
        var expired = false
        let first = app.beginBackgroundTask { expired = true }
        #expect(first != .invalid)
        app.enterBackground()
        #expect(app.backgroundTimeRemaining == 30)
        Runtime.current.loop.setClock(to: 30)
        Runtime.current.loop.turn()
        #expect(expired)
        app.endBackgroundTask(first)
    }

    @Test func screensHaveTheTraitsOfTheirDevice() {
        let table: [(DeviceSpec, UIUserInterfaceSizeClass, CGRect)] = [
            (.iPhoneSE, .compact, CGRect(x: 0, y: 0, width: 667, height: 375)),
            (.iPhone16ProMax, .regular, CGRect(x: 0, y: 0, width: 956, height: 440)),
            (.iPadPro11, .regular, CGRect(x: 0, y: 0, width: 1194, height: 834)),
        ]
        for (spec, width, bounds) in table {
            let screen = UIScreen(spec: spec)
            screen.turn(to: .landscapeLeft)
            #expect(screen.traitCollection.horizontalSizeClass == width)
            #expect(screen.bounds == bounds)
            #expect(screen.nativeBounds.width == spec.size.width * spec.scale)
        }
    }
}
