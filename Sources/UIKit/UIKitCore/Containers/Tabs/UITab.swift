/// A tab, and the provider that creates its view controller when it is first needed. iOS 18. Follows Apple's page
/// "UITab".
@preconcurrency @MainActor
open class UITab: NSObject, UISpringLoadedInteractionSupporting, UIPopoverPresentationControllerSourceItem {
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
    open var subtitle: String? {
        didSet { showInBar() }
    }
    /// The badge's text; `nil` for no badge.
    open var badgeValue: String? {
        didSet { showInBar() }
    }
    /// The app's own data.
    open var userInfo: Any?
    /// Whether the user can select the tab. A disabled tab is dimmed. Default `true`. iOS 18.4.
    ///
    /// Follows Apple's page "isEnabled".
    open var isEnabled = true {
        didSet { showInBar() }
    }
    /// Whether spring loading selects the tab. Default `false`.
    open var isSpringLoaded = false {
        didSet { showInBar() }
    }
    /// Whether the tab is hidden. Default `false`.
    open var isHidden = false {
        didSet { if isHidden != oldValue { tabBarController?.followTabs() } }
    }
    /// Whether the user may hide the tab. Default `false`.
    open var allowsHiding = false
    /// The preferred position in a bar that supports placements, which is the bar on iPad. Default `.automatic`. iOS 18.
    ///
    /// Follows Apple's page "preferredPlacement".
    open var preferredPlacement = Placement.automatic
    let provider: ((UITab) -> UIViewController)?
    var providedPage: UIViewController?
    private var item: UITabBarItem?
    weak var controller: UITabBarController?
    weak var group: UITabGroup?

    /// Creates a tab whose view controller `viewControllerProvider` creates when it is first needed.
    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
        super.init()
    }

    /// The tab's view controller, created at the first access. `nil` without a provider.
    open var viewController: UIViewController? { ownPage }

    /// The controller that shows the tab.
    open weak var tabBarController: UITabBarController? { controller ?? group?.tabBarController }

    /// The group that contains the tab.
    open weak var parent: UITabGroup? { group }

    /// Whether the tab has an item in a bar that supports placements. `false` on iPhone. iOS 18.
    ///
    /// Follows Apple's page "hasVisiblePlacement".
    open var hasVisiblePlacement: Bool { isInBarWithPlacements }

    /// The outermost of the tab's groups with a managing navigation controller; `nil` if none has one. iOS 18.
    ///
    /// Follows Apple's page "managingTabGroup".
    open var managingTabGroup: UITabGroup? { group?.outermostManager }

    /// Returns the frame of the tab's item in the coordinates of a view; `nil` if the item isn't in that view's window.
    open func frame(in referenceView: UIView) -> CGRect? { frameOfItem(in: referenceView) }

    // MARK: For the controller

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

    /// The item in the bar.
    var barItem: UITabBarItem {
        if let item { return item }
        let made = UITabBarItem(title: title, image: image, tag: 0)
        item = made
        showInBar()
        return made
    }

    /// Shows the tab's values in its item, and, for a root tab, in the items of its view controllers.
    func showInBar() {
        if let item {
            (item.title, item.image, item.badgeValue) = (title, image, badgeValue)
            (item.isEnabled, item.isSpringLoaded) = (isEnabled, isSpringLoaded)
        }
        tabBarController?.sidebarStorage?.tabsDidChange()
        guard group == nil else { return }
        for page in pagesWithin {
            page.tabBarItem?.title = title
            page.tabBarItem?.image = image
            page.tabBarItem?.badgeValue = badgeValue
        }
    }

    func tab(withIdentifier identifier: String) -> UITab? {
        self.identifier == identifier ? self : nil
    }
}

extension UITab {
    /// The existing view controllers of the tab and of the tabs in it.
    fileprivate var pagesWithin: [UIViewController] {
        [providedPage].compactMap { $0 } + ((self as? UITabGroup)?.children.flatMap(\.pagesWithin) ?? [])
    }

    fileprivate func frameOfItem(in referenceView: UIView) -> CGRect? {
        guard let controller = tabBarController, let window = referenceView.window,
            controller.viewIfLoaded?.window === window
        else { return nil }
        window.showBars()
        controller.tabBar.showItems()
        let view = controller.tabBar.itemViews.first { $0.spot.look.item === barItem }
        return view?.frame(in: referenceView)
    }
}
