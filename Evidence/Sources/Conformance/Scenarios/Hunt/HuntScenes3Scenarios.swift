import Simulator

// Scenes, windows and how an app is opened: the third collection.
extension Scenario {
    static let huntScenes3: [Scenario] = [
        .statements("hunt3-scenes-01") { stage in
            let app = OpenedApp()
            let link = try require(URL(string: "test://test.com"))
            stage.begin()
            stage.sim.launch(app, opening: link)
            stage.state(
                0,
                stage.lines == [
                    "willFinishLaunching", "didFinishLaunching", "open(test://test.com)", "didBecomeActive",
                ], "\(stage.lines)")
            let urls = app.launches.map { $0?[.url] as? URL }
            stage.state(1, urls == [link, link], "\(urls)")
            stage.sim.enterBackground()
            stage.begin()
            stage.sim.open(link)
            try stage.settle()
            stage.state(
                2,
                stage.lines == ["willEnterForeground", "open(test://test.com)", "didBecomeActive"],
                "\(stage.lines)")
            let next = stage.again()
            stage.begin()
            next.launch(OpenedApp(didFinish: false), opening: link)
            stage.state(
                3, stage.has("didFinishLaunching") && !stage.has("open(test://test.com)"), "\(stage.lines)")
        },
        .statements("hunt3-scenes-02") { stage in
            stage.begin()
            stage.sim.launch(AskingApp())
            try states(stage, [(0, "didFinishLaunching inactive"), (1, "didBecomeActive active")])
            stage.begin()
            stage.sim.enterBackground()
            try states(stage, [(2, "willResignActive active"), (3, "didEnterBackground background")])
            stage.begin()
            stage.sim.enterForeground()
            try states(stage, [(4, "willEnterForeground background"), (5, "didBecomeActive active")])
        },
        .statements("hunt3-scenes-03") { stage in
            let notes = SceneNotes()
            stage.sim.launch(QuietApp(), sceneDelegate: LookedAwayScene())
            let scene = try require(stage.sim.window.windowScene)
            stage.begin()
            stage.sim.interrupt()
            try stage.settle()
            let stopped = stage.lines
            stage.state(
                0, stopped == ["scene.willResignActive"] && notes.deactivated.last === scene, "\(stopped)")
            stage.sim.endInterruption()
            try stage.settle()
            stage.state(
                1,
                stage.lines == stopped + ["scene.didBecomeActive"] && notes.activated.last === scene,
                "\(stage.lines)")
            let all = stage.lines
            let next = stage.again()
            next.launch(OpenedApp())
            stage.begin()
            next.interrupt()
            next.endInterruption()
            stage.state(2, stage.lines == ["willResignActive", "didBecomeActive"], "\(stage.lines)")
            let other = (all + stage.lines).filter {
                $0.hasSuffix("Background") || $0.hasSuffix("Foreground")
            }
            stage.state(3, other.isEmpty, "\(other)")
        },
        .messages("hunt3-scenes-04") { stage in
            try stage.launch(stage.page("First"))
            let scene = try require(stage.sim.window.windowScene)
            let (plain, misused) = (UIWindow(windowScene: scene), UIWindow(windowScene: scene))
            plain.rootViewController = stage.page("Second")
            plain.makeKeyAndVisible()
            try stage.settle()
            let without = stage.sim.diagnostics
            stage.note("without the line nothing is printed", without.isEmpty, "\(without)")
            let page = stage.page("Third")
            misused.rootViewController = page
            misused.addSubview(page.view)
            misused.makeKeyAndVisible()
            try stage.settle()
        },
        .messages("hunt3-scenes-05") { stage in
            var text = StoryboardText(initial: nil)
            text.addPage("A")
            let bundle = try text.bundle()
            try bundle.write(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
                """, to: "Info.plist")
            stage.sim.launch(
                infoPlist: bundle.url.appendingPathComponent("Info.plist"), bundle: bundle.bundle,
                delegate: WindowApp())
        },
        .messages("hunt3-scenes-06") { stage in
            try stage.launch(stage.page("Page"))
            let isOpened = UIApplication.shared.openURL(try require(URL(string: "https://example.com")))
            stage.note("it returns false", !isOpened, "it returns true")
        },
        .statements("hunt3-scenes-07") { stage in
            let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
            let app = OpenedApp()
            stage.begin()
            stage.sim.launch(app, choosing: item)
            let items = app.launches.map { $0?[.shortcutItem] as? UIApplicationShortcutItem }
            stage.state(
                0, stage.has("didFinishLaunching", before: "performAction(new)") && items.last == item,
                "\(stage.lines), \(items)")
            stage.sim.enterBackground()
            stage.begin()
            stage.sim.choose(shortcut: item)
            try stage.settle()
            stage.state(
                2, stage.has("performAction(new)") && !stage.has("didFinishLaunching"), "\(stage.lines)")
            stage.begin()
            stage.again().launch(OpenedApp(didFinish: false), choosing: item)
            stage.state(
                1, stage.has("didFinishLaunching") && !stage.has("performAction(new)"), "\(stage.lines)")
            let (next, scene) = (stage.again(), ActionScene())
            stage.begin()
            next.launch(OpenedApp(), sceneDelegate: scene, choosing: item)
            stage.state(
                3, scene.item == item && !stage.has("scene.performAction(new)"),
                "\(String(describing: scene.item)), \(stage.lines)")
            next.enterBackground()
            stage.begin()
            next.choose(shortcut: item)
            try next.settle()
            stage.state(
                4, stage.has("scene.performAction(new)") && !stage.has("performAction(new)"),
                "\(stage.lines)")
        },
        .statements("hunt3-scenes-08") { stage in
            let touched = try touchedWindow(on: stage.sim, stage)
            stage.state(0, !touched.wasKey, "it is key before")
            stage.state(1, stage.has("View.touchesBegan"), "\(stage.lines)")
            stage.state(2, touched.isKey, "it is not key")
            let older = try touchedWindow(on: Simulator(system: .iOS(14, 1)), stage)
            stage.note("before iOS 14.2 it stays not key", !older.isKey, "it is key")
        },
        .statements("hunt3-scenes-09") { stage in
            let beneath = ButtonPage("beneath", y: 400)
            try stage.launch(beneath)
            let scene = try require(stage.sim.window.windowScene)
            let middle = beneath.button.convert(CGPoint(x: 75, y: 30), to: nil)
            let top = CGPoint(x: 175, y: 130)
            let passing = try heard(at: [middle, top], under: PassingWindow(windowScene: scene), stage)
            stage.state(0, passing[0] == ["beneath"], "\(passing)")
            stage.state(1, passing[1] == ["above"], "\(passing)")
            let plain = try heard(at: [middle], under: UIWindow(windowScene: scene), stage)
            stage.state(2, plain == [[]], "\(plain)")
            let outside = try heard(at: [middle], under: OutsideWindow(windowScene: scene), stage)
            stage.state(3, outside == [["beneath"]], "\(outside)")
        },
        .statements("hunt3-scenes-10") { stage in
            try stage.launch(stage.page("First"))
            let first = try require(stage.sim.window)
            let scene = try require(first.windowScene)
            let framed = UIWindow(frame: .zero)
            stage.state(0, framed.isHidden, "it is in sight")
            let levels: [UIWindow.Level] = [.normal, .statusBar, .alert]
            stage.state(
                1,
                framed.rootViewController == nil && framed.windowLevel == .normal
                    && levels.map(\.rawValue) == [0, 1000, 2000],
                "\(String(describing: framed.rootViewController)), \(framed.windowLevel), \(levels)")
            let (shown, key) = (UIWindow(windowScene: scene), UIWindow(windowScene: scene))
            (shown.rootViewController, key.rootViewController) = (stage.page("Shown"), stage.page("Key"))
            stage.state(
                2, shown.windowScene === scene && shown.frame.size == scene.coordinateSpace.bounds.size,
                "\(String(describing: shown.windowScene)), \(shown.frame)")
            shown.isHidden = false
            try stage.settle()
            stage.state(
                3, !shown.isHidden && !shown.isKeyWindow && first.isKeyWindow,
                "key: \(shown.isKeyWindow), the one before: \(first.isKeyWindow)")
            let wasHidden = key.isHidden
            key.makeKeyAndVisible()
            try stage.settle()
            stage.state(
                4, wasHidden && !key.isHidden && key.isKeyWindow,
                "hidden: \(wasHidden), then \(key.isHidden), key: \(key.isKeyWindow)")
        },
    ]

    /// Each event at a position states that a line was recorded.
    private static func states(_ stage: Stage, _ lines: [(Int, String)]) throws {
        try stage.settle()
        for (position, line) in lines { stage.state(position, stage.has(line), "\(stage.lines)") }
    }

    /// The lines recorded by taps while a window with a button at its top covers the app's window.
    private static func heard(
        at points: [CGPoint], under window: UIWindow, _ stage: Stage
    ) throws -> [[String]] {
        window.windowLevel = .normal + 1
        window.rootViewController = ButtonPage("above", y: 100)
        window.isHidden = false
        try stage.settle()
        let lines = try points.map { point in
            stage.begin()
            stage.sim.tap(at: point)
            try stage.settle()
            return stage.lines
        }
        window.isHidden = true
        try stage.settle()
        return lines
    }

    /// Taps in a second visible window. Returns whether it was the key window before, and whether it is afterward.
    private static func touchedWindow(
        on sim: Simulator, _ stage: Stage
    ) throws -> (wasKey: Bool, isKey: Bool) {
        sim.launch(UIViewController())
        let window = UIWindow(windowScene: try require(sim.window.windowScene))
        window.rootViewController = TouchedPage()
        window.isHidden = false
        try sim.settle()
        let wasKey = window.isKeyWindow
        stage.begin()
        sim.tap(at: CGPoint(x: 200, y: 400))
        try sim.settle()
        return (wasKey, window.isKeyWindow)
    }
}

extension Stage {
    /// Creates the same device with the current version of iOS.
    fileprivate func again() -> Simulator {
        let version = UIDevice.current.systemVersion.split(separator: ".").compactMap { Int($0) }
        return Simulator(system: .iOS(version[0], version.count > 1 ? version[1] : 0))
    }
}

extension UIWindow {
    /// Creates a visible key window for an app's or a scene's delegate.
    fileprivate func show(_ root: UIViewController) {
        rootViewController = root
        makeKeyAndVisible()
    }
}

/// An app that records how it is opened, and may return `false` from its launch methods.
private final class OpenedApp: UIResponder, UIApplicationDelegate {
    private let didFinish: Bool
    private let journal = Journal.current
    private(set) var launches: [[UIApplication.LaunchOptionsKey: Any]?] = []
    var window: UIWindow?

    init(didFinish: Bool = true) { self.didFinish = didFinish }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        launches.append(launchOptions)
        journal.log("willFinishLaunching")
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        launches.append(launchOptions)
        journal.log("didFinishLaunching")
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.show(UIViewController())
        return didFinish
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        journal.log("open(\(url))")
        return true
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        journal.log("performAction(\(shortcutItem.type))")
        completionHandler(true)
    }

    func applicationDidBecomeActive(_ application: UIApplication) { journal.log("didBecomeActive") }

    func applicationWillResignActive(_ application: UIApplication) { journal.log("willResignActive") }

    func applicationDidEnterBackground(_ application: UIApplication) { journal.log("didEnterBackground") }

    func applicationWillEnterForeground(_ application: UIApplication) { journal.log("willEnterForeground") }
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

/// An app delegate with a window for a storyboard.
private final class WindowApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}

/// A scene delegate that records its connection, and the quick actions that it performs.
private final class ActionScene: UIResponder, UIWindowSceneDelegate {
    private let journal = Journal.current
    private(set) var item: UIApplicationShortcutItem?
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        item = connectionOptions.shortcutItem
        journal.log("scene.willConnect")
        window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
        window?.show(UIViewController())
    }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        journal.log("scene.performAction(\(shortcutItem.type))")
        completionHandler(true)
    }
}

/// A page that records the touches on its view.
private final class TouchedPage: UIViewController {
    override func loadView() { view = HeardView() }
}

/// A page with a button that records a line.
private final class ButtonPage: UIViewController {
    let button: UIButton
    private let target: HeardTarget

    init(_ line: String, y: CGFloat) {
        target = HeardTarget(line)
        button = UIButton(frame: CGRect(x: 100, y: y, width: 150, height: 60))
        super.init(nibName: nil, bundle: nil)
        button.addTarget(target, action: HeardTarget.action, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(button)
    }
}

/// A window in which only its page's own views receive touches.
private final class PassingWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === rootViewController?.view ? nil : view
    }
}

/// A window that contains no point.
private final class OutsideWindow: UIWindow {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}
