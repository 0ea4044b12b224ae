import UIKit

// Taps on tabs and their effects on pages.
extension UITabBarController {
    /// Whether a tap on a page's tab may have its effect. If not, the guards are asked.
    func isAllowedByGuards(_ page: UIViewController, _ delegate: TabDelegate) -> Bool {
        if let more = moreStack, page === more { return mayShow(more, delegate) }
        guard page === selectedViewController else { return maySelect(page, delegate) }
        return mayReturn(in: page, delegate, telling: choice(of: page))
    }

    /// Whether a second tap on the tab of a stack may pop the stack to its first page.
    func mayReturn(
        in page: UIViewController, _ delegate: TabDelegate, telling tell: @escaping (TabDelegate) -> Void
    ) -> Bool {
        let stack = page.page
        guard let top = stack.topPage, let first = stack.firstPage, first !== top, let gestures else {
            return true
        }
        let leaving = stack.pagesAboveFirst
        guard leaving.contains(where: \.containsGuard) else {
            gestures.expect(.tabRetap, of: leaving)
            return true
        }
        let request = gestures.return(to: first, from: top, cause: .tabRetap)
        report(to: delegate, after: request, telling: tell)
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
        report(to: delegate, after: request, telling: choice(of: more))
        return false
    }

    private func maySelect(_ page: UIViewController, _ delegate: TabDelegate) -> Bool {
        let verb = SelectTabVerb(page: page.page)
        guard let selected = selectedViewController, let gestures, !verb.hiddenGuards.isEmpty else {
            return true
        }
        let request = gestures.send(verb, from: selected.page.visiblePage, .tabSwitch)
        report(to: delegate, after: request, telling: choice(of: page))
        return false
    }

    private func choice(of page: UIViewController) -> (TabDelegate) -> Void {
        { [weak self, weak page] delegate in
            guard let self, let page else { return }
            // The visible tab identifies the More tab.
            delegate.tellChoice(of: page === moreStack ? selectedViewController ?? page : page, in: self)
        }
    }

    /// Reports a tap to the delegate after the request, because UIKit calls the delegate only for taps.
    func report(
        to delegate: TabDelegate, after request: NavigationRequest,
        telling tell: @escaping (TabDelegate) -> Void
    ) {
        request.onEnd { [weak delegate, weak request] outcome in
            if outcome == .done, request?.joined == nil, let delegate { tell(delegate) }
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
