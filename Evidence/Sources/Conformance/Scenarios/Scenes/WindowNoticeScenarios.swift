import Simulator

// The notifications of windows and the application, and their order.
extension Scenario {
    static let windowNotices: [Scenario] = [
        .order(
            EvidenceEntry(
                "log-window-01",
                "An alert's window comes over the app's window: the four notifications, printed",
                source: .log("https://wap.easck.com/cos/2020/0114/457917_5.shtml"),
                notes: """
                    The second window of the source is that of an alert view; it is shown before it
                    becomes key.
                    """,
                events: [
                    "Second.didBecomeVisible",
                    "First.didResignKey",
                    "Second.didBecomeKey",
                ])
        ) { stage in
            try stage.launch(stage.page("Page"))
            let notes = HeardWindows(stage.sim.window)
            stage.begin()
            let window = try secondWindow(on: stage)
            window.makeKeyAndVisible()
            try stage.settle()
            withExtendedLifetime(notes) {}
        },
        .order(
            EvidenceEntry(
                "log-window-02",
                "The second window goes: the notifications, printed",
                source: .log("https://e-com-net.com/article/1203397936055164928.htm"),
                notes: "The second window of the source is that of an action sheet.",
                events: [
                    "Second.didResignKey",
                    "First.didBecomeKey",
                    "Second.didBecomeHidden",
                ])
        ) { stage in
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
        .order(
            EvidenceEntry(
                "doc-app-01",
                "The app goes into the background and comes back: delegate messages and notifications",
                ios: "12.0",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIApplication.h"
                ),
                notes: "These notifications are sent out after the equivalent delegate message is called.",
                events: [
                    "App.willResignActive",
                    "Note.willResignActive",
                    "App.didEnterBackground",
                    "Note.didEnterBackground",
                    "App.willEnterForeground",
                    "Note.willEnterForeground",
                    "App.didBecomeActive",
                    "Note.didBecomeActive",
                ])
        ) { stage in
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
        .order(
            EvidenceEntry(
                "doc-app-02",
                "A memory warning: delegate message and notification",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIApplication.h"
                ),
                events: [
                    "App.didReceiveMemoryWarning",
                    "Note.didReceiveMemoryWarning",
                ])
        ) { stage in
            let delegate = NoticedApp()
            let notes = HeardNotes(NoticedApp.notes)
            stage.sim.launch(delegate)
            try stage.settle()
            stage.begin()
            stage.sim.sendMemoryWarning()
            try stage.settle()
            withExtendedLifetime(notes) {}
        },
        .order(
            EvidenceEntry(
                "doc-app-03",
                "Launch: delegate messages and notifications",
                ios: "12.0",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIApplication.h"
                ),
                events: [
                    "App.didFinishLaunching",
                    "Note.didFinishLaunching",
                    "App.didBecomeActive",
                    "Note.didBecomeActive",
                ])
        ) { stage in
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
