import Simulator

// The notifications of windows and the application, and their order.
extension Scenario {
    static let windowNotices: [Scenario] = [
        .order("log-window-01") { stage in
            try stage.launch(stage.page("Page"))
            let notes = HeardWindows(stage.sim.window)
            stage.begin()
            let window = try secondWindow(on: stage)
            window.makeKeyAndVisible()
            try stage.settle()
            withExtendedLifetime(notes) {}
        },
        .order("log-window-02") { stage in
            try stage.launch(stage.page("Page"))
            let notes = HeardWindows(stage.sim.window)
            let window = try secondWindow(on: stage)
            window.makeKeyAndVisible()
            try stage.settle()
            stage.begin()
            window.isHidden = true
            try stage.settle()
            withExtendedLifetime(notes) {}
        },
        .order("doc-app-01") { stage in
            let delegate = NoticedApp()
            let notes = HeardNotes(NoticedApp.notes)
            stage.sim.launch(delegate)
            try stage.settle()
            stage.begin()
            stage.sim.enterBackground()
            stage.sim.enterForeground()
            try stage.settle()
            withExtendedLifetime(notes) {}
        },
        .order("doc-app-02") { stage in
            let delegate = NoticedApp()
            let notes = HeardNotes(NoticedApp.notes)
            stage.sim.launch(delegate)
            try stage.settle()
            stage.begin()
            stage.sim.sendMemoryWarning()
            try stage.settle()
            withExtendedLifetime(notes) {}
        },
        .order("doc-app-03") { stage in
            let delegate = NoticedApp()
            let notes = HeardNotes(NoticedApp.notes)
            stage.begin()
            stage.sim.launch(delegate)
            try stage.settle()
            withExtendedLifetime(notes) {}
        },
    ]

    private static func secondWindow(on stage: Stage) throws -> UIWindow {
        let window = UIWindow(windowScene: try require(stage.sim.window.windowScene))
        window.rootViewController = stage.page("Second")
        return window
    }
}

/// Records the notifications of windows.
@MainActor
private final class HeardWindows {
    private var tokens: [any NSObjectProtocol] = []

    init(_ first: UIWindow) {
        let journal = Journal.current
        let notes: [(Notification.Name, String)] = [
            (UIWindow.didBecomeVisibleNotification, "didBecomeVisible"),
            (UIWindow.didBecomeHiddenNotification, "didBecomeHidden"),
            (UIWindow.didBecomeKeyNotification, "didBecomeKey"),
            (UIWindow.didResignKeyNotification, "didResignKey"),
        ]
        let id = ObjectIdentifier(first)
        tokens = notes.map { name, line in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let isFirst = (note.object as AnyObject?).map(ObjectIdentifier.init) == id
                MainActor.assumeIsolated { journal.log("\(isFirst ? "First" : "Second").\(line)") }
            }
        }
    }

    isolated deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}

/// An app delegate that records its callbacks.
private final class NoticedApp: UIResponder, UIApplicationDelegate {
    private let journal = Journal.current

    static let notes: [(Notification.Name, String)] = [
        (UIApplication.didFinishLaunchingNotification, "didFinishLaunching"),
        (UIApplication.didBecomeActiveNotification, "didBecomeActive"),
        (UIApplication.willResignActiveNotification, "willResignActive"),
        (UIApplication.didEnterBackgroundNotification, "didEnterBackground"),
        (UIApplication.willEnterForegroundNotification, "willEnterForeground"),
        (UIApplication.didReceiveMemoryWarningNotification, "didReceiveMemoryWarning"),
    ]

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

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        journal.log("App.didReceiveMemoryWarning")
    }
}
