import Simulator
import TestTraits
import Testing

@testable import UIKitCore

/// The app's environment: links, background fetch, icons, a headset, a watch.
@MainActor @Suite("Members of the application", .inTurn) struct ApplicationMemberTests {
    private final class Newest: UIResponder, UIApplicationDelegate {
        var lines: [String] = []

        func application(
            _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
        ) -> Bool {
            lines.append("options")
            return true
        }

        func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
            lines.append("handle")
            return true
        }
    }

    private final class Middle: UIResponder, UIApplicationDelegate {
        var lines: [String] = []

        func application(
            _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
        ) -> Bool {
            lines.append("source \(sourceApplication ?? "-")")
            return true
        }

        func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
            lines.append("handle")
            return true
        }
    }

    private final class Oldest: UIResponder, UIApplicationDelegate {
        var lines: [String] = []

        func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
            lines.append("handle")
            return true
        }
    }

    @Test func `the newest method that opens a URL is called alone`() throws {
        let url = try #require(URL(string: "app:go"))
        let sim = Simulator()
        let newest = Newest()
        sim.launch(newest)
        sim.open(url)
        #expect(newest.lines == ["options"])
        let middle = Middle()
        let second = Simulator()
        second.launch(middle)
        second.open(url, sourceApplication: "com.example")
        #expect(middle.lines == ["source com.example"])
        let oldest = Oldest()
        let third = Simulator()
        third.launch(oldest)
        third.open(url)
        #expect(oldest.lines == ["handle"])
    }

    private final class Background: UIResponder, UIApplicationDelegate {
        var lines: [String] = []

        func application(
            _ application: UIApplication,
            performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
        ) { completionHandler(.newData) }

        func application(
            _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
            completionHandler: @escaping () -> Void
        ) {
            lines.append("transfers \(identifier)")
            completionHandler()
        }

        func application(
            _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
            reply: @escaping ([AnyHashable: Any]?) -> Void
        ) { reply(["answer": userInfo?["question"] ?? 0]) }

        func applicationShouldRequestHealthAuthorization(_ application: UIApplication) {
            lines.append("health")
        }

        func application(
            _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
        ) { lines.append("push") }
    }

    @Test func `an app with a property list asks about the schemes in it`() throws {
        let sim = Simulator()
        sim.launch(UIViewController())
        let app = UIApplication.shared
        func answer(_ text: String) throws -> (Bool, [String]) {
            let old = sim.diagnostics.count
            let answer = app.canOpenURL(try #require(URL(string: text)))
            return (answer, sim.diagnostics.dropFirst(old).map(\.message))
        }
        app.urls.schemes.insert("other")
        #expect(try answer("other://") == (true, []))
        app.info = AppInfo(["LSApplicationQueriesSchemes": ["listed"]])
        #expect(
            try answer("other://") == (
                false,
                [
                    "-canOpenURL: failed for URL: \"other://\" - error: "
                        + "\"This app is not allowed to query for scheme other\""
                ]
            ))
        #expect(
            try answer("Listed:a") == (
                false,
                [
                    "-canOpenURL: failed for URL: \"Listed:a\" - error: "
                        + "\"The operation couldn’t be completed. (OSStatus error -10814.)\""
                ]
            ))
        #expect(try answer("https://example.com") == (true, []))
        app.urls.schemes.insert("listed")
        #expect(try answer("listed:a") == (true, []))
    }

    @Test(arguments: [17, 18])
    func `the call of old opens nothing since iOS 18, and says so`(version: Int) throws {
        let sim = Simulator(system: .iOS(version))
        sim.launch(UIViewController())
        UIApplication.shared.urls.schemes.insert("other")
        #expect(UIApplication.shared.openURL(try #require(URL(string: "other:a"))) == (version == 17))
        #expect(sim.diagnostics.count == version - 17)
    }

    @Test func `the app is woken as often as it wants`() {
        let sim = Simulator()
        let app = Background()
        UIApplication.shared.info = AppInfo(["UIBackgroundModes": ["fetch"]])
        sim.launch(app)
        #expect(!sim.performBackgroundFetch())
        UIApplication.shared.setMinimumBackgroundFetchInterval(60)
        var results: [UIBackgroundFetchResult] = []
        #expect(sim.performBackgroundFetch { results.append($0) } && results == [.newData])
        #expect(!sim.performBackgroundFetch())
        sim.advance(by: 61)
        #expect(sim.performBackgroundFetch())
        sim.backgroundRefreshStatus = .denied
        sim.advance(by: 61)
        #expect(!sim.performBackgroundFetch() && UIApplication.shared.backgroundRefreshStatus == .denied)
    }

    @Test func `an interval counts with the background mode alone`() {
        let sim = Simulator()
        sim.launch(Background())
        UIApplication.shared.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
        #expect(!sim.performBackgroundFetch())
    }

    @Test func `transfers, watches, health and pushes reach the delegate`() {
        let sim = Simulator()
        let app = Background()
        sim.launch(app)
        sim.finishBackgroundTransfers(identifier: "photos")
        sim.requestHealthAuthorization()
        var answer: Any?
        sim.sendWatchRequest(["question": 42]) { answer = $0?["answer"] }
        sim.remoteNotificationToken = Data([1])
        UIApplication.shared.registerForRemoteNotifications()
        sim.turn()
        sim.receiveRemoteNotification([:])
        #expect(app.lines == ["transfers photos", "health", "push"] && answer as? Int == 42)
    }

    @Test(arguments: [
        (nil, true, true, Int?.none), ("Night", true, true, nil), ("Moon", true, true, 4),
        ("Night", false, true, 3328),
        ("Night", true, false, 3072),
    ])
    func `an icon is one of those in the property list`(
        name: String?, hasIcons: Bool, isActive: Bool, code: Int?
    ) {
        let sim = Simulator()
        let icons = ["CFBundleIcons": ["CFBundleAlternateIcons": ["Night": ["CFBundleIconFiles": ["night"]]]]]
        UIApplication.shared.info = AppInfo(hasIcons ? icons : [:])
        sim.launch(Background())
        if !isActive { sim.enterBackground() }
        nonisolated(unsafe) var answers: [Int?] = []
        UIApplication.shared.setAlternateIconName(name) { error in
            answers.append((error as NSError?)?.code)
        }
        #expect(answers.isEmpty && UIApplication.shared.supportsAlternateIcons == hasIcons)
        sim.turn()
        #expect(answers == [code])
        #expect(UIApplication.shared.alternateIconName == (code == nil ? name : nil))
    }

    @Test func `a headset's buttons reach an app that wants them`() {
        final class Player: UIViewController {
            var heard: [UIEvent.EventSubtype] = []
            override var canBecomeFirstResponder: Bool { true }
            override func remoteControlReceived(with event: UIEvent?) {
                if let event, event.type == .remoteControl { heard.append(event.subtype) }
            }
        }
        let sim = Simulator()
        let player = Player()
        sim.launch(player)
        player.becomeFirstResponder()
        sim.press(.remoteControlPlay)
        UIApplication.shared.beginReceivingRemoteControlEvents()
        sim.press(.remoteControlPause)
        UIApplication.shared.endReceivingRemoteControlEvents()
        sim.press(.remoteControlPlay)
        #expect(player.heard == [.remoteControlPause])
    }

    @Test(arguments: [true, false])
    func `shaking offers to undo`(isSupported: Bool) throws {
        final class Page: UIViewController {
            let manager = UndoManager()
            var steps = 0
            override var undoManager: UndoManager? { manager }
            override var canBecomeFirstResponder: Bool { true }
        }
        let sim = Simulator()
        let page = Page()
        sim.launch(page)
        page.becomeFirstResponder()
        UIApplication.shared.applicationSupportsShakeToEdit = isSupported
        page.manager.registerUndo(withTarget: page) { $0.steps += 1 }
        page.manager.setActionName("Typing")
        try sim.settle()
        sim.shake()
        try sim.settle()
        let alert = page.presentedViewController as? UIAlertController
        #expect((alert != nil) == isSupported)
        guard let alert else { return }
        #expect(alert.title == "Undo Typing" && alert.actions.map(\.title) == ["Undo", "Cancel"])
        sim.tap(alert.actions[0], in: alert)
        try sim.settle()
        #expect(page.steps == 1)
    }

    @Test(arguments: [(12, ["will landscape", "did portrait"]), (18, [])])
    func `the app is notified of a rotation up to iOS 12`(version: Int, expected: [String]) throws {
        final class Turning: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            var lines: [String] = []

            func applicationDidFinishLaunching(_ application: UIApplication) {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = UIViewController()
                window?.makeKeyAndVisible()
            }

            func application(
                _ application: UIApplication,
                willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
                duration: TimeInterval
            ) { lines.append("will \(newStatusBarOrientation.isLandscape ? "landscape" : "portrait")") }

            func application(
                _ application: UIApplication,
                didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
            ) { lines.append("did \(oldStatusBarOrientation.isLandscape ? "landscape" : "portrait")") }
        }
        let sim = Simulator(system: .iOS(version))
        let app = Turning()
        sim.launch(app)
        sim.rotate(to: .landscapeLeft)
        try sim.settle()
        #expect(app.lines == expected)
    }

    @Test func `icons of quick actions are equal by their picture`() {
        #expect(UIApplicationShortcutIcon(type: .add) == UIApplicationShortcutIcon(type: .add))
        #expect(UIApplicationShortcutIcon(type: .add) != UIApplicationShortcutIcon(type: .play))
        #expect(
            UIApplicationShortcutIcon(systemImageName: "plus")
                != UIApplicationShortcutIcon(templateImageName: "plus"))
        #expect(UIApplicationShortcutIcon.IconType.compose.rawValue == 0)
        #expect(UIApplicationShortcutIcon.IconType.update.rawValue == 28)
        let item = UIMutableApplicationShortcutItem(type: "new", localizedTitle: "New")
        item.targetContentIdentifier = "letter"
        #expect((item.copy() as? UIApplicationShortcutItem)?.targetContentIdentifier as? String == "letter")
    }

    @Test func `an attribution keeps what it was made of`() throws {
        let url = try #require(URL(string: "https://example.com"))
        let attribution = UIEventAttribution(
            sourceIdentifier: 7, destinationURL: url, sourceDescription: "Banner", purchaser: "Shop")
        let copy = try #require(attribution.copy() as? UIEventAttribution)
        #expect(copy.sourceIdentifier == 7 && copy.destinationURL == url && copy.purchaser == "Shop")
        #expect(copy.sourceDescription == "Banner" && copy.reportEndpoint == nil)
        let view = UIEventAttributionView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
    }

    @Test(arguments: [(["voip"], 600.0, true), (["voip"], 60, false), (["audio"], 600, false)])
    func `an app for calls is woken in the background`(modes: [String], timeout: Double, expected: Bool) {
        let sim = Simulator()
        UIApplication.shared.info = AppInfo(["UIBackgroundModes": modes])
        sim.launch(Background())
        var count = 0
        #expect(UIApplication.shared.setKeepAliveTimeout(timeout) { count += 1 } == expected)
        sim.advance(by: 601)
        #expect(count == 0)
        sim.enterBackground()
        sim.advance(by: 601)
        #expect(count == (expected ? 1 : 0))
        UIApplication.shared.clearKeepAliveTimeout()
        sim.advance(by: 1300)
        #expect(count == (expected ? 1 : 0))
    }

    @Test func `an app may do without keyboards of others`() {
        final class Bank: UIResponder, UIApplicationDelegate {
            func application(
                _ application: UIApplication,
                shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication
                    .ExtensionPointIdentifier
            ) -> Bool { extensionPointIdentifier != .keyboard }
        }
        let sim = Simulator()
        sim.launch(Background())
        #expect(sim.allowsCustomKeyboards)
        sim.launch(Bank())
        #expect(!sim.allowsCustomKeyboards)
    }
}
