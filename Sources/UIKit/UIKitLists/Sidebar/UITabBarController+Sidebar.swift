@_spi(UIKitModules) import UIKitCore

extension UITabBarController {
    /// The sidebar with the tabs. iOS 18.
    ///
    /// It is shown on iPad in a regular width, in place of the bar. Follows Apple's page "sidebar".
    public var sidebar: Sidebar {
        guard let sidebar = ensuredSidebar as? Sidebar else { fatalError("The sidebar is part of UIKit.") }
        return sidebar
    }

    /// The sidebar of a tab bar controller. iOS 18. Follows Apple's page "UITabBarController.Sidebar".
    @preconcurrency @MainActor
    open class Sidebar: NSObject {
        private(set) weak var tabs: UITabBarController?
        private(set) lazy var view = SidebarView(of: self)
        private var isShown = false

        init(of tabs: UITabBarController) {
            self.tabs = tabs
            super.init()
        }

        /// The delegate, which provides the rows and is notified of the sidebar's visibility. Not retained.
        open weak var delegate: (any Delegate)? {
            didSet { if delegate !== oldValue { view.reload() } }
        }

        /// Whether the sidebar is hidden. `true` until the app or the user shows it, and while there is no space for it.
        open var isHidden: Bool {
            get { tabs?.showsSidebar != true }
            set { setShown(!newValue, animated: false) }
        }

        /// The layout of the sidebar and the selected view controller. Default `.automatic`.
        open var preferredLayout = Layout.automatic {
            didSet { if preferredLayout != oldValue, isShown { tabs?.sidebarDidChange(animated: false) } }
        }

        /// The elements of the menu in the sidebar's bar. If it is set, the bar has a button for the menu. Default `nil`. iOS 18.2.
        open var navigationOverflowItems: UIDeferredMenuElement? {
            didSet { view.showMenu(of: navigationOverflowItems) }
        }

        /// The configuration of the view above the tabs. Default `nil`.
        public var headerContentConfiguration: (any UIContentConfiguration)? {
            didSet { view.reload() }
        }

        /// The configuration of the view below the tabs. Default `nil`.
        public var footerContentConfiguration: (any UIContentConfiguration)? {
            didSet { view.reload() }
        }

        /// The view at the bottom of the sidebar, in front of the tabs. The sidebar sets its width, and its height to the fitting one.
        /// Default `nil`.
        open var bottomBarView: UIView? {
            didSet { view.replace(oldValue, with: bottomBarView) }
        }

        /// Scrolls to the header, the footer or the row of a tab. Does nothing for a row that doesn't exist.
        public func scroll(to target: ScrollTarget, animated: Bool) { view.scroll(to: target, animated) }

        /// Asks the delegate to update the row of a tab. Does nothing if the row isn't visible.
        open func reconfigureItem(for tab: UITab) { view.reconfigure(tab) }

        /// The layout of a sidebar and the selected view controller. iOS 18. Follows Apple's page
        /// "UITabBarController.Sidebar.Layout".
        public enum Layout: Int, Sendable {
            /// The system's layout: `overlap` on iPad.
            case automatic = 0
            /// The sidebar covers a part of the view controller, whose safe area excludes that part.
            case overlap = 1
            /// The view controller is beside the sidebar.
            case tile = 2
        }

        /// A position in a sidebar. iOS 18. Follows Apple's page "UITabBarController.Sidebar.ScrollTarget".
        public enum ScrollTarget {
            /// The header.
            case header
            /// The footer.
            case footer
            /// The row of a tab.
            case tab(UITab)
        }

        /// An animator to which animations alongside a change of the visibility can be added. iOS 18. Follows Apple's page
        /// "UITabBarController.Sidebar.Animating".
        @preconcurrency @MainActor
        public protocol Animating: NSObjectProtocol {
            /// Adds animations. Without an animation of the sidebar they run immediately.
            func addAnimations(_ animations: @escaping () -> Void)

            /// Adds a closure that is called when the animation has ended.
            func addCompletion(_ completion: @escaping () -> Void)
        }

        /// The methods of a sidebar's delegate. iOS 18. Follows Apple's page "UITabBarController.Sidebar.Delegate".
        @preconcurrency @MainActor
        public protocol Delegate: NSObjectProtocol {
            /// Called before the visibility of the sidebar changes.
            func tabBarController(
                _ tabBarController: UITabBarController,
                sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
                animator: any UITabBarController.Sidebar.Animating)

            /// Returns the item of a row. By default, one made from the request.
            func tabBarController(
                _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
                itemFor request: UITabSidebarItem.Request
            ) -> UITabSidebarItem

            /// Called when the configuration state of an item has changed, or when the item is reconfigured.
            func tabBarController(
                _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
                update item: UITabSidebarItem)

            /// Called before the row of a tab becomes visible.
            func tabBarController(
                _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
                willBeginDisplaying tab: UITab)

            /// Called when the row of a tab has disappeared.
            func tabBarController(
                _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
                didEndDisplaying tab: UITab)

            /// Returns the swipe actions at the leading edge of a tab's row. Default `nil`.
            func tabBarController(
                _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
                leadingSwipeActionsConfigurationFor tab: UITab
            ) -> UISwipeActionsConfiguration?

            /// Returns the swipe actions at the trailing edge of a tab's row. Default `nil`.
            func tabBarController(
                _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
                trailingSwipeActionsConfigurationFor tab: UITab
            ) -> UISwipeActionsConfiguration?

            /// Returns the context menu of a tab's row. Default `nil`.
            func tabBarController(
                _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
                contextMenuConfigurationFor tab: UITab
            ) -> UIContextMenuConfiguration?

            /// Returns the items of a drag that begins with a tab's row. Default empty: the row can't be dragged. iOS 18.4.
            func tabBarController(
                _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
                itemsForBeginning dragSession: any UIDragSession, tab: UITab
            ) -> [UIDragItem]

            /// Returns the items that a tap on a tab's row adds to a drag. Default empty. iOS 18.4.
            func tabBarController(
                _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
                itemsForAddingTo dragSession: any UIDragSession, tab: UITab
            ) -> [UIDragItem]

            /// Returns the operation of a drop on the row of a group's action. Default `.cancel`. iOS 18.4.
            func tabBarController(
                _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
                sidebarAction: UIAction, group: UITabGroup,
                operationForAcceptingItemsFrom session: any UIDropSession
            ) -> UIDropOperation

            /// Called for a drop on the row of a group's action, if the operation was `.copy` or `.move`. iOS 18.4.
            func tabBarController(
                _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
                sidebarAction: UIAction, group: UITabGroup, acceptItemsFrom session: any UIDropSession)
        }
    }
}

// The visibility.
extension UITabBarController.Sidebar: TabSidebar {
    package var isRequested: Bool { isShown }
    package var isTiled: Bool { preferredLayout == .tile }
    package var sidebarView: UIView { view }

    package func userShows() { setShown(true, animated: true) }

    func userHides() { setShown(false, animated: true) }

    package func tabsDidChange() { view.setNeedsLayout() }

    private func setShown(_ shown: Bool, animated: Bool) {
        guard shown != isShown, let tabs else { return }
        let alongside = SidebarAnimations()
        if tabs.offersSidebar {
            delegate?.tabBarController(tabs, sidebarVisibilityWillChange: self, animator: alongside)
        }
        isShown = shown
        tabs.sidebarDidChange(
            animated: animated, alongside: { alongside.animate() }, completion: { alongside.complete() })
    }
}

/// Creates sidebars for the tab bar controllers, which are in a lower module.
final class TabSidebarMaker: NSObject, TabSidebarMaking {
    static func makeSidebar(of tabs: UITabBarController) -> any TabSidebar {
        UITabBarController.Sidebar(of: tabs)
    }
}

/// The delegate's animations alongside a change of the visibility.
private final class SidebarAnimations: NSObject, UITabBarController.Sidebar.Animating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func animate() { for animation in animations { animation() } }
    func complete() { for completion in completions { completion() } }
}
