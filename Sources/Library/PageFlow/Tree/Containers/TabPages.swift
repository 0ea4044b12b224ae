import UIKit

// The pages of a tab bar controller's tabs. If the app sets `tabs`, UIKit doesn't use `viewControllers`, and a read of that property
// creates the pages of all tabs.
extension UITabBarController {
    /// Whether the app has set tabs, instead of view controllers.
    var hasTabs: Bool {
        guard #available(iOS 18.0, *) else { return false }
        return !tabs.isEmpty
    }

    /// The controllers of the tabs, in UIKit's order; if the app has set tabs, those that exist.
    var tabControllers: [UIViewController] {
        guard #available(iOS 18.0, *), hasTabs else { return viewControllers ?? [] }
        return TabPages(of: self).existing
    }

    /// The controller of the selected tab; the More navigation controller while its list is visible.
    var selectedTabController: UIViewController? {
        guard #available(iOS 18.0, *), hasTabs, moreStack == nil || selectedViewController !== moreStack
        else { return selectedViewController }
        return selectedTab.flatMap(TabPages(of: self).controller(showing:))
    }

    /// The number of tabs, except those in groups.
    var tabCount: Int {
        guard #available(iOS 18.0, *), hasTabs else { return viewControllers?.count ?? 0 }
        return tabs.count
    }
}

/// The pages of tabs that the app has set. UIKit creates a tab's page when the tab is selected or its `viewController` is read, so that
/// property is read only if the page exists, or if a request needs it.
///
/// A group without a view controller of its own has the pages of its tabs, so they count as tabs of the tab bar controller. A group with a
/// managing navigation controller has that stack.
@available(iOS 18.0, *)
@MainActor
struct TabPages {
    let controller: UITabBarController

    private final class Existence {}

    init(of controller: UITabBarController) {
        self.controller = controller
        // UIKit may remove the page of a tab in a group when another tab of the group is selected.
        let held = controller.children + (controller.moreStack?.children ?? [])
        for tab in held.compactMap(\.tab) { Self.note(tab) }
    }

    private static func note(_ tab: UITab) { _ = ObjectStorage.of(tab).object(make: Existence.init) }

    var existing: [UIViewController] { controller.tabs.flatMap(existing) }

    private func existing(in tab: UITab) -> [UIViewController] {
        if let own = ownController(of: tab) { return [own] }
        return (tab as? UITabGroup)?.children.flatMap(existing) ?? []
    }

    private func ownController(of tab: UITab) -> UIViewController? {
        if let stack = (tab as? UITabGroup)?.managingNavigationController { return stack }
        guard ObjectStorage.existing(of: tab)?[Existence.self] != nil else { return nil }
        return tab.viewController
    }

    /// The existing controller that is visible while a tab is selected: that of the outermost group that has one, or the tab's own.
    func controller(showing tab: UITab) -> UIViewController? {
        path(to: tab).lazy.compactMap(ownController).first
    }

    /// Returns the controller that is visible while a tab is selected, and creates it if necessary.
    func requestedController(showing tab: UITab) -> UIViewController? {
        if let existing = controller(showing: tab) { return existing }
        // A tab without a view controller shows that of the nearest group.
        guard let made = path(to: tab).reversed().lazy.compactMap({ $0.viewController?.tab }).first else {
            return nil
        }
        Self.note(made)
        return controller(showing: made)
    }

    /// The tab of a controller; for a managing navigation controller, its group.
    func tab(of held: UIViewController) -> UITab? {
        held.tab ?? groups(in: controller.tabs).first { $0.managingNavigationController === held }
    }

    private func groups(in tabs: [UITab]) -> [UITabGroup] {
        tabs.compactMap { $0 as? UITabGroup }.flatMap { [$0] + groups(in: $0.children) }
    }

    /// The outermost group of a tab, the groups within it, and the tab.
    private func path(to tab: UITab) -> [UITab] { sequence(first: tab) { $0.parent }.reversed() }

    /// The identifiers of a controller's tab and the groups around it: `library:albums`.
    func name(of held: UIViewController) -> String? {
        tab(of: held).map { path(to: $0).map(\.identifier).joined(separator: ":") }
    }
}

// Changes of the tabs.
@available(iOS 18.0, *)
extension TabPages {
    /// Selects a controller's tab. UIKit selects the tab within a group.
    func select(_ held: UIViewController) {
        if let tab = tab(of: held) { controller.selectedTab = tab }
    }

    /// Replaces, removes or adds tabs, so that the tab bar controller has these controllers. The tabs that stay are the same.
    func hold(_ controllers: [UIViewController], animated: Bool) {
        let old = existing
        var new = controllers.filter { !old.contains($0) }[...]
        for gone in old where !controllers.contains(gone) {
            guard let tab = tab(of: gone) else { continue }
            replace(tab, with: new.popFirst().map { newTab(for: $0, replacing: tab) }, animated: animated)
        }
        guard !new.isEmpty else { return }
        controller.setTabs(
            controller.tabs + new.map { newTab(for: $0, replacing: nil) }, animated: animated)
    }

    private func replace(_ tab: UITab, with new: UITab?, animated: Bool) {
        let replaced = { (tabs: [UITab]) in tabs.flatMap { $0 === tab ? [new].compactMap { $0 } : [$0] } }
        if let group = tab.parent {
            group.children = replaced(group.children)
        } else {
            controller.setTabs(replaced(controller.tabs), animated: animated)
        }
    }

    /// A tab whose page exists from the beginning. It has the identifier of the tab that it replaces.
    private func newTab(for page: UIViewController, replacing old: UITab?) -> UITab {
        let item = page.tabBarItem
        let tab = UITab(
            title: item?.title ?? page.title ?? old?.title ?? "", image: item?.image ?? old?.image,
            identifier: old?.identifier ?? freeIdentifier(for: page)
        ) { _ in page }
        if tab.viewController != nil { Self.note(tab) }
        return tab
    }

    private func freeIdentifier(for page: UIViewController) -> String {
        let name = page.page.nameOfPage
        let names = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? name : "\(name) \($0)" }
        return names.first { controller.tab(forIdentifier: $0) == nil } ?? name
    }
}

// The tabs of routes and of saved state.
extension UITabBarController {
    /// Returns the controller of a tab, by the index of the tab, and creates it if necessary; `nil` if there is no such tab.
    func controller(ofTabAt index: Int) -> UIViewController? {
        guard #available(iOS 18.0, *), hasTabs else {
            let controllers = viewControllers ?? []
            return controllers.indices.contains(index) ? controllers[index] : nil
        }
        guard tabs.indices.contains(index) else { return nil }
        return TabPages(of: self).requestedController(showing: tabs[index])
    }

    /// Returns the controller of a tab, by the tab's identifier, and creates it if necessary; `nil` if there is no such tab.
    func controller(ofTabNamed identifier: String) -> UIViewController? {
        guard #available(iOS 18.0, *), let tab = tab(forIdentifier: identifier) else { return nil }
        return TabPages(of: self).requestedController(showing: tab)
    }

    /// Creates the page of the first tab that has none.
    func createAnotherPage() {
        guard #available(iOS 18.0, *), hasTabs else { return }
        let pages = TabPages(of: self)
        if let tab = tabs.first(where: { pages.controller(showing: $0) == nil }) {
            _ = pages.requestedController(showing: tab)
        }
    }

    func isTabSelected(_ identifier: String) -> Bool {
        guard #available(iOS 18.0, *) else { return false }
        return selectedTab?.identifier == identifier
    }

    /// Whether there is a tab with an identifier, in a group or not.
    func hasTab(named identifier: String) -> Bool {
        guard #available(iOS 18.0, *) else { return false }
        return tab(forIdentifier: identifier) != nil
    }

    /// The identifier of a controller's tab, and its name with the groups around it; `nil` unless the app has set tabs.
    func tabName(of held: UIViewController) -> (identifier: String, path: String)? {
        guard #available(iOS 18.0, *), hasTabs else { return nil }
        let pages = TabPages(of: self)
        guard let tab = pages.tab(of: held), let path = pages.name(of: held) else { return nil }
        return (tab.identifier, path)
    }
}
