import UIKit

/// A notification to come: what it says, and when. iOS 10. Follows Apple's page "UNNotificationRequest".
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    /// The name. A request with the name of another one takes its place.
    public let identifier: String
    /// What it says.
    public let content: UNNotificationContent
    /// When it is delivered; `nil` for at once.
    public let trigger: UNNotificationTrigger?

    /// Creates a request. The content is copied.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content.copy() as? UNNotificationContent ?? content
        self.trigger = trigger
    }
}

/// A notification that was delivered. iOS 10. Follows Apple's page "UNNotification".
open class UNNotification: NSObject, @unchecked Sendable {
    /// When it was delivered.
    public let date: Date
    /// What was asked for.
    public let request: UNNotificationRequest

    init(_ request: UNNotificationRequest, date: Date) {
        self.request = request
        self.date = date
    }
}

/// What the user did with a notification. iOS 10. Follows Apple's page "UNNotificationResponse".
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    /// The notification.
    public let notification: UNNotification
    /// The action that was chosen: an app's, or one of the system's two.
    public let actionIdentifier: String

    init(_ notification: UNNotification, action: String) {
        self.notification = notification
        actionIdentifier = action
    }
}

/// An answer that the user has typed. iOS 10. Follows Apple's page "UNTextInputNotificationResponse".
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    /// The text.
    public let userText: String

    init(_ notification: UNNotification, action: String, text: String) {
        userText = text
        super.init(notification, action: action)
    }
}

/// The user has tapped the notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The user has cleared the notification; told only where the category wants it.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
