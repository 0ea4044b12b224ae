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
    }
}

extension UITabBarController.Sidebar {
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
