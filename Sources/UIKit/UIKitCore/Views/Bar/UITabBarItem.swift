/// The tab of a page: its title, its images and its badge.
///
/// Follows Apple's page "UITabBarItem".
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem, UISpringLoadedInteractionSupporting {
    /// The system item that this is; `nil` for the app's own.
    package private(set) var systemItem: SystemItem?
    private var looks: TabBarItemLooks?

    /// Creates an item without a title or an image.
    public override init() {
        super.init()
    }

    /// Creates an item with a title, an image and a tag.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates an item with a title and two images. iOS 7.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Creates a system item. Its title and image are the system's.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        self.systemItem = systemItem
        self.tag = tag
    }

    /// Creates an item from an archive. The storyboard reader applies the archive's values.
    public required init?(coder: NSCoder) {
        systemItem = coder.interfaceArchive?.tabBarSystemItem
        super.init(coder: coder)
        coder.interfaceArchive?.read(self)
    }

    /// The image while the tab is selected; `nil` for ``UIBarItem/image``. iOS 7.
    open var selectedImage: UIImage?

    /// Whether spring loading selects the tab. Default `false`. iOS 11.
    open var isSpringLoaded = false

    /// The text of the badge; `nil`, the default, for no badge.
    open var badgeValue: String?

    /// The background color of the badge; `nil`, the default, for the system's red. iOS 10.
    open var badgeColor: UIColor? {
        get { looks?.badgeColor }
        set {
            if Appearances.isInUse { noteAppearance(\UITabBarItem.badgeColor, newValue) }
            ensureLooks().badgeColor = newValue
        }
    }

    /// The offset of the title. Default zero.
    open var titlePositionAdjustment: UIOffset {
        get { looks?.titlePositionAdjustment ?? .zero }
        set {
            if Appearances.isInUse { noteAppearance(\UITabBarItem.titlePositionAdjustment, newValue) }
            ensureLooks().titlePositionAdjustment = newValue
        }
    }

    /// Sets the text attributes of the badge for a state; `nil` removes them. iOS 10.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        if Appearances.isInUse {
            noteAppearance("badgeTextAttributes", [state.rawValue]) {
                $0.setBadgeTextAttributes(textAttributes, for: state)
            }
        }
        ensureLooks().badgeTextAttributes[state.rawValue] = textAttributes
    }

    /// Returns the text attributes of the badge for a state; `nil` if none were set for it. iOS 10.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        looks?.badgeTextAttributes[state.rawValue]
    }

    /// The bar's appearance while this tab is selected; `nil` for the bar's own. iOS 13.
    open var standardAppearance: UITabBarAppearance? {
        get { looks?.standardAppearance }
        set {
            if Appearances.isInUse { noteAppearance(\UITabBarItem.standardAppearance, newValue) }
            ensureLooks().standardAppearance = newValue?.duplicate()
        }
    }

    /// The bar's appearance while the content is scrolled to its end; `nil` for the bar's own. iOS 15.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { looks?.scrollEdgeAppearance }
        set {
            if Appearances.isInUse { noteAppearance(\UITabBarItem.scrollEdgeAppearance, newValue) }
            ensureLooks().scrollEdgeAppearance = newValue?.duplicate()
        }
    }

    /// The visible title: the item's own, or the system item's.
    package var shownTitle: String? { systemItem?.shownTitle ?? title }

    /// The visible image: the item's own, or the system item's.
    package var shownImage: UIImage? {
        image ?? systemItem.flatMap { UIImage(systemName: $0.symbolName) }
    }

    private func ensureLooks() -> TabBarItemLooks {
        if let looks { return looks }
        let made = TabBarItemLooks()
        looks = made
        return made
    }
}

/// Values that few tab bar items have.
private final class TabBarItemLooks {
    var badgeColor: UIColor?
    var titlePositionAdjustment = UIOffset.zero
    var badgeTextAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    var standardAppearance: UITabBarAppearance?
    var scrollEdgeAppearance: UITabBarAppearance?
}

extension UITabBarItem {
    /// A tab of the system. Follows Apple's page "UITabBarItem.SystemItem".
    public enum SystemItem: Int, Sendable {
        /// "More".
        case more = 0
        /// "Favorites".
        case favorites = 1
        /// "Featured".
        case featured = 2
        /// "Top Rated".
        case topRated = 3
        /// "Recents".
        case recents = 4
        /// "Contacts".
        case contacts = 5
        /// "History".
        case history = 6
        /// "Bookmarks".
        case bookmarks = 7
        /// "Search".
        case search = 8
        /// "Downloads".
        case downloads = 9
        /// "Most Recent".
        case mostRecent = 10
        /// "Most Viewed".
        case mostViewed = 11
    }
}

extension UITabBarItem.SystemItem {
    /// The tab's English title.
    package var shownTitle: String {
        switch self {
        case .more: "More"
        case .favorites: "Favorites"
        case .featured: "Featured"
        case .topRated: "Top Rated"
        case .recents: "Recents"
        case .contacts: "Contacts"
        case .history: "History"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .downloads: "Downloads"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        }
    }
}

extension UITabBarItem.SystemItem {
    /// A system symbol that resembles the image of the tab.
    fileprivate var symbolName: String {
        switch self {
        case .more: "ellipsis"
        case .favorites, .featured, .topRated: "star.fill"
        case .recents, .history, .mostRecent: "clock.fill"
        case .contacts: "person.crop.circle.fill"
        case .bookmarks: "book.fill"
        case .search: "magnifyingglass"
        case .downloads: "square.and.arrow.down.fill"
        case .mostViewed: "list.number"
        }
    }
}
