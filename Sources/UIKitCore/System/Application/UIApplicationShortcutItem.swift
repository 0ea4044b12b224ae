/// A quick action on the app's icon. iOS 9. Follows Apple's page "UIApplicationShortcutItem".
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject, @preconcurrency NSCopying, @preconcurrency NSMutableCopying {
    fileprivate var kind: String
    fileprivate var name: String
    fileprivate var subtitle: String?
    fileprivate var picture: UIApplicationShortcutIcon?
    fileprivate var info: [String: any NSSecureCoding]?
    fileprivate var content: Any?

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

    /// Names the content that the action leads to, for ``UISceneActivationConditions``. Default `nil`. iOS 13.
    open var targetContentIdentifier: Any? { content }

    /// A copy that does not change.
    open func copy(with zone: NSZone? = nil) -> Any { filled(UIApplicationShortcutItem.self) }

    /// A copy that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(UIMutableApplicationShortcutItem.self) }

    private func filled<Item: UIApplicationShortcutItem>(_ type: Item.Type) -> UIApplicationShortcutItem {
        let isMutable = type == UIMutableApplicationShortcutItem.self
        let copy =
            isMutable
            ? UIMutableApplicationShortcutItem(
                type: kind, localizedTitle: name, localizedSubtitle: subtitle, icon: picture, userInfo: info)
            : UIApplicationShortcutItem(
                type: kind, localizedTitle: name, localizedSubtitle: subtitle, icon: picture, userInfo: info)
        copy.content = content
        return copy
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
    /// Names the content that the action leads to. iOS 13.
    open override var targetContentIdentifier: Any? {
        get { content }
        set { content = newValue }
    }
}

/// The picture of a quick action. Nobody shows it here. iOS 9. Follows Apple's page "UIApplicationShortcutIcon".
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
    private let picture: Picture

    private enum Picture: Hashable {
        case named(String)
        case symbol(String)
        case type(IconType)
    }

    private init(_ picture: Picture) {
        self.picture = picture
        super.init()
    }

    /// A picture that the system has for a kind of action.
    public convenience init(type: UIApplicationShortcutIcon.IconType) { self.init(.type(type)) }

    /// A picture of the app.
    public convenience init(templateImageName: String) { self.init(.named(templateImageName)) }

    /// A symbol of the system. iOS 13.
    public convenience init(systemImageName: String) { self.init(.symbol(systemImageName)) }

    /// Icons of one picture are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIApplicationShortcutIcon)?.picture == picture
    }

    /// Equal icons have equal hashes.
    open override var hash: Int { picture.hashValue }

    /// The kinds of actions that the system has pictures for. Follows Apple's page "UIApplicationShortcutIcon.IconType".
    public enum IconType: Int, Sendable {
        /// Writing something new.
        case compose = 0
        /// Playing.
        case play = 1
        /// Pausing.
        case pause = 2
        /// Adding.
        case add = 3
        /// A place, or where the user is.
        case location = 4
        /// Searching.
        case search = 5
        /// Sharing.
        case share = 6
        /// Something forbidden. iOS 9.1.
        case prohibit = 7
        /// A person. iOS 9.1.
        case contact = 8
        /// Home. iOS 9.1.
        case home = 9
        /// Marking a place. iOS 9.1.
        case markLocation = 10
        /// A favourite. iOS 9.1.
        case favorite = 11
        /// Something loved. iOS 9.1.
        case love = 12
        /// The cloud. iOS 9.1.
        case cloud = 13
        /// An invitation. iOS 9.1.
        case invitation = 14
        /// Confirming. iOS 9.1.
        case confirmation = 15
        /// Mail. iOS 9.1.
        case mail = 16
        /// A message. iOS 9.1.
        case message = 17
        /// A day. iOS 9.1.
        case date = 18
        /// A time. iOS 9.1.
        case time = 19
        /// Taking a picture. iOS 9.1.
        case capturePhoto = 20
        /// Taking a film. iOS 9.1.
        case captureVideo = 21
        /// Something to do. iOS 9.1.
        case task = 22
        /// Something done. iOS 9.1.
        case taskCompleted = 23
        /// An alarm. iOS 9.1.
        case alarm = 24
        /// A bookmark. iOS 9.1.
        case bookmark = 25
        /// In any order. iOS 9.1.
        case shuffle = 26
        /// Sound. iOS 9.1.
        case audio = 27
        /// Bringing up to date. iOS 9.1.
        case update = 28
    }
}
