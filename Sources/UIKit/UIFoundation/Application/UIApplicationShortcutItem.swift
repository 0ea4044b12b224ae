/// A quick action on the app's icon. iOS 9. Follows Apple's page "UIApplicationShortcutItem".
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject, @preconcurrency NSCopying, @preconcurrency NSMutableCopying {
    fileprivate var kind: String
    fileprivate var name: String
    fileprivate var subtitle: String?
    fileprivate var picture: UIApplicationShortcutIcon?
    fileprivate var info: [String: any NSSecureCoding]?
    fileprivate var content: Any?

    /// Creates a quick action with a type and a title.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    /// Creates a quick action.
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

    /// The app-defined type of the action.
    open var type: String { kind }
    /// The title.
    open var localizedTitle: String { name }
    /// The subtitle.
    open var localizedSubtitle: String? { subtitle }
    /// The icon.
    open var icon: UIApplicationShortcutIcon? { picture }
    /// The app's own information about the action.
    open var userInfo: [String: any NSSecureCoding]? { info }

    /// The identifier of the content that the action shows, for ``UISceneActivationConditions``. Default `nil`. iOS 13.
    open var targetContentIdentifier: Any? { content }

    /// Returns an immutable copy.
    open func copy(with zone: NSZone? = nil) -> Any { filled(UIApplicationShortcutItem.self) }

    /// Returns a mutable copy.
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

/// A mutable quick action. iOS 9. Follows Apple's page "UIMutableApplicationShortcutItem".
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    /// The app-defined type of the action.
    open override var type: String {
        get { kind }
        set { kind = newValue }
    }
    /// The title.
    open override var localizedTitle: String {
        get { name }
        set { name = newValue }
    }
    /// The subtitle.
    open override var localizedSubtitle: String? {
        get { subtitle }
        set { subtitle = newValue }
    }
    /// The icon.
    open override var icon: UIApplicationShortcutIcon? {
        get { picture }
        set { picture = newValue }
    }
    /// The app's own information about the action.
    open override var userInfo: [String: any NSSecureCoding]? {
        get { info }
        set { info = newValue }
    }
    /// The identifier of the content that the action shows. iOS 13.
    open override var targetContentIdentifier: Any? {
        get { content }
        set { content = newValue }
    }
}

/// The icon of a quick action. It isn't drawn here. iOS 9. Follows Apple's page "UIApplicationShortcutIcon".
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

    /// Creates an icon of a system type.
    public convenience init(type: UIApplicationShortcutIcon.IconType) { self.init(.type(type)) }

    /// Creates an icon with an image of the app.
    public convenience init(templateImageName: String) { self.init(.named(templateImageName)) }

    /// Creates an icon with a system symbol. iOS 13.
    public convenience init(systemImageName: String) { self.init(.symbol(systemImageName)) }

    /// Icons with the same image are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIApplicationShortcutIcon)?.picture == picture
    }

    /// Equal icons have equal hashes.
    open override var hash: Int { picture.hashValue }

    /// The system's icon types. Follows Apple's page "UIApplicationShortcutIcon.IconType".
    public enum IconType: Int, Sendable {
        /// Composing new content.
        case compose = 0
        /// Playing.
        case play = 1
        /// Pausing.
        case pause = 2
        /// Adding.
        case add = 3
        /// A location.
        case location = 4
        /// Searching.
        case search = 5
        /// Sharing.
        case share = 6
        /// A prohibited action. iOS 9.1.
        case prohibit = 7
        /// A person. iOS 9.1.
        case contact = 8
        /// Home. iOS 9.1.
        case home = 9
        /// Marking a location. iOS 9.1.
        case markLocation = 10
        /// A favorite. iOS 9.1.
        case favorite = 11
        /// A loved item. iOS 9.1.
        case love = 12
        /// A cloud. iOS 9.1.
        case cloud = 13
        /// An invitation. iOS 9.1.
        case invitation = 14
        /// A confirmation. iOS 9.1.
        case confirmation = 15
        /// Mail. iOS 9.1.
        case mail = 16
        /// A message. iOS 9.1.
        case message = 17
        /// A date. iOS 9.1.
        case date = 18
        /// A time. iOS 9.1.
        case time = 19
        /// Capturing a photo. iOS 9.1.
        case capturePhoto = 20
        /// Capturing a video. iOS 9.1.
        case captureVideo = 21
        /// A task. iOS 9.1.
        case task = 22
        /// A completed task. iOS 9.1.
        case taskCompleted = 23
        /// An alarm. iOS 9.1.
        case alarm = 24
        /// A bookmark. iOS 9.1.
        case bookmark = 25
        /// Shuffling. iOS 9.1.
        case shuffle = 26
        /// Audio. iOS 9.1.
        case audio = 27
        /// Updating. iOS 9.1.
        case update = 28
    }
}
