import UIKit
import UserNotifications

// Local notifications, and the user's actions on them.
extension Simulator {
    /// Whether the user grants authorization when the app requests it for the first time. Defaults to `true`. An earlier answer isn't
    /// changed.
    public var allowsNotifications: Bool {
        get { notifications.isAllowedByUser }
        set {
            notifications.isAllowedByUser = newValue
            runtime.application.localNotifications.isAllowed = newValue
        }
    }

    /// The `UILocalNotification`s that the system has shown and the user hasn't tapped, the oldest first.
    public var shownLocalNotifications: [UILocalNotification] { runtime.application.localNotifications.shown }

    /// Taps a shown notification or a button of its category. Returns whether the notification is shown and has that button.
    @discardableResult
    public func tapLocalNotification(
        _ notification: UILocalNotification, action: String? = nil, text: String? = nil
    ) -> Bool {
        takeOver()
        report(.other("Tap a notification"))
        return runtime.application.localNotifications.userActs(on: notification, action: action, text: text)
    }

    /// Taps a button of a push notification; its `aps` dictionary names the category. Returns whether the category has that button.
    @discardableResult
    public func tapRemoteNotification(
        _ userInfo: [AnyHashable: Any], action: String, text: String? = nil
    ) -> Bool {
        takeOver()
        report(.other("Tap \(action) of a push notification"))
        return runtime.application.localNotifications.userActs(
            onRemote: userInfo, action: action, text: text)
    }

    /// How notifications were presented, in order: by the system while the app wasn't visible, or as the delegate decided.
    public var presentedNotifications:
        [(notification: UNNotification, options: UNNotificationPresentationOptions)]
    {
        notifications.presented.map { ($0.0, $0.1) }
    }

    /// The app's delivered notifications in Notification Center, the oldest first.
    public var deliveredNotifications: [UNNotification] { notifications.delivered }

    /// Taps a presented notification or one of its buttons. The app becomes visible; for a button, only if its action requires the
    /// foreground. Returns whether the notification is shown and has that button. If it returns `false`, the call has no effect.
    ///
    /// - Parameters:
    ///   - action: The identifier of an action of its category, or one of the system's identifiers: the default action or the dismissal.
    ///   - text: The user's text, for a text input action.
    @discardableResult
    public func tapNotification(
        _ identifier: String, action: String = UNNotificationDefaultActionIdentifier, text: String? = nil
    ) -> Bool {
        takeOver()
        report(.other("Tap the notification \(identifier)"))
        if notifications.userActs(on: identifier, action: action, text: text) { return true }
        let names = Set(notifications.presented.map { $0.0.request.identifier }).sorted()
        runtime.diagnostics.warn(
            "No notification \"\(identifier)\" with the action \(action) was shown. Shown: "
                + "\(names.joined(separator: ", ")).")
        return false
    }

    /// Launches an app with its delegate because the user taps a notification or one of its buttons, and waits until the app is at rest.
    ///
    /// The scene's connection options contain the response. As on a device, the notification center's delegate also receives it after
    /// the launch, if the app has set the delegate by then.
    ///
    /// - Parameters:
    ///   - delegate: The app's delegate.
    ///   - sceneDelegate: The scene's delegate, as in ``launch(_:sceneDelegate:opening:choosing:restoring:)``.
    ///   - request: The request of the notification.
    ///   - action: The identifier of the tapped button. By default, the user taps the notification itself.
    ///   - text: The user's text, for a text input action.
    public func launch(
        _ delegate: (any UIApplicationDelegate)? = nil, sceneDelegate: (any UISceneDelegate)? = nil,
        tapping request: UNNotificationRequest, action: String = UNNotificationDefaultActionIdentifier,
        text: String? = nil
    ) {
        takeOver()
        let response = notifications.response(to: request, action, text)
        runtime.application.launch(
            delegate: delegate, sceneDelegate: sceneDelegate.map { delegate in { _ in delegate } },
            opening: .response(response))
        notifications.tell(response)
        window = runtime.application.keyWindow ?? runtime.visibleWindows.first
        _ = try? settle()
    }

    private var notifications: NotificationState { runtime.state(NotificationState.init) }
}
