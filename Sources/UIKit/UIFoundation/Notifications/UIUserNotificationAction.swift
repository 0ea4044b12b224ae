/// A button of a notification. iOS 8, deprecated in iOS 10. Follows Apple's page "UIUserNotificationAction".
@preconcurrency @MainActor
open class UIUserNotificationAction: NSObject, @preconcurrency NSCopying, @preconcurrency NSMutableCopying {
    fileprivate var values = Values()

    fileprivate struct Values {
        var identifier: String?
        var title: String?
        var behavior = UIUserNotificationActionBehavior.default
        var parameters: [AnyHashable: Any] = [:]
        var activationMode = UIUserNotificationActivationMode.foreground
        var isAuthenticationRequired = false
        var isDestructive = false
    }

    /// Creates a button without a title.
    public override init() {
        super.init()
    }

    /// The app-defined identifier of the button.
    open var identifier: String? { values.identifier }
    /// The title.
    open var title: String? { values.title }
    /// The behavior, which determines whether the user enters a text. iOS 9.
    open var behavior: UIUserNotificationActionBehavior { values.behavior }
    /// Additional parameters, such as the title of the button that sends the text. iOS 9.
    open var parameters: [AnyHashable: Any] { values.parameters }
    /// Whether the action runs in the foreground or background. Default `.foreground`.
    open var activationMode: UIUserNotificationActivationMode { values.activationMode }
    /// Whether the device must be unlocked. Applies only to actions in the background.
    open var isAuthenticationRequired: Bool { values.isAuthenticationRequired }
    /// Whether the action is destructive.
    open var isDestructive: Bool { values.isDestructive }

    /// Returns an immutable copy.
    open func copy(with zone: NSZone? = nil) -> Any { filled(UIUserNotificationAction()) }

    /// Returns a mutable copy.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(UIMutableUserNotificationAction()) }

    private func filled(_ copy: UIUserNotificationAction) -> UIUserNotificationAction {
        copy.values = values
        return copy
    }
}

/// A mutable button of a notification. iOS 8, deprecated in iOS 10.
///
/// Follows Apple's page "UIMutableUserNotificationAction".
@preconcurrency @MainActor
open class UIMutableUserNotificationAction: UIUserNotificationAction {
    /// The app-defined identifier of the button.
    open override var identifier: String? {
        get { values.identifier }
        set { values.identifier = newValue }
    }
    /// The title.
    open override var title: String? {
        get { values.title }
        set { values.title = newValue }
    }
    /// The behavior, which determines whether the user enters a text. iOS 9.
    open override var behavior: UIUserNotificationActionBehavior {
        get { values.behavior }
        set { values.behavior = newValue }
    }
    /// Additional parameters. iOS 9.
    open override var parameters: [AnyHashable: Any] {
        get { values.parameters }
        set { values.parameters = newValue }
    }
    /// Whether the action runs in the foreground or background.
    open override var activationMode: UIUserNotificationActivationMode {
        get { values.activationMode }
        set { values.activationMode = newValue }
    }
    /// Whether the device must be unlocked.
    open override var isAuthenticationRequired: Bool {
        get { values.isAuthenticationRequired }
        set { values.isAuthenticationRequired = newValue }
    }
    /// Whether the action is destructive.
    open override var isDestructive: Bool {
        get { values.isDestructive }
        set { values.isDestructive = newValue }
    }
}

/// A category of notifications, which defines their buttons. iOS 8, deprecated in iOS 10. Follows Apple's page
/// "UIUserNotificationCategory".
@preconcurrency @MainActor
open class UIUserNotificationCategory: NSObject, @preconcurrency NSCopying, @preconcurrency NSMutableCopying {
    fileprivate var name: String?
    fileprivate var lists: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]

    /// Creates a category without buttons.
    public override init() {
        super.init()
    }

    /// The identifier that notifications use.
    open var identifier: String? { name }

    /// Returns the buttons for a context; `nil` if none were set for it.
    open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? {
        lists[context]
    }

    /// Returns an immutable copy.
    open func copy(with zone: NSZone? = nil) -> Any { filled(UIUserNotificationCategory()) }

    /// Returns a mutable copy.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(UIMutableUserNotificationCategory()) }

    private func filled(_ copy: UIUserNotificationCategory) -> UIUserNotificationCategory {
        (copy.name, copy.lists) = (name, lists)
        return copy
    }
}

/// A mutable category of notifications. iOS 8, deprecated in iOS 10.
///
/// Follows Apple's page "UIMutableUserNotificationCategory".
@preconcurrency @MainActor
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
    /// The identifier that notifications use.
    open override var identifier: String? {
        get { name }
        set { name = newValue }
    }

    /// Sets the buttons for a context, in order. The category stores copies.
    open func setActions(_ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext)
    {
        lists[context] = actions?.compactMap { $0.copy() as? UIUserNotificationAction }
    }
}

/// The behavior of a notification's button. iOS 9, deprecated in iOS 10. Follows Apple's page "UIUserNotificationActionBehavior".
public enum UIUserNotificationActionBehavior: UInt, Sendable {
    /// The user taps the button.
    case `default` = 0
    /// The user enters a text.
    case textInput = 1
}

/// The activation mode of the app for a notification's button. iOS 8, deprecated in iOS 10.
///
/// Follows Apple's page "UIUserNotificationActivationMode".
public enum UIUserNotificationActivationMode: UInt, Sendable {
    /// In the foreground.
    case foreground = 0
    /// In the background, unless the app is in the foreground.
    case background = 1
}

/// The context of a notification, which determines the number of buttons. iOS 8, deprecated in iOS 10. Follows Apple's page
/// "UIUserNotificationActionContext".
public enum UIUserNotificationActionContext: UInt, Sendable {
    /// Up to four buttons.
    case `default` = 0
    /// Up to two buttons.
    case minimal = 1
}

/// The action parameter for the title of the button that sends the text. iOS 9, deprecated in iOS 10.
public let UIUserNotificationTextInputActionButtonTitleKey: String =
    "UIUserNotificationTextInputActionButtonTitleKey"

/// The response information key for the text that the user has entered. iOS 9, deprecated in iOS 10.
public let UIUserNotificationActionResponseTypedTextKey: String =
    "UIUserNotificationActionResponseTypedTextKey"
