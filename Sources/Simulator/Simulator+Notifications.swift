import UIKit
import UserNotifications

// Local notifications, and what the user does with them.
extension Simulator {
    /// Whether the user lets the app notify when it asks for the first time. Default `true`. What was answered before stays.
    public var allowsNotifications: Bool {
        get { notifications.isAllowedByUser }
        set {
            notifications.isAllowedByUser = newValue
            runtime.application.localNotifications.isAllowed = newValue
        }
    }

    /// The notifications of `UILocalNotification` that the system has shown and nobody has tapped, the oldest first.
    public var shownLocalNotifications: [UILocalNotification] { runtime.application.localNotifications.shown }

    /// Taps a notification that the system has shown, or a button of its category. Returns whether it is there and has that button.
    @discardableResult
    public func tapLocalNotification(
        _ notification: UILocalNotification, action: String? = nil, text: String? = nil
    ) -> Bool {
        takeOver()
        report(.other("Tap a notification"))
        return runtime.application.localNotifications.userActs(on: notification, action: action, text: text)
    }

    /// Taps a button of a push notification, whose category stands in `aps`. Returns whether the category has that button.
    @discardableResult
    public func tapRemoteNotification(
        _ userInfo: [AnyHashable: Any], action: String, text: String? = nil
    ) -> Bool {
        takeOver()
        report(.other("Tap \(action) of a push notification"))
        return runtime.application.localNotifications.userActs(
            onRemote: userInfo, action: action, text: text)
    }

    /// How notifications were shown, in order: by the system while the app was not visible, or as the delegate said.
    public var presentedNotifications:
        [(notification: UNNotification, options: UNNotificationPresentationOptions)]
    {
        notifications.presented.map { ($0.0, $0.1) }
    }

    /// The app's notifications in the list, the oldest first.
    public var deliveredNotifications: [UNNotification] { notifications.delivered }

    /// Taps a notification that was shown, or one of its buttons. The app becomes visible, for a button only if it wants that.
    /// Returns whether the notification is there and has that button; else nothing happens.
    ///
    /// - Parameters:
    ///   - action: the identifier of an action of its category, or of one of the system's: the tap itself, or the dismissal.
    ///   - text: what the user types, for an action that takes text.
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
    ///   - delegate: the app's delegate.
    ///   - sceneDelegate: the delegate of the scene, as in ``launch(_:sceneDelegate:opening:choosing:restoring:)``.
    ///   - request: the request of the notification.
    ///   - action: the identifier of the tapped button; by default the user taps the notification itself.
    ///   - text: the user's text, for an action with text input.
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
