/// A quick action on the app's icon. iOS 9. Follows Apple's page "UIApplicationShortcutItem".
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject, @preconcurrency NSCopying, @preconcurrency NSMutableCopying {
    fileprivate var kind: String
    fileprivate var name: String
    fileprivate var subtitle: String?
    fileprivate var picture: UIApplicationShortcutIcon?
    fileprivate var info: [String: any NSSecureCoding]?

    /// Creates an action of a kind, with a title and nothing else.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    /// Creates an action of a kind.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        kind = type
        name = localizedTitle
        subtitle = localizedSubtitle
        picture = icon
        info = userInfo
    }

    /// The name by which the app knows the action.
    open var type: String { kind }
    /// The title.
    open var localizedTitle: String { name }
    /// The line below the title.
    open var localizedSubtitle: String? { subtitle }
    /// The picture.
    open var icon: UIApplicationShortcutIcon? { picture }
    /// What the app wants to know when the action is chosen.
    open var userInfo: [String: any NSSecureCoding]? { info }

    /// A copy that does not change.
    open func copy(with zone: NSZone? = nil) -> Any {
        UIApplicationShortcutItem(
            type: kind, localizedTitle: name, localizedSubtitle: subtitle, icon: picture, userInfo: info)
    }

    /// A copy that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        UIMutableApplicationShortcutItem(
            type: kind, localizedTitle: name, localizedSubtitle: subtitle, icon: picture, userInfo: info)
    }
}

/// A quick action that can be changed. iOS 9. Follows Apple's page "UIMutableApplicationShortcutItem".
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    /// The name by which the app knows the action.
    open override var type: String {
        get { kind }
        set { kind = newValue }
    }
    /// The title.
    open override var localizedTitle: String {
        get { name }
        set { name = newValue }
    }
    /// The line below the title.
    open override var localizedSubtitle: String? {
        get { subtitle }
        set { subtitle = newValue }
    }
    /// The picture.
    open override var icon: UIApplicationShortcutIcon? {
        get { picture }
        set { picture = newValue }
    }
    /// What the app wants to know when the action is chosen.
    open override var userInfo: [String: any NSSecureCoding]? {
        get { info }
        set { info = newValue }
    }
}

/// The picture of a quick action. Nobody shows it here. iOS 9. Follows Apple's page "UIApplicationShortcutIcon".
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
    private let name: String

    /// A picture of the app.
    public init(templateImageName: String) { name = templateImageName }

    /// A symbol of the system. iOS 13.
    public init(systemImageName: String) { name = systemImageName }

    /// Icons of one picture are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIApplicationShortcutIcon)?.name == name
    }

    /// Equal icons have equal hashes.
    open override var hash: Int { name.hashValue }
}
