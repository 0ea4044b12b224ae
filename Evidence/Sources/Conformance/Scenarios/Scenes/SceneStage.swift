import Simulator

extension Scenario {
    /// Whether a tap on a button sends its action.
    static func hears(_ button: UIButton, _ stage: Stage) throws -> Bool {
        stage.begin()
        stage.sim.tap(at: button.convert(CGPoint(x: 75, y: 30), to: nil))
        try stage.settle()
        return stage.has("tapped")
    }

    /// Rotates the device to landscape. Returns whether the page is then wider than high.
    static func turns(_ page: UIViewController, _ sim: Simulator) throws -> Bool {
        sim.rotate(to: .landscapeRight)
        try sim.settle()
        return page.view.bounds.width > page.view.bounds.height
    }
}

extension Stage {
    /// Creates the same device with the current version of iOS.
    func again() -> Simulator {
        let version = UIDevice.current.systemVersion.split(separator: ".").compactMap { Int($0) }
        return Simulator(system: .iOS(version[0], version.count > 1 ? version[1] : 0))
    }
}

extension TemporaryBundle {
    /// Launches an app whose Info.plist in this bundle has these entries.
    @MainActor
    func launch(
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
    func launch(
        _ sim: Simulator, _ delegate: any UIApplicationDelegate, sceneManifest: String
    ) throws {
        try launch(
            sim, delegate, entries: "<key>UIApplicationSceneManifest</key><dict>\(sceneManifest)</dict>")
    }
}

extension UIWindow {
    /// Creates a visible key window for an app's or a scene's delegate.
    func show(_ root: UIViewController) {
        rootViewController = root
        makeKeyAndVisible()
    }
}

/// An app that records how it is opened, and may return `false` from its launch methods.
final class OpenedApp: UIResponder, UIApplicationDelegate {
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
