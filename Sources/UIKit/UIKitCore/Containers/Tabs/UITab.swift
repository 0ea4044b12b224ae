/// A tab, and the provider that creates its view controller when it is first needed. iOS 18. Follows Apple's page
/// "UITab".
@preconcurrency @MainActor
open class UITab: NSObject {
    /// The tab's identifier within its controller. It never changes.
    open private(set) var identifier: String
    /// The title.
    open var title: String {
        didSet { showInBar() }
    }
    /// The image.
    open var image: UIImage? {
        didSet { showInBar() }
    }
    /// The second line, shown if there is space.
    open var subtitle: String?
    /// The badge's text; `nil` for no badge.
    open var badgeValue: String? {
        didSet { showInBar() }
    }
    /// The app's own data.
    open var userInfo: Any?
    /// Whether the tab is hidden. Default `false`.
    open var isHidden = false
    /// Whether the user may hide the tab. Default `false`.
    open var allowsHiding = false
    private let provider: ((UITab) -> UIViewController)?
    var providedPage: UIViewController?
    weak var controller: UITabBarController?
    weak var group: UITabGroup?

    /// Creates a tab whose view controller `viewControllerProvider` creates when it is first needed.
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

    /// The tab's view controller, created at the first access. `nil` without a provider.
    open var viewController: UIViewController? { ownPage }

    /// The view controller of the tab's own provider.
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

    /// The group that contains the tab.
    open weak var parent: UITabGroup? { group }

    func tab(withIdentifier identifier: String) -> UITab? {
        self.identifier == identifier ? self : nil
    }
}

/// A tab that contains tabs. iOS 18. Follows Apple's page "UITabGroup".
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

    /// Whether the user may reorder the group's tabs. Default `false`.
    open var allowsReordering = false

    /// The identifiers of the group's tabs in display order. Default empty: the order of ``children``.
    open var displayOrderIdentifiers: [String] = []

    /// The group's tabs in display order: those of ``displayOrderIdentifiers``, followed by the others.
    open var displayOrder: [UITab] {
        let named = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
        return named + children.filter { !displayOrderIdentifiers.contains($0.identifier) }
    }

    /// The identifier of the initially selected tab.
    open var defaultChildIdentifier: String?

    /// Creates a group. Without a provider its view controller is its selected tab's.
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

    /// The group's own view controller, or else its selected tab's.
    open override var viewController: UIViewController? {
        super.viewController ?? childToSelect?.viewController
    }

    /// The tab that is selected when the group is selected. Follows UITabGroup.h.
    var childToSelect: UITab? {
        selection ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first
    }

    /// Returns the tab with an identifier in this group or its subgroups.
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
