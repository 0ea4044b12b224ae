/// One tab: its looks, and how its page is made when it is first needed. iOS 18. Follows Apple's page "UITab".
@preconcurrency @MainActor
open class UITab: NSObject {
    /// The tab's name within its controller. It never changes.
    open private(set) var identifier: String
    /// The title.
    open var title: String {
        didSet { showInBar() }
    }
    /// The image.
    open var image: UIImage? {
        didSet { showInBar() }
    }
    /// A second line, where there is room for one.
    open var subtitle: String?
    /// What the badge shows; `nil` hides it.
    open var badgeValue: String? {
        didSet { showInBar() }
    }
    /// Anything of the app's own.
    open var userInfo: Any?
    /// Whether the tab is left out. Default `false`.
    open var isHidden = false
    /// Whether the user may hide the tab. Default `false`.
    open var allowsHiding = false
    private let provider: ((UITab) -> UIViewController)?
    var providedPage: UIViewController?
    weak var controller: UITabBarController?
    weak var group: UITabGroup?

    /// Creates a tab whose page `viewControllerProvider` makes when it is first needed.
    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)?
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
        super.init()
    }

    /// The tab's page; the first use makes it. `nil` without a provider.
    open var viewController: UIViewController? { ownPage }

    /// The page that the tab's own provider makes.
    var ownPage: UIViewController? {
        if providedPage == nil, let provider {
            let page = provider(self)
            page.ensureExtras().tab = self
            page.ensureExtras().tabBarItem = UITabBarItem(title: nil, image: nil, tag: 0)
            providedPage = page
            root.showInBar()
        }
        return providedPage
    }

    /// The controller that shows the tab.
    open weak var tabBarController: UITabBarController? { controller ?? group?.tabBarController }

    /// The group that holds the tab.
    open weak var parent: UITabGroup? { group }

    func tab(withIdentifier identifier: String) -> UITab? {
        self.identifier == identifier ? self : nil
    }
}

/// A tab that holds tabs. iOS 18. Follows Apple's page "UITabGroup".
@preconcurrency @MainActor
open class UITabGroup: UITab {
    /// The tabs of the group.
    open var children: [UITab] {
        didSet { adoptChildren() }
    }

    /// The selected tab of the group, one of ``children``. While the group is selected, setting it selects the tab.
    open var selectedChild: UITab? {
        get { selection }
        set { setSelection(newValue) }
    }

    var selection: UITab?

    /// Whether the user may put the group's tabs in another order. Default `false`.
    open var allowsReordering = false

    /// The identifiers of the group's tabs in the order in which they are shown. Default empty: as in
    /// ``children``.
    open var displayOrderIdentifiers: [String] = []

    /// The group's tabs in the order in which they are shown: those of ``displayOrderIdentifiers``, and then the
    /// others.
    open var displayOrder: [UITab] {
        let named = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
        return named + children.filter { !displayOrderIdentifiers.contains($0.identifier) }
    }

    /// The tab chosen at first.
    open var defaultChildIdentifier: String?

    /// Creates a group. Without a provider its page is its chosen tab's.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider
        )
        adoptChildren()
    }

    /// The group's own page, or else its chosen tab's.
    open override var viewController: UIViewController? {
        super.viewController ?? childToSelect?.viewController
    }

    /// The tab that is selected when the group is selected. Follows UITabGroup.h.
    var childToSelect: UITab? {
        selection ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first
    }

    /// The tab with an identifier in this group or beneath it.
    open func tab(forIdentifier identifier: String) -> UITab? {
        children.lazy.compactMap { $0.tab(withIdentifier: identifier) }.first
    }

    override func tab(withIdentifier identifier: String) -> UITab? {
        super.tab(withIdentifier: identifier) ?? tab(forIdentifier: identifier)
    }

    private func adoptChildren() {
        for child in children { child.group = self }
    }
}

extension UITabBarController {
    func replaceTabs(_ tabs: [UITab], animated: Bool) {
        guard Set(tabs.map(\.identifier)).count == tabs.count else {
            Runtime.current.diagnostics.raise(
                .invalidArgument, "Tab identifiers must be unique within \(described(self)).")
            return
        }
        tabList = tabs
        for tab in tabs { tab.controller = self }
        setViewControllers(tabs.filter { !$0.isHidden }.compactMap(\.viewController), animated: animated)
    }
}
