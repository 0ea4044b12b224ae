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

    /// By what the app knows the button.
    open var identifier: String? { values.identifier }
    /// What it is called.
    open var title: String? { values.title }
    /// Whether the user types a text for it. iOS 9.
    open var behavior: UIUserNotificationActionBehavior { values.behavior }
    /// More about it, such as what the button is called that sends the text. iOS 9.
    open var parameters: [AnyHashable: Any] { values.parameters }
    /// Whether the app becomes visible for it. Default `.foreground`.
    open var activationMode: UIUserNotificationActivationMode { values.activationMode }
    /// Whether the device must be unlocked for it. Counts for what is done in the background alone.
    open var isAuthenticationRequired: Bool { values.isAuthenticationRequired }
    /// Whether it takes something away.
    open var isDestructive: Bool { values.isDestructive }

    /// A copy that does not change.
    open func copy(with zone: NSZone? = nil) -> Any { filled(UIUserNotificationAction()) }

    /// A copy that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(UIMutableUserNotificationAction()) }

    private func filled(_ copy: UIUserNotificationAction) -> UIUserNotificationAction {
        copy.values = values
        return copy
    }
}

/// A button of a notification that can be changed. iOS 8, deprecated in iOS 10.
///
/// Follows Apple's page "UIMutableUserNotificationAction".
@preconcurrency @MainActor
open class UIMutableUserNotificationAction: UIUserNotificationAction {
    /// By what the app knows the button.
    open override var identifier: String? {
        get { values.identifier }
        set { values.identifier = newValue }
    }
    /// What it is called.
    open override var title: String? {
        get { values.title }
        set { values.title = newValue }
    }
    /// Whether the user types a text for it. iOS 9.
    open override var behavior: UIUserNotificationActionBehavior {
        get { values.behavior }
        set { values.behavior = newValue }
    }
    /// More about it. iOS 9.
    open override var parameters: [AnyHashable: Any] {
        get { values.parameters }
        set { values.parameters = newValue }
    }
    /// Whether the app becomes visible for it.
    open override var activationMode: UIUserNotificationActivationMode {
        get { values.activationMode }
        set { values.activationMode = newValue }
    }
    /// Whether the device must be unlocked for it.
    open override var isAuthenticationRequired: Bool {
        get { values.isAuthenticationRequired }
        set { values.isAuthenticationRequired = newValue }
    }
    /// Whether it takes something away.
    open override var isDestructive: Bool {
        get { values.isDestructive }
        set { values.isDestructive = newValue }
    }
}

/// The buttons of a kind of notification. iOS 8, deprecated in iOS 10. Follows Apple's page "UIUserNotificationCategory".
@preconcurrency @MainActor
open class UIUserNotificationCategory: NSObject, @preconcurrency NSCopying, @preconcurrency NSMutableCopying {
    fileprivate var name: String?
    fileprivate var lists: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]

    /// Creates a category without buttons.
    public override init() {
        super.init()
    }

    /// By what notifications name it.
    open var identifier: String? { name }

    /// The buttons for a place; `nil` if none were set for it.
    open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? {
        lists[context]
    }

    /// A copy that does not change.
    open func copy(with zone: NSZone? = nil) -> Any { filled(UIUserNotificationCategory()) }

    /// A copy that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(UIMutableUserNotificationCategory()) }

    private func filled(_ copy: UIUserNotificationCategory) -> UIUserNotificationCategory {
        (copy.name, copy.lists) = (name, lists)
        return copy
    }
}

/// The buttons of a kind of notification, which can be changed. iOS 8, deprecated in iOS 10.
///
/// Follows Apple's page "UIMutableUserNotificationCategory".
@preconcurrency @MainActor
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
    /// By what notifications name it.
    open override var identifier: String? {
        get { name }
        set { name = newValue }
    }

    /// Sets the buttons for a place, in their order. A copy of each is kept.
    open func setActions(_ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext)
    {
        lists[context] = actions?.compactMap { $0.copy() as? UIUserNotificationAction }
    }
}

/// What a button of a notification asks of the user. iOS 9, deprecated in iOS 10. Follows Apple's page "UIUserNotificationActionBehavior".
public enum UIUserNotificationActionBehavior: UInt, Sendable {
    /// A tap.
    case `default` = 0
    /// A text.
    case textInput = 1
}

/// Where an app does what a button of a notification says. iOS 8, deprecated in iOS 10.
///
/// Follows Apple's page "UIUserNotificationActivationMode".
public enum UIUserNotificationActivationMode: UInt, Sendable {
    /// In the foreground.
    case foreground = 0
    /// In the background, unless it is in the foreground.
    case background = 1
}

/// How much room a notification has for buttons. iOS 8, deprecated in iOS 10. Follows Apple's page "UIUserNotificationActionContext".
public enum UIUserNotificationActionContext: UInt, Sendable {
    /// For four.
    case `default` = 0
    /// For two.
    case minimal = 1
}

/// The key of what the button is called that sends the text, among an action's parameters. iOS 9, deprecated in iOS 10.
public let UIUserNotificationTextInputActionButtonTitleKey: String =
    "UIUserNotificationTextInputActionButtonTitleKey"

/// The key of the text that the user has typed, in the response's information. iOS 9, deprecated in iOS 10.
public let UIUserNotificationActionResponseTypedTextKey: String =
    "UIUserNotificationActionResponseTypedTextKey"
