import UIKit

/// A button of a notification. iOS 10. Follows Apple's page "UNNotificationAction".
open class UNNotificationAction: NSObject, @unchecked Sendable {
    /// The identifier that the app receives.
    public let identifier: String
    /// The title of the button.
    public let title: String
    /// The behavior of the action.
    public let options: UNNotificationActionOptions

    /// Creates an action.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.identifier = identifier
        self.title = title
        self.options = options
    }
}

/// A notification action that accepts text. iOS 10. Follows Apple's page "UNTextInputNotificationAction".
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    /// The title of the Send button.
    public let textInputButtonTitle: String
    /// The placeholder of the empty text field.
    public let textInputPlaceholder: String

    /// Creates an action.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        self.textInputButtonTitle = textInputButtonTitle
        self.textInputPlaceholder = textInputPlaceholder
        super.init(identifier: identifier, title: title, options: options)
    }
}

/// The behavior of an action. iOS 10. Follows Apple's page "UNNotificationActionOptions".
public struct UNNotificationActionOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates options from their raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The action requires an unlocked device.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
    /// The action is destructive.
    public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
    /// The action launches the app in the foreground.
    public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// A type of notification, with its actions. iOS 10. Follows Apple's page "UNNotificationCategory".
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    /// The identifier to which a content's `categoryIdentifier` refers.
    public let identifier: String
    /// The actions, in order.
    public let actions: [UNNotificationAction]
    /// The identifiers of the intents related to the notifications.
    public let intentIdentifiers: [String]
    /// The behavior of the notifications.
    public let options: UNNotificationCategoryOptions

    /// Creates a category.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.options = options
    }

    /// Compares the identifiers.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UNNotificationCategory)?.identifier == identifier
    }

    /// The hash of the identifier.
    open override var hash: Int { identifier.hashValue }
}

/// The behavior of the notifications in a category. iOS 10. Follows Apple's page "UNNotificationCategoryOptions".
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates options from their raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The app is notified when the user dismisses a notification.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
    /// The notifications also appear in CarPlay.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
    /// The title is visible if the user hides previews. iOS 11.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
    /// The subtitle is visible if the user hides previews. iOS 11.
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
    /// Siri may announce the notifications. iOS 13. Deprecated since iOS 15, where the user's settings decide.
    public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 1 << 4)
}
