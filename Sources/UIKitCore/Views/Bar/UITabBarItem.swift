/// A page's tab: its title, its images, its badge.
///
/// Follows Apple's page "UITabBarItem".
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem, UISpringLoadedInteractionSupporting {
    /// Which of the system's tabs this is; `nil` for the app's own.
    package private(set) var systemItem: SystemItem?
    private var looks: TabBarItemLooks?

    /// Creates an item without title and image.
    public override init() {
        super.init()
    }

    /// Creates an item with a title, an image and a number of the app's own.
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

    /// Creates one of the system's tabs. Its title and image are the system's.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        self.systemItem = systemItem
        self.tag = tag
    }

    /// Creates an item from an archive. The archive's values are the storyboard reader's to apply.
    public required init?(coder: NSCoder) {
        systemItem = coder.interface?.choice("systemItem", .interfaceWords)
        super.init(coder: coder)
        coder.interface.map(readTabItem)
    }

    /// The image while the tab is chosen; without one it is ``UIBarItem/image``. iOS 7.
    open var selectedImage: UIImage?

    /// Whether a drag that rests on the tab does what a tap does. Default `false`. iOS 11.
    open var isSpringLoaded = false

    /// What the badge says; `nil`, the default, shows none.
    open var badgeValue: String?

    /// The colour behind the badge; `nil`, the default, is the system's red. iOS 10.
    open var badgeColor: UIColor? {
        get { looks?.badgeColor }
        set {
            if Appearances.isInUse { noteAppearance(\UITabBarItem.badgeColor, newValue) }
            ensureLooks().badgeColor = newValue
        }
    }

    /// How far the title is moved. Default zero.
    open var titlePositionAdjustment: UIOffset {
        get { looks?.titlePositionAdjustment ?? .zero }
        set {
            if Appearances.isInUse { noteAppearance(\UITabBarItem.titlePositionAdjustment, newValue) }
            ensureLooks().titlePositionAdjustment = newValue
        }
    }

    /// Sets how the badge is written in one state; `nil` takes it back. iOS 10.
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

    /// How the badge is written in one state, or `nil` when nothing was set for it. iOS 10.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        looks?.badgeTextAttributes[state.rawValue]
    }

    /// How the bar looks while this tab is chosen; `nil` leaves it to the bar. iOS 13.
    open var standardAppearance: UITabBarAppearance? {
        get { looks?.standardAppearance }
        set {
            if Appearances.isInUse { noteAppearance(\UITabBarItem.standardAppearance, newValue) }
            ensureLooks().standardAppearance = newValue?.duplicate()
        }
    }

    /// How the bar looks with the content scrolled to its end; `nil` leaves it to the bar. iOS 15.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { looks?.scrollEdgeAppearance }
        set {
            if Appearances.isInUse { noteAppearance(\UITabBarItem.scrollEdgeAppearance, newValue) }
            ensureLooks().scrollEdgeAppearance = newValue?.duplicate()
        }
    }

    /// What is written on the tab: its title, or the system's words.
    package var shownTitle: String? { systemItem?.shownTitle ?? title }

    /// The image on the tab: its own, or the system's.
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

/// What few tab bar items have.
private final class TabBarItemLooks {
    var badgeColor: UIColor?
    var titlePositionAdjustment = UIOffset.zero
    var badgeTextAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    var standardAppearance: UITabBarAppearance?
    var scrollEdgeAppearance: UITabBarAppearance?
}

extension UITabBarItem {
    /// A tab that the system knows. Follows Apple's page "UITabBarItem.SystemItem".
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
    /// The words that the system writes on the tab.
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
