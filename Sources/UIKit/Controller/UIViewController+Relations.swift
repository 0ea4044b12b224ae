// Who is above the page, and what it gives to their bars.
extension UIViewController {
    /// The nearest navigation controller above; a navigation controller's own is the one that holds it.
    public var navigationController: UINavigationController? { nearestAncestor() }

    /// The nearest tab bar controller above.
    public var tabBarController: UITabBarController? { nearestAncestor() }

    /// The nearest split view controller above.
    public var splitViewController: UISplitViewController? { nearestAncestor() }

    private func nearestAncestor<Kind: UIViewController>() -> Kind? {
        var ancestor = parentLink
        while let present = ancestor {
            if let found = present as? Kind { return found }
            ancestor = present.parentLink
        }
        return nil
    }

    /// The page's part of the navigation bar, made with the page's title at its first use.
    public var navigationItem: UINavigationItem {
        let extras = ensureExtras()
        if let item = extras.navigationItem { return item }
        let item = UINavigationItem()
        item.title = extras.title
        extras.navigationItem = item
        return item
    }

    /// The page's tab, made with the page's title at its first use.
    public var tabBarItem: UITabBarItem! {
        get {
            let extras = ensureExtras()
            if let item = extras.tabBarItem { return item }
            let item = UITabBarItem(title: extras.title, image: nil, tag: 0)
            extras.tabBarItem = item
            return item
        }
        set { ensureExtras().tabBarItem = newValue }
    }

    func setTitle(_ title: String?) {
        let extras = ensureExtras()
        extras.title = title
        extras.navigationItem?.title = title
        extras.tabBarItem?.title = title
    }

    /// Which edges the page's view extends to under the bars. Default all. iOS 7.
    public var edgesForExtendedLayout: UIRectEdge {
        get { extras?.edgesForExtendedLayout ?? .all }
        set { ensureExtras().edgesForExtendedLayout = newValue }
    }

    /// Whether the page's view extends under bars that cannot be seen through. Default `false`. iOS 7.
    public var extendedLayoutIncludesOpaqueBars: Bool {
        get { flags.contains(.extendsUnderOpaqueBars) }
        set { flags.set(.extendsUnderOpaqueBars, newValue) }
    }

    /// Whether a presentation that is not full screen decides the status bar. Default `false`. iOS 7.
    public var modalPresentationCapturesStatusBarAppearance: Bool {
        get { flags.contains(.capturesStatusBar) }
        set { flags.set(.capturesStatusBar, newValue) }
    }

    /// The name under which the page's state is saved; `nil` saves nothing. iOS 6.
    public var restorationIdentifier: String? {
        get { extras?.restorationIdentifier }
        set { ensureExtras().restorationIdentifier = newValue }
    }

    /// The name that the trace gives this page instead of its type's.
    package var traceName: String? {
        get { extras?.debugName }
        set {
            ensureExtras().debugName = newValue
            traceMark.name = TraceNames.nobody
        }
    }
}
