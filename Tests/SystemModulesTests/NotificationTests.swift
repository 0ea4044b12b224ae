import MobileCoreServices
import Simulator
import TestTraits
import Testing
import UserNotifications

/// The app's own notifications: authorization, scheduling, delegate calls.
@MainActor @Suite(.inTurn) struct NotificationTests {
    private let center = UNUserNotificationCenter.current()

    private func launched(allowed: Bool = true, delegate: Listener? = nil) throws -> Simulator {
        let sim = Simulator()
        sim.launch(UIViewController())
        sim.allowsNotifications = allowed
        center.delegate = delegate
        center.requestAuthorization(options: [.alert, .badge]) { _, _ in }
        try sim.settle()
        return sim
    }

    private func request(
        _ name: String, after seconds: TimeInterval? = 5, repeats: Bool = false, badge: NSNumber? = nil,
        category: String = ""
    ) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = name
        content.badge = badge
        content.categoryIdentifier = category
        return UNNotificationRequest(
            identifier: name, content: content,
            trigger: seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: repeats) })
    }

    @Test(arguments: [true, false])
    func `the user is asked once, and answers later`(allowed: Bool) throws {
        let sim = Simulator()
        sim.launch(UIViewController())
        sim.allowsNotifications = allowed
        var answers: [Bool] = []
        var statuses: [UNAuthorizationStatus] = []
        center.getNotificationSettings { statuses.append($0.authorizationStatus) }
        sim.turn()
        center.requestAuthorization(options: [.alert]) { answer, _ in answers.append(answer) }
        #expect(answers.isEmpty)
        sim.turn()
        sim.allowsNotifications = !allowed
        center.requestAuthorization(options: [.sound]) { answer, _ in answers.append(answer) }
        center.getNotificationSettings { settings in
            statuses.append(settings.authorizationStatus)
            #expect(settings.alertSetting == (allowed ? .enabled : .disabled))
        }
        sim.turn()
        #expect(answers == [allowed, allowed])
        #expect(statuses == [.notDetermined, allowed ? .authorized : .denied])
    }

    @Test func `in the background the system shows it at its time`() throws {
        let sim = try launched()
        center.add(request("a", badge: 3))
        sim.enterBackground()
        sim.advance(by: 4.9)
        #expect(sim.presentedNotifications.isEmpty)
        sim.advance(by: 0.2)
        #expect(sim.presentedNotifications.map(\.notification.request.identifier) == ["a"])
        #expect(sim.deliveredNotifications.count == 1)
        #expect(UIApplication.shared.applicationIconBadgeNumber == 3)
    }

    @Test(
        arguments: [
            (.banner, 0), ([.banner, .list], 1), (.alert, 1), ([], 0),
        ] as [(UNNotificationPresentationOptions, Int)])
    func `the delegate of a visible app says how`(options: UNNotificationPresentationOptions, listed: Int)
        throws
    {
        let listener = Listener()
        listener.options = options
        let sim = try launched(delegate: listener)
        center.add(request("a", after: nil))
        try sim.settle()
        #expect(listener.heard == ["willPresent a"])
        #expect(sim.presentedNotifications.map(\.options) == [options])
        #expect(sim.deliveredNotifications.count == listed)
    }

    @Test func `without a delegate a visible app shows nothing`() throws {
        let sim = try launched()
        center.add(request("a", after: 1))
        sim.advance(by: 2)
        #expect(sim.presentedNotifications.isEmpty && sim.deliveredNotifications.isEmpty)
    }

    @Test func `an app with notifications to come is at rest`() throws {
        let sim = try launched()
        center.add(request("a", after: 86_400))
        try sim.settle()
        #expect(sim.now < 1)
        sim.enterBackground()
        sim.advance(by: 90_000)
        #expect(sim.deliveredNotifications.count == 1)
    }

    @Test func `an alarm that comes while the app comes to rest is not late`() throws {
        let listener = Listener()
        let sim = try launched(delegate: listener)
        center.add(request("a", after: 0.2))
        var times: [TimeInterval] = []
        listener.onWillPresent = { times.append(sim.now) }
        let start = sim.now
        UIView.animate(withDuration: 1) { sim.window.alpha = 0 }
        try sim.settle()
        #expect(times.count == 1 && abs((times.first ?? 0) - start - 0.2) < 0.001)
    }

    @Test func `a trigger that repeats comes again, until it is taken back`() throws {
        let sim = try launched()
        center.add(request("a", after: 60, repeats: true))
        sim.enterBackground()
        sim.advance(by: 185)
        #expect(sim.presentedNotifications.count == 3 && sim.deliveredNotifications.count == 1)
        center.removePendingNotificationRequests(withIdentifiers: ["a"])
        sim.advance(by: 185)
        #expect(sim.presentedNotifications.count == 3)
    }

    @Test func `a request of the same name takes the other's place`() throws {
        let sim = try launched()
        center.add(request("a", after: 5))
        center.add(request("a", after: 50))
        center.add(request("b", after: 50))
        var names: [String] = []
        center.getPendingNotificationRequests { names = $0.map(\.identifier) }
        sim.turn()
        #expect(names == ["a", "b"])
        center.removeAllPendingNotificationRequests()
        center.getPendingNotificationRequests { names = $0.map(\.identifier) }
        sim.turn()
        #expect(names.isEmpty)
    }

    @Test func `what cannot be is an error`() throws {
        let empty = UNNotificationRequest(identifier: "e", content: UNNotificationContent(), trigger: nil)
        let past = UNNotificationRequest(
            identifier: "p", content: request("p").content,
            trigger: UNCalendarNotificationTrigger(
                dateMatching: DateComponents(year: 2001, month: 1, day: 1), repeats: false))
        let cases: [(Bool, UNNotificationRequest, UNError.Code)] = [
            (false, request("a"), .notificationsNotAllowed), (true, empty, .notificationInvalidNoContent),
            (true, past, .notificationInvalidNoDate),
        ]
        for (allowed, request, code) in cases {
            let sim = try launched(allowed: allowed)
            var errors: [UNError.Code?] = []
            center.add(request) { errors.append(($0 as? UNError)?.code) }
            sim.turn()
            #expect(errors == [code])
        }
    }

    @Test(arguments: [
        (0, false, "time interval must be greater than 0"),
        (59, true, "time interval must be at least 60 if repeating"),
    ])
    func `a trigger without time is an exception`(seconds: TimeInterval, repeats: Bool, words: String) {
        let sim = Simulator()
        sim.recordsExceptions = true
        _ = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: repeats)
        #expect(sim.diagnostics.map(\.message) == [words])
    }

    @Test func `a calendar trigger fires at the next such time`() throws {
        let sim = try launched()
        let next = Calendar.current.dateComponents(
            [.hour, .minute, .second], from: Date(timeIntervalSinceNow: 100))
        let trigger = UNCalendarNotificationTrigger(dateMatching: next, repeats: false)
        center.add(
            UNNotificationRequest(identifier: "c", content: request("c").content, trigger: trigger))
        sim.enterBackground()
        sim.advance(by: 90)
        #expect(sim.deliveredNotifications.isEmpty)
        sim.advance(by: 20)
        #expect(sim.deliveredNotifications.count == 1)
    }

    @Test func `a tap activates the app and is reported; a button only performs its action`() throws {
        let listener = Listener()
        let sim = try launched(delegate: listener)
        center.setNotificationCategories([
            UNNotificationCategory(
                identifier: "mail",
                actions: [
                    UNNotificationAction(identifier: "later", title: "Later"),
                    UNNotificationAction(identifier: "open", title: "Open", options: .foreground),
                    UNTextInputNotificationAction(
                        identifier: "answer", title: "Answer", textInputButtonTitle: "Send",
                        textInputPlaceholder: ""),
                ], intentIdentifiers: [])
        ])
        let cases: [(String, String?, UIApplication.State)] = [
            ("later", nil, .background), ("open", nil, .active), ("answer", "Yes", .background),
            (UNNotificationDefaultActionIdentifier, nil, .active),
        ]
        for (action, text, state) in cases {
            sim.enterBackground()
            center.add(request("a", after: nil, category: "mail"))
            try sim.settle()
            listener.heard = []
            #expect(sim.tapNotification("a", action: action, text: text))
            #expect(listener.heard == ["didReceive a \(action) \(text ?? "")"])
            #expect(UIApplication.shared.applicationState == state)
            #expect(sim.deliveredNotifications.isEmpty)
        }
        #expect(!sim.tapNotification("a", action: "no") && !sim.tapNotification("b"))
    }

    @Test func `a delegate may answer with async`() async throws {
        let listener = AsyncListener()
        let sim = try launched()
        center.delegate = listener
        center.add(request("a", after: nil), withCompletionHandler: nil)
        await sim.settled()
        #expect(sim.presentedNotifications.map(\.options) == [.list])
        sim.tapNotification("a")
        await sim.settled()
        #expect(listener.taps == 1)
    }

    @Test func `quick actions reach the scene; a launch finds them in its options`() throws {
        let sim = Simulator()
        let delegate = SceneListener()
        sim.launch(nil, sceneDelegate: delegate)
        sim.enterBackground()
        sim.choose(shortcut: UIApplicationShortcutItem(type: "new", localizedTitle: "New"))
        #expect(delegate.actions == ["new"] && UIApplication.shared.applicationState == .active)
    }

    @Test(arguments: [nil, Data([1, 2])])
    func `the app gets a token for push notifications, or an error`(token: Data?) throws {
        let sim = Simulator()
        let delegate = PushListener()
        sim.launch(delegate)
        sim.remoteNotificationToken = token
        UIApplication.shared.registerForRemoteNotifications()
        try sim.settle()
        sim.receiveRemoteNotification(["a": 1])
        #expect(delegate.heard == (token == nil ? ["3010"] : ["2 bytes", "push"]))
        #expect(UIApplication.shared.isRegisteredForRemoteNotifications == (token != nil))
    }

    @Test func `types of data have Apple's names`() {
        #expect(kUTTypeImage as String == "public.image" && kUTTypePDF as String == "com.adobe.pdf")
    }
}

private final class Listener: NSObject, UNUserNotificationCenterDelegate {
    var options: UNNotificationPresentationOptions = []
    var heard: [String] = []
    var onWillPresent: () -> Void = {}

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        heard.append("willPresent \(notification.request.identifier)")
        onWillPresent()
        completionHandler(options)
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let text = (response as? UNTextInputNotificationResponse)?.userText ?? ""
        heard.append(
            "didReceive \(response.notification.request.identifier) \(response.actionIdentifier) \(text)")
        completionHandler()
    }
}

/// An app launched by a notification.
@MainActor
private final class LaunchedApp: NSObject, UIApplicationDelegate,
    @preconcurrency UNUserNotificationCenterDelegate
{
    var heard: [String] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        heard.append("didFinishLaunching, options: \(options?.count ?? 0)")
        UNUserNotificationCenter.current().delegate = self
        return true
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let text = (response as? UNTextInputNotificationResponse)?.userText
        heard.append(
            (["didReceive", response.notification.request.identifier] + [text].compactMap { $0 }).joined(
                separator: " "))
        completionHandler()
    }
}

@MainActor private final class LaunchedScene: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    var response: UNNotificationResponse?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        response = connectionOptions.notificationResponse
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }
}

/// The request of a notification that the user taps while the app isn't running.
@MainActor @Suite(.inTurn) struct NotificationLaunchTests {
    private var request: UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = "Order"
        return UNNotificationRequest(identifier: "order", content: content, trigger: nil)
    }

    @Test func `a scene finds the response in its options, and then the delegate of the center receives it`()
    {
        let sim = Simulator()
        let (app, scene) = (LaunchedApp(), LaunchedScene())
        sim.launch(app, sceneDelegate: scene, tapping: request)
        #expect(scene.response?.notification.request.identifier == "order")
        #expect(scene.response?.actionIdentifier == UNNotificationDefaultActionIdentifier)
        #expect(app.heard == ["didFinishLaunching, options: 0", "didReceive order"])
        #expect(sim.window === scene.window && UIApplication.shared.applicationState == .active)
    }

    @Test func `a button of the notification launches the app with its text`() {
        let sim = Simulator(system: .iOS(12))
        let app = LaunchedApp()
        sim.launch(app, tapping: request, action: "reply", text: "soon")
        #expect(app.heard == ["didFinishLaunching, options: 0", "didReceive order soon"])
    }

    @Test func `another launch has no response`() {
        let sim = Simulator()
        let (app, scene) = (LaunchedApp(), LaunchedScene())
        sim.launch(app, sceneDelegate: scene)
        #expect(scene.response == nil && app.heard == ["didFinishLaunching, options: 0"])
    }
}

private final class AsyncListener: NSObject, UNUserNotificationCenterDelegate, @unchecked Sendable {
    var taps = 0

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { .list }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async { taps += 1 }
}

private final class SceneListener: NSObject, UIWindowSceneDelegate {
    var actions: [String] = []

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        actions.append(shortcutItem.type)
        completionHandler(true)
    }
}

private final class PushListener: NSObject, UIApplicationDelegate {
    var heard: [String] = []

    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) { heard.append("\(deviceToken.count) bytes") }

    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { heard.append("\((error as NSError).code)") }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        heard.append("push")
        completionHandler(.newData)
    }
}
