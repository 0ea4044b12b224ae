import UIKit

// Taps on tabs and their effects on pages.
extension UITabBarController {
    /// Whether a tap on a page's tab may have its effect. If not, the guards are asked.
    func isAllowedByGuards(_ page: UIViewController, _ delegate: TabDelegate) -> Bool {
        if let more = moreStack, page === more { return mayShow(more, delegate) }
        return page === selectedViewController ? mayReturn(in: page, delegate) : maySelect(page, delegate)
    }

    /// Whether a second tap on the tab of a stack may pop the stack to its first page.
    private func mayReturn(in page: UIViewController, _ delegate: TabDelegate) -> Bool {
        let stack = page.page
        guard let top = stack.topPage, let first = stack.firstPage, first !== top, let gestures else {
            return true
        }
        let leaving = stack.pagesAboveFirst
        guard leaving.contains(where: \.containsGuard) else {
            gestures.expect(.tabRetap, of: leaving)
            return true
        }
        report(page, to: delegate, after: gestures.return(to: first, from: top, cause: .tabRetap))
        return false
    }

    /// Whether a tap on More may hide the selected tab. If that tab is on the More list, the tap shows the list and pops the tab's stack to
    /// its first page, which stays.
    private func mayShow(_ more: UINavigationController, _ delegate: TabDelegate) -> Bool {
        guard let selected = selectedViewController, selected !== more, let gestures else { return true }
        let visible = selected === tabOnMore ? selected.page : nil
        let leaving = visible?.pagesAboveFirst ?? []
        let verb = ShowMoreVerb(tabs: self, tab: visible)
        guard leaving.contains(where: \.containsGuard) || !verb.hiddenGuards.isEmpty else {
            gestures.expect(.tabRetap, of: leaving)
            return true
        }
        let cause: ExitCause = visible == nil ? .tabSwitch : .tabRetap
        let request = gestures.send(verb, from: selected.page.visiblePage, cause)
        request.onEnd { [weak self, weak more, weak request] outcome in
            guard outcome == .done, request?.joined == nil, let self, let more else { return }
            if visible == nil {
                selectedViewController = more
            } else {
                more.popToRootViewController(animated: true)
            }
        }
        report(more, to: delegate, after: request)
        return false
    }

    private func maySelect(_ page: UIViewController, _ delegate: TabDelegate) -> Bool {
        let verb = SelectTabVerb(page: page.page)
        guard let selected = selectedViewController, let gestures, !verb.hiddenGuards.isEmpty else {
            return true
        }
        report(page, to: delegate, after: gestures.send(verb, from: selected.page.visiblePage, .tabSwitch))
        return false
    }

    /// Reports a tap to the delegate after the request, because UIKit calls the delegate only for taps.
    private func report(
        _ page: UIViewController, to delegate: TabDelegate, after request: NavigationRequest
    ) {
        request.onEnd { [weak self, weak delegate, weak page, weak request] outcome in
            guard outcome == .done, request?.joined == nil, let self, let page else { return }
            // The visible tab identifies the More tab.
            delegate?.tellChoice(of: page === moreStack ? selectedViewController ?? page : page, in: self)
        }
    }
}

extension UIViewController {
    /// The pages above the first page of this stack; none for any other controller.
    fileprivate var pagesAboveFirst: [UIViewController] { isStack ? Array(heldPages.dropFirst()) : [] }
}

/// Prepares the More tab: the tab on its list pops to its first page.
struct ShowMoreVerb: Verb {
    let tabs: UITabBarController
    /// The tab on the list; `nil` if another tab is selected.
    let tab: UIViewController?

    func summary(from page: String) -> String { "show More" }

    func isSame(as other: any Verb) -> Bool { (other as? ShowMoreVerb)?.tabs === tabs }

    func destination(from place: RequestPlace) throws(NavigationError) -> Destination {
        let page = tab?.firstPage ?? place.page
        return Destination(.show(try place.live(page)))
    }

    /// The guards of the visible pages, which the tap hides.
    var hiddenGuards: [any LeaveGuard] {
        guard let tab else { return tabs.selectedViewController?.page.guardsAskedOnTabSwitch ?? [] }
        return tab.guardsAskedOnTabSwitch
    }
}

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
