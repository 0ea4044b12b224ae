/// A tab that contains tabs. iOS 18. Follows Apple's page "UITabGroup".
@preconcurrency @MainActor
open class UITabGroup: UITab {
    /// The tabs of the group.
    open var children: [UITab] {
        didSet { replaceChildren(oldValue) }
    }

    /// The selected tab of the group, one of ``children``. While the group is selected, setting it selects the tab.
    open var selectedChild: UITab? {
        get { selection }
        set { setSelection(newValue) }
    }

    var selection: UITab?

    /// Whether the user may reorder the group's tabs in the sidebar, by dragging. Default `false`.
    open var allowsReordering = false

    /// The identifiers of the group's tabs in display order. Default empty: the order of ``children``.
    open var displayOrderIdentifiers: [String] = [] {
        didSet { tabBarController?.sidebarStorage?.tabsDidChange() }
    }

    /// The group's tabs in display order: those of ``displayOrderIdentifiers``, followed by the others.
    open var displayOrder: [UITab] {
        let named = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
        return named + children.filter { !displayOrderIdentifiers.contains($0.identifier) }
    }

    /// The identifier of the initially selected tab.
    open var defaultChildIdentifier: String?

    /// The navigation controller whose stack shows the selected tabs: the group's view controller, those of the selected tabs in it, and
    /// those pushed above them. Default `nil`. iOS 18.
    ///
    /// If groups are nested, UIKit uses the controller of the outermost group. Follows Apple's page "managingNavigationController".
    open var managingNavigationController: UINavigationController? {
        didSet { if managingNavigationController !== oldValue { tabBarController?.followTabs() } }
    }

    /// The actions in the sidebar, after the group's tabs. Default empty. iOS 18.
    ///
    /// Follows Apple's page "sidebarActions".
    open var sidebarActions: [UIAction] = [] {
        didSet { tabBarController?.sidebarStorage?.tabsDidChange() }
    }

    /// The appearance of the group in the sidebar. Default `.automatic`. iOS 18.
    ///
    /// Follows Apple's page "sidebarAppearance".
    open var sidebarAppearance = SidebarAppearance.automatic {
        didSet { tabBarController?.sidebarStorage?.tabsDidChange() }
    }

    var managed = ManagedLevels()

    /// Whether the user can select the group itself. If `true`, selecting the group selects no default child while ``selectedChild`` is `nil`.
    /// Default `false`. iOS 26.
    ///
    /// Follows Apple's page "isSidebarDestination".
    open var isSidebarDestination = false

    /// Creates a group. Without a provider, its view controller is the one of its selected tab.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider
        )
        for child in children { child.group = self }
    }

    /// The group's own view controller, or else the one of its selected tab.
    open override var viewController: UIViewController? {
        super.viewController ?? childToSelect?.viewController
    }

    /// Returns the tab with an identifier in this group or its subgroups.
    open func tab(forIdentifier identifier: String) -> UITab? {
        children.lazy.compactMap { $0.tab(withIdentifier: identifier) }.first
    }

    override func tab(withIdentifier identifier: String) -> UITab? {
        super.tab(withIdentifier: identifier) ?? tab(forIdentifier: identifier)
    }
}

extension UITabGroup {
    /// The appearance of a group in the sidebar. iOS 18. Follows Apple's page "UITabGroup.SidebarAppearance".
    public enum SidebarAppearance: UInt, Sendable {
        /// A section for a root tab, and a row that can be expanded for a tab in a group.
        case automatic = 0
        /// Only the tabs of the group, beside the group's siblings.
        case inline = 1
        /// A section at the top level of the sidebar.
        case rootSection = 2
    }
}

extension UITabGroup {
    /// The tab that is selected when the group is selected. Follows UITabGroup.h.
    var childToSelect: UITab? {
        guard selection == nil, !isSidebarDestination else { return selection }
        return children.first { $0.identifier == defaultChildIdentifier } ?? children.first
    }

    fileprivate func setSelection(_ tab: UITab?) {
        selection = tab
        guard let tab, let controller = tabBarController, controller.selectedTab?.root === root else {
            return
        }
        controller.selectedTab = tab
    }

    /// A removed tab isn't selected anymore.
    fileprivate func replaceChildren(_ old: [UITab]) {
        for child in old where child.group === self && !children.contains(where: { $0 === child }) {
            child.group = nil
            if selection === child { selection = nil }
        }
        for child in children { child.group = self }
        tabBarController?.followTabs()
    }
}
