/// The sidebar of a tab bar controller, as the controller uses it.
///
/// It is made of a list, so a higher module provides it.
@MainActor
package protocol TabSidebar: AnyObject {
    /// Whether the app or the user has shown the sidebar.
    var isRequested: Bool { get }
    /// Whether the view controllers are beside the sidebar, instead of below it.
    var isTiled: Bool { get }
    /// The view of the sidebar.
    var sidebarView: UIView { get }
    /// Shows the sidebar, as the user does with the button in the bar.
    func userShows()
    /// Called when the tabs, their values or the selection have changed.
    func tabsDidChange()
}

/// Creates the sidebars of tab bar controllers.
@MainActor
package protocol TabSidebarMaking: AnyObject {
    static func makeSidebar(of tabs: UITabBarController) -> any TabSidebar
}

extension UITabBarController {
    private static let sidebars: any TabSidebarMaking.Type = UIKitClasses.inHigherModule("TabSidebarMaker")

    /// The width of a sidebar, in points. Apple doesn't document it.
    package static let sidebarWidth: CGFloat = 320

    package var ensuredSidebar: any TabSidebar {
        if let sidebarStorage { return sidebarStorage }
        let made = Self.sidebars.makeSidebar(of: self)
        sidebarStorage = made
        return made
    }

    /// Whether the sidebar can be shown: on iPad in a regular width, if the mode is or resolves to `.tabSidebar`. Follows
    /// UITabBarController.h.
    package var offersSidebar: Bool {
        let isWanted =
            switch customization.mode {
            case .automatic: tabList.contains { $0 is UITabGroup }
            case .tabBar: false
            case .tabSidebar: usesTabs
            }
        return isWanted && barSupportsPlacements
    }

    /// Whether the sidebar is visible, in place of the bar.
    package var showsSidebar: Bool { sidebarStorage?.isRequested == true && offersSidebar }

    /// Shows the sidebar; `nil` if there is none to show.
    var sidebarOpener: (() -> Void)? {
        guard offersSidebar else { return nil }
        return { [weak self] in self?.ensuredSidebar.userShows() }
    }

    /// The sidebar's safe area inset for the view controllers below it.
    var sidebarInsets: UIEdgeInsets {
        guard let sidebarStorage, !sidebarStorage.isTiled, showsSidebar else { return .zero }
        return insets(ofWidth: Self.sidebarWidth)
    }

    /// The part of the view that the sidebar covers.
    var coveredBySidebar: UIEdgeInsets { showsSidebar ? insets(ofWidth: Self.sidebarWidth) : .zero }

    private func insets(ofWidth width: CGFloat) -> UIEdgeInsets {
        isRightToLeft
            ? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: width)
            : UIEdgeInsets(top: 0, left: width, bottom: 0, right: 0)
    }

    private var isRightToLeft: Bool {
        viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
}

extension UITabBarController {
    func changeMode(to mode: Mode) {
        guard mode != customization.mode else { return }
        customization.mode = mode
        followSidebar()
    }

    /// Called when the tabs or the traits have changed, on which it depends whether there is a sidebar.
    func followSidebar() {
        guard let sidebarStorage else { return }
        sidebarStorage.tabsDidChange()
        if sidebarStorage.isRequested { sidebarDidChange(animated: false) }
    }
}

// The sidebar's view.
extension UITabBarController {
    /// Applies the sidebar's visibility and layout. With `animated` it slides.
    package func sidebarDidChange(
        animated: Bool, alongside: @escaping () -> Void = {}, completion: @escaping () -> Void = {}
    ) {
        ensureView()
        guard animated, let view = viewStorage, view.windowLink != nil else {
            arrangeSidebar()
            removeHiddenSidebar()
            alongside()
            return completion()
        }
        if showsSidebar { addSidebar(to: view) }
        UIView.animate(withDuration: 0.35) {
            self.arrangeSidebar()
            view.layoutIfNeeded()
            alongside()
        } completion: { [weak self] _ in
            self?.removeHiddenSidebar()
            completion()
        }
    }

    private func arrangeSidebar() {
        placeBars()
        layOutPageAboveBar()
    }

    /// Places the sidebar at its edge, or outside of the view if it is hidden. Called when the bars are laid out.
    func placeSidebar(in view: UIView) {
        guard let sidebarStorage else { return }
        let isShown = showsSidebar
        if isShown { addSidebar(to: view) }
        let sidebar = sidebarStorage.sidebarView
        if sidebar.superview === view { move(sidebar, to: sidebarFrame(in: view, isShown: isShown)) }
        let isBeside = isShown && sidebarStorage.isTiled
        slot.setFrame(isBeside ? view.bounds.inset(by: coveredBySidebar) : view.bounds, in: self)
    }

    private func addSidebar(to view: UIView) {
        guard let sidebar = sidebarStorage?.sidebarView, sidebar.superview !== view else { return }
        sidebar.frame = sidebarFrame(in: view, isShown: false)
        view.addSubview(sidebar)
    }

    private func removeHiddenSidebar() {
        if !showsSidebar { sidebarStorage?.sidebarView.removeFromSuperview() }
    }

    private func move(_ sidebar: UIView, to frame: CGRect) {
        if sidebar.frame != frame { sidebar.frame = frame }
    }

    private func sidebarFrame(in view: UIView, isShown: Bool) -> CGRect {
        let (bounds, width) = (view.bounds, Self.sidebarWidth)
        let hidden = isShown ? 0 : width
        let x = isRightToLeft ? bounds.maxX - width + hidden : bounds.minX - hidden
        return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    }
}

extension UITabBarController {
    /// Applies the user's order of a group's tabs.
    package func userReorders(_ tabs: [UITab], of group: UITabGroup) {
        group.displayOrderIdentifiers = tabs.map(\.identifier)
        delegateStorage?.tabBarController(self, displayOrderDidChangeFor: group)
    }
}
