/// The app's scheduled and delivered notifications, and the user's permission.
@MainActor
package final class LocalNotifications {
    /// Whether the user grants permission when the app requests it.
    package var isAllowed = true
    /// The notifications that the system has shown, the oldest first.
    package private(set) var shown: [UILocalNotification] = []
    private(set) var settings = UIUserNotificationSettings(types: [], categories: nil)
    private var entries: [Entry] = []
    private unowned let application: UIApplication

    private struct Entry {
        let notification: UILocalNotification
        let timer: MainLoop.Timer
    }

    init(of application: UIApplication) { self.application = application }

    var scheduled: [UILocalNotification] { entries.map(\.notification) }

    func register(_ wanted: UIUserNotificationSettings) {
        Runtime.loop.nextTurn("answer to registerUserNotificationSettings") { [self] in
            settings =
                isAllowed ? wanted : UIUserNotificationSettings(types: [], categories: wanted.categories)
            application.delegate?.application(application, didRegister: settings)
        }
    }

    func schedule(_ notification: UILocalNotification) {
        guard let notification = notification.copy() as? UILocalNotification else { return }
        complain(of: notification)
        let now = Runtime.current.dateOfApp
        let date = notification.fireDate ?? now
        schedule(notification, at: date, after: date.timeIntervalSince(now))
    }

    private func schedule(_ notification: UILocalNotification, at date: Date, after delay: TimeInterval) {
        let timer = Runtime.loop.schedule(alarmAfter: delay, "local notification") {
            [weak self] in self?.fire(notification, date)
        }
        entries.append(Entry(notification: notification, timer: timer))
    }

    func cancel(_ notification: UILocalNotification) {
        for entry in entries where entry.notification.isEqual(notification) { entry.timer.cancel() }
        entries.removeAll { $0.notification.isEqual(notification) }
    }

    func cancelAll() {
        for entry in entries { entry.timer.cancel() }
        entries = []
    }

    private func fire(_ notification: UILocalNotification, _ date: Date) {
        entries.removeAll { $0.notification === notification }
        // The loop's clock may differ from the wall clock.
        if let next = notification.date(after: date) {
            schedule(notification, at: next, after: next.timeIntervalSince(date))
        }
        deliver(notification)
    }

    /// Delivers a notification: an active app receives it; otherwise the system shows it, if it is permitted.
    func deliver(_ notification: UILocalNotification) {
        if notification.applicationIconBadgeNumber > 0, settings.types.contains(.badge) {
            application.applicationIconBadgeNumber = notification.applicationIconBadgeNumber
        }
        if application.state == .active {
            application.delegate?.application(application, didReceive: notification)
        } else if settings.types.contains(.alert), notification.alertBody != nil {
            shown.append(notification)
        }
    }

    private func complain(of notification: UILocalNotification) {
        let wants: [(Bool, UIUserNotificationType, String)] = [
            (
                notification.alertBody != nil, .alert,
                "an alert but haven't received permission from the user to display alerts"
            ),
            (
                notification.applicationIconBadgeNumber > 0, .badge,
                "a badge number but haven't received permission from the user to badge the application"
            ),
            (
                notification.soundName != nil, .sound,
                "a sound but haven't received permission from the user to play sounds"
            ),
        ]
        for (isWanted, type, what) in wants where isWanted && !settings.types.contains(type) {
            Runtime.current.diagnostics.warn(
                "Attempting to schedule a local notification \(described(notification)) with \(what)")
        }
    }
}

// The user's actions.
extension LocalNotifications {
    /// Taps a shown notification, or one of its buttons. Returns `false` if it isn't shown or has no such button.
    package func userActs(
        on notification: UILocalNotification, action identifier: String?, text: String?
    ) -> Bool {
        guard let place = shown.firstIndex(where: { $0 === notification }) else { return false }
        guard let identifier else {
            shown.remove(at: place)
            application.enterForeground()
            application.delegate?.application(application, didReceive: notification)
            return true
        }
        guard let action = action(identifier, of: notification.category) else { return false }
        shown.remove(at: place)
        if action.activationMode == .foreground { application.enterForeground() }
        application.handle(identifier, for: notification, response(text))
        return true
    }

    /// Taps a button of a push notification.
    package func userActs(onRemote userInfo: [AnyHashable: Any], action identifier: String, text: String?)
        -> Bool
    {
        let category = (userInfo["aps"] as? [String: Any])?["category"] as? String
        guard let action = action(identifier, of: category) else { return false }
        if action.activationMode == .foreground { application.enterForeground() }
        application.handle(identifier, forRemote: userInfo, response(text))
        return true
    }

    private func response(_ text: String?) -> [AnyHashable: Any] {
        text.map { [UIUserNotificationActionResponseTypedTextKey: $0] } ?? [:]
    }

    private func action(_ identifier: String, of category: String?) -> UIUserNotificationAction? {
        settings.categories?.first { $0.identifier == category }?.actions(for: .default)?
            .first { $0.identifier == identifier }
    }
}

// The method with the user's response is called if it is implemented, otherwise the older one.
extension UIApplication {
    fileprivate func handle(
        _ identifier: String, for notification: UILocalNotification, _ response: [AnyHashable: Any]
    ) {
        guard let delegate else { return }
        let answer: Void? = OptionalMember.ask {
            delegate.application(
                self, handleActionWithIdentifier: identifier, for: notification, withResponseInfo: response
            ) {}
        }
        guard answer == nil else { return }
        delegate.application(self, handleActionWithIdentifier: identifier, for: notification) {}
    }

    fileprivate func handle(
        _ identifier: String, forRemote userInfo: [AnyHashable: Any], _ response: [AnyHashable: Any]
    ) {
        guard let delegate else { return }
        let answer: Void? = OptionalMember.ask {
            delegate.application(
                self, handleActionWithIdentifier: identifier, forRemoteNotification: userInfo,
                withResponseInfo: response
            ) {}
        }
        guard answer == nil else { return }
        delegate.application(self, handleActionWithIdentifier: identifier, forRemoteNotification: userInfo) {}
    }

    /// Since iOS 8 these methods only print a warning.
    func refuseRemoteTypes(_ method: String) {
        Runtime.current.diagnostics.warn("\(method) is not supported in iOS 8.0 and later.")
    }
}
