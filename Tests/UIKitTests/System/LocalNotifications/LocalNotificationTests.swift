import Simulator
import TestTraits
import Testing

/// Notifications before UserNotifications.
@MainActor @Suite("Local notifications", .inTurn) struct LocalNotificationTests {
    private final class App: UIResponder, UIApplicationDelegate {
        var lines: [String] = []

        func application(
            _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
        ) { lines.append("allowed \(notificationSettings.types.rawValue)") }

        func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
            lines.append("received \(notification.alertBody ?? "-")")
        }

        func application(
            _ application: UIApplication, handleActionWithIdentifier identifier: String?,
            for notification: UILocalNotification, withResponseInfo responseInfo: [AnyHashable: Any],
            completionHandler: @escaping () -> Void
        ) {
            let text = responseInfo[UIUserNotificationActionResponseTypedTextKey] as? String
            lines.append("\(identifier ?? "-") \(text ?? "-") \(application.applicationState == .active)")
            completionHandler()
        }

        func application(
            _ application: UIApplication, handleActionWithIdentifier identifier: String?,
            forRemoteNotification userInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void
        ) { lines.append("remote \(identifier ?? "-")") }
    }

    private func category() -> UIUserNotificationCategory {
        let reply = UIMutableUserNotificationAction()
        (reply.identifier, reply.title, reply.behavior) = ("reply", "Reply", .textInput)
        reply.activationMode = .background
        let show = UIMutableUserNotificationAction()
        show.identifier = "show"
        let category = UIMutableUserNotificationCategory()
        category.identifier = "letter"
        category.setActions([reply, show], for: .default)
        return category
    }

    private func launched(allowed: Bool = true) -> (Simulator, App) {
        let (sim, app) = (Simulator(system: .iOS(18)), App())
        sim.allowsNotifications = allowed
        sim.launch(app)
        UIApplication.shared.registerUserNotificationSettings(
            UIUserNotificationSettings(types: [.alert, .badge], categories: [category()]))
        sim.turn()
        return (sim, app)
    }

    private func notification(_ body: String, after delay: TimeInterval) -> UILocalNotification {
        let notification = UILocalNotification()
        notification.alertBody = body
        notification.fireDate = Date(timeIntervalSinceNow: delay)
        notification.category = "letter"
        return notification
    }

    @Test(arguments: [(true, "allowed 5"), (false, "allowed 0")])
    func `the user's answer comes to the delegate`(isAllowed: Bool, expected: String) {
        let (sim, app) = launched(allowed: isAllowed)
        #expect(app.lines == [expected])
        let types = UIApplication.shared.currentUserNotificationSettings?.types
        #expect(types == (isAllowed ? [.alert, .badge] : []))
        UIApplication.shared.scheduleLocalNotification(notification("Hi", after: 60))
        #expect(sim.diagnostics.count == (isAllowed ? 0 : 1))
    }

    @Test func `an active app receives due notifications`() throws {
        let (sim, app) = launched()
        UIApplication.shared.scheduleLocalNotification(notification("Hi", after: 60))
        #expect(UIApplication.shared.scheduledLocalNotifications?.count == 1)
        try sim.settle()
        #expect(app.lines.count == 1)
        sim.advance(by: 61)
        #expect(app.lines.last == "received Hi")
        #expect(UIApplication.shared.scheduledLocalNotifications?.isEmpty == true)
    }

    @Test func `one that is repeated comes again, until it is canceled`() {
        let (sim, app) = launched()
        let often = notification("Tick", after: 10)
        often.repeatInterval = .minute
        UIApplication.shared.scheduleLocalNotification(often)
        sim.advance(by: 75)
        #expect(app.lines.filter { $0 == "received Tick" }.count == 2)
        UIApplication.shared.cancelLocalNotification(often)
        sim.advance(by: 120)
        #expect(app.lines.filter { $0 == "received Tick" }.count == 2)
    }

    @Test func `an app that is away has it shown, and gets the tap`() throws {
        let (sim, app) = launched()
        let badge = notification("Hi", after: 5)
        badge.applicationIconBadgeNumber = 3
        UIApplication.shared.scheduleLocalNotification(badge)
        sim.enterBackground()
        sim.advance(by: 6)
        #expect(app.lines.count == 1 && UIApplication.shared.applicationIconBadgeNumber == 3)
        let shown = try #require(sim.shownLocalNotifications.first)
        #expect(sim.tapLocalNotification(shown) && app.lines.last == "received Hi")
        #expect(UIApplication.shared.applicationState == .active && sim.shownLocalNotifications.isEmpty)
    }

    @Test(arguments: [("reply", "Yes", "reply Yes false"), ("show", nil, "show - true")])
    func `buttons`(action: String, text: String?, expected: String) throws {
        let (sim, app) = launched()
        sim.enterBackground()
        UIApplication.shared.presentLocalNotificationNow(notification("Hi", after: 0))
        let shown = try #require(sim.shownLocalNotifications.first)
        #expect(!sim.tapLocalNotification(shown, action: "none"))
        #expect(sim.tapLocalNotification(shown, action: action, text: text) && app.lines.last == expected)
    }

    @Test func `a button of a push notification, with the older method`() {
        let (sim, app) = launched()
        #expect(sim.tapRemoteNotification(["aps": ["category": "letter"]], action: "show"))
        #expect(!sim.tapRemoteNotification(["aps": ["category": "other"]], action: "show"))
        #expect(app.lines.last == "remote show")
    }

    @Test func `types of push notifications are nothing since iOS 8`() {
        let (sim, _) = launched()
        UIApplication.shared.registerForRemoteNotifications(matching: [.alert])
        #expect(UIApplication.shared.enabledRemoteNotificationTypes() == [])
        #expect(
            sim.diagnostics.map(\.message) == [
                "registerForRemoteNotificationTypes: is not supported in iOS 8.0 and later.",
                "enabledRemoteNotificationTypes is not supported in iOS 8.0 and later.",
            ])
    }

    @Test func `copies are equal and their own`() throws {
        let sim = Simulator()
        let one = notification("Hi", after: 5)
        one.userInfo = ["a": 1]
        let other = try #require(one.copy() as? UILocalNotification)
        #expect(one == other && one !== other && one.hash == other.hash)
        other.userInfo = ["a": 2]
        #expect(one != other)
        let action = category().actions(for: .default)?.first
        #expect((action?.mutableCopy() as? UIMutableUserNotificationAction)?.title == "Reply")
        #expect(category().actions(for: .minimal) == nil)
        withExtendedLifetime(sim) {}
    }
}
