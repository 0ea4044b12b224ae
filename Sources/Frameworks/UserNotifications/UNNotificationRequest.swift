import UIKit

/// A request to schedule a notification: its content and trigger. iOS 10. Follows Apple's page "UNNotificationRequest".
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    /// The identifier. A request replaces another one with the same identifier.
    public let identifier: String
    /// The content of the notification.
    public let content: UNNotificationContent
    /// The trigger of the delivery; `nil` for immediate delivery.
    public let trigger: UNNotificationTrigger?

    /// Creates a request. The content is copied.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content.copy() as? UNNotificationContent ?? content
        self.trigger = trigger
    }
}

/// A delivered notification. iOS 10. Follows Apple's page "UNNotification".
open class UNNotification: NSObject, @unchecked Sendable {
    /// The delivery date.
    public let date: Date
    /// The request of the notification.
    public let request: UNNotificationRequest

    init(_ request: UNNotificationRequest, date: Date) {
        self.request = request
        self.date = date
    }
}

/// The user's response to a notification. iOS 10. Follows Apple's page "UNNotificationResponse".
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    /// The notification.
    public let notification: UNNotification
    /// The identifier of the selected action: one of the app's, or one of the system's two.
    public let actionIdentifier: String

    init(_ notification: UNNotification, action: String) {
        self.notification = notification
        actionIdentifier = action
    }
}

/// The user's text response to a notification. iOS 10. Follows Apple's page "UNTextInputNotificationResponse".
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    /// The text that the user entered.
    public let userText: String

    init(_ notification: UNNotification, action: String, text: String) {
        userText = text
        super.init(notification, action: action)
    }
}

/// The identifier of the default action: the user tapped the notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The identifier of the dismiss action: the user dismissed the notification. Sent only if the category requests it.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
