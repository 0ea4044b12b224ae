import UIKit

/// A button of a notification. iOS 10. Follows Apple's page "UNNotificationAction".
open class UNNotificationAction: NSObject, @unchecked Sendable {
    /// The name that the app gets.
    public let identifier: String
    /// The button's title.
    public let title: String
    /// How the system treats it.
    public let options: UNNotificationActionOptions

    /// Creates an action.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.identifier = identifier
        self.title = title
        self.options = options
    }
}

/// A button of a notification that takes text. iOS 10. Follows Apple's page "UNTextInputNotificationAction".
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    /// The title of the button that sends.
    public let textInputButtonTitle: String
    /// What stands in the empty field.
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

/// How the system treats an action. iOS 10. Follows Apple's page "UNNotificationActionOptions".
public struct UNNotificationActionOptions: OptionSet, Sendable {
    /// The value behind the constants.
    public let rawValue: UInt

    /// Creates it from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Only on an unlocked device.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
    /// It brings the app to the foreground.
    public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// A kind of notification, with its actions. iOS 10. Follows Apple's page "UNNotificationCategory".
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    /// The name that contents have.
    public let identifier: String
    /// The actions in their order.
    public let actions: [UNNotificationAction]
    /// The intents that the notifications stand for.
    public let intentIdentifiers: [String]
    /// How the system treats the notifications.
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

    /// Categories of one name are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UNNotificationCategory)?.identifier == identifier
    }

    /// Equal categories have equal hashes.
    open override var hash: Int { identifier.hashValue }
}

/// How the system treats notifications of a category. iOS 10. Follows Apple's page "UNNotificationCategoryOptions".
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    /// The value behind the constants.
    public let rawValue: UInt

    /// Creates it from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The app is notified when the user clears a notification.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
    /// They are shown in CarPlay, too.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
    /// The title is shown where the user hides previews. iOS 11.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
    /// The subtitle is shown where the user hides previews. iOS 11.
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
    /// Siri may read them out. iOS 13. Deprecated since iOS 15, which reads out what the user lets it.
    public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 1 << 4)
}
