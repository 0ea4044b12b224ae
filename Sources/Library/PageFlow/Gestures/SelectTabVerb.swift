import UIKit

/// Selects the tab that a user tapped. Its pages don't change.
struct SelectTabVerb: Verb {
    let page: UIViewController

    func summary(from page: String) -> String { "select the tab \(self.page.nameOfPage)" }

    func isSame(as other: any Verb) -> Bool { (other as? SelectTabVerb)?.page === page }

    func destination(from place: RequestPlace) throws(NavigationError) -> Destination {
        let visible = page.visiblePage
        guard visible.isAttached(to: place.window) else {
            throw NavigationError(.noSuchPlace, at: page.nameOfPage)
        }
        return Destination(.show(LivePage(visible)))
    }

    /// The guards of the visible pages. No page leaves when a user selects another tab, but the visible pages are hidden.
    var hiddenGuards: [any LeaveGuard] {
        guard let tabs = page.pageParent?.asContainer?.tabs,
            let selected = tabs.selectedViewController?.page,
            selected !== page
        else { return [] }
        return selected.guardsAskedOnTabSwitch
    }
}

/// Selects one of the tabs that the app has set. The tab's page may not exist yet.
@available(iOS 18.0, *)
struct ShowTabVerb: Verb {
    let tab: UITab
    let tabs: UITabBarController

    func summary(from page: String) -> String { "select the tab \(tab.identifier)" }

    func isSame(as other: any Verb) -> Bool { (other as? ShowTabVerb)?.tab === tab }

    func destination(from place: RequestPlace) -> Destination {
        var destination = Destination(changes: [])
        destination.prepare = { [tabs, tab] in tabs.selectedTab = tab }
        return destination
    }

    /// The guards of the visible pages, which the tap hides. In a group's managing navigation controller, the guards of the pages above
    /// those of the tabs, because the pages of the tab replace them.
    var hiddenGuards: [any LeaveGuard] {
        guard let selected = tabs.selectedTabController?.page else { return [] }
        guard TabPages(of: tabs).controller(showing: tab)?.page === selected else {
            return selected.guardsAskedOnTabSwitch
        }
        let pushed = selected.heldPages.reversed().filter { $0.tab == nil && $0.isGuard }
        return pushed.compactMap { $0 as? any LeaveGuard }
    }
}

@available(iOS 18.0, *)
extension UITabBarController {
    /// Whether a tap on a tab may have its effect. If not, the guards are asked.
    func isAllowedByGuards(_ tab: UITab, _ delegate: TabDelegate) -> Bool {
        guard hasTabs else { return tab.viewController.map { isAllowedByGuards($0, delegate) } ?? true }
        let previous = selectedTab
        let tell: (TabDelegate) -> Void = { [weak self] delegate in
            if let self { delegate.tellChoice(of: tab, after: previous, in: self) }
        }
        guard let selected = selectedTabController else { return true }
        if tab === previous { return mayReturn(in: selected, delegate, telling: tell) }
        let verb = ShowTabVerb(tab: tab, tabs: self)
        guard let gestures, !verb.hiddenGuards.isEmpty else { return true }
        let request = gestures.send(verb, from: selected.page.visiblePage, .tabSwitch)
        report(to: delegate, after: request, telling: tell)
        return false
    }
}
