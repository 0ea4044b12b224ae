import UIKit

extension Navigating {
    /// Returns to the nearest earlier page of a type. The search covers the pages below this one in its stack, the pages around it, the
    /// pages that modals cover, and last the other tabs.
    ///
    /// Before: `Home/Basket/Delivery + modal:Payment/Card`
    ///
    /// ```swift
    /// card.returnTo(Basket.self) { basket in basket.note = "card refused" }
    /// ```
    ///
    /// After: `Home/Basket`
    ///
    /// A condition chooses among several pages of the type:
    ///
    /// ```swift
    /// card.returnTo(Basket.self, style: .cascade, where: { $0.note.isEmpty })
    /// ```
    ///
    /// - Parameters:
    ///   - type: The page's class, or a class that it inherits.
    ///   - style: `.direct` returns in one step; `.cascade` shows each page in between.
    ///   - animated: Whether the visible change animates.
    ///   - prepare: Called with the page before the first callback of the return: pass the page its parameters here.
    ///   - matches: Whether the return may end at a page; by default at every page of the type.
    /// - Returns: The request. If there is no such page, it ends as `.failed`. If an equal return hasn't ended, a second return to the same
    ///   page joins it; both prepare the page, in the order of the calls.
    ///
    /// UIKit's own calls are `popToViewController(_:animated:)` and `dismiss(animated:completion:)`; storyboards call it an unwind.
    @discardableResult
    public func returnTo<Page: UIViewController>(
        _ type: Page.Type, style: ReturnStyle = .direct, animated: Bool = true,
        prepare: @escaping @MainActor (Page) -> Void = { _ in },
        where matches: @escaping @MainActor (Page) -> Bool = { _ in true }
    ) -> NavigationRequest {
        let verb = ReturnVerb(
            name: PageNames.name(of: type), from: navigatingPage?.inTree,
            matches: { ($0 as? Page).map(matches) ?? false },
            prepare: { if let page = $0 as? Page { prepare(page) } })
        return send(verb, animated: animated, style: style)
    }

    /// Returns to the nearest earlier page with a name: its ``NamedPage/pageName``, or else the name of its type.
    ///
    /// Use it for pages whose type has no name in code, such as hosting controllers.
    ///
    /// Before: `Home/Basket/Delivery + modal:Payment/Card`
    ///
    /// ```swift
    /// card.returnTo(pageNamed: "Basket")
    /// ```
    ///
    /// After: `Home/Basket`
    ///
    /// - Parameters:
    ///   - name: The name, without the names of the page's own steps.
    ///   - style: `.direct` returns in one step; `.cascade` shows each page in between.
    ///   - animated: Whether the visible change animates.
    /// - Returns: The request. If there is no such page, it ends as `.failed`.
    @discardableResult
    public func returnTo(
        pageNamed name: String, style: ReturnStyle = .direct, animated: Bool = true
    ) -> NavigationRequest {
        let verb = ReturnVerb(name: name, from: navigatingPage?.inTree, matches: { $0.nameOfPage == name })
        return send(verb, animated: animated, style: style)
    }

    /// Returns to the window's first page: the first tab of tabs, the first page of a stack. In a split view, every column returns to its
    /// first page, and the first column becomes visible.
    ///
    /// Before: `tab:1/Orders/Order + modal:Login`
    ///
    /// ```swift
    /// login.returnHome()
    /// ```
    ///
    /// After: `tab:0/Home`
    ///
    /// UIKit's own calls are `popToRootViewController(animated:)` and `dismiss(animated:completion:)`.
    @discardableResult
    public func returnHome(style: ReturnStyle = .direct, animated: Bool = true) -> NavigationRequest {
        send(PlainVerb.returnHome, animated: animated, style: style)
    }
}

extension Navigating {
    /// Returns to the nearest page of a type, or opens a new one if there is none.
    ///
    /// Before: `Home/Basket/Delivery`, or `Home/Delivery`
    ///
    /// ```swift
    /// delivery.returnTo(Basket.self, orOpen: Basket()) { basket in basket.note = "address changed" }
    /// ```
    ///
    /// After: `Home/Basket`, or `Home/Delivery/Basket`
    ///
    /// If this page is of the type, it stays and gets the value. If the new page is an ``IdentifiedPage`` or has a route, only a page with
    /// the same identity or route counts.
    ///
    /// - Parameters:
    ///   - type: The page's class, or a class that it inherits.
    ///   - newPage: The page to open. It is released if there is a page to return to.
    ///   - method: How the new page is shown; by default pushed if there is a stack, otherwise presented.
    ///   - animated: Whether the visible change animates.
    ///   - prepare: Called with the page before the first callback: pass its parameters here.
    ///   - fileID: The file of the call, filled in by the compiler.
    ///   - line: The line of the call.
    /// - Returns: The request, at once.
    @discardableResult
    public func returnTo<Page: UIViewController>(
        _ type: Page.Type, orOpen newPage: Page, by method: OpenMethod = .automatic, animated: Bool = true,
        prepare: @escaping @MainActor (Page) -> Void = { _ in },
        fileID: String = #fileID, line: UInt = #line
    ) -> NavigationRequest {
        let hasIdentity = newPage.hasIdentity
        let returning = ReturnVerb(
            name: PageNames.name(of: type), from: navigatingPage?.inTree,
            matches: { $0 is Page && (!hasIdentity || $0.isSamePage(as: newPage)) },
            prepare: { if let page = $0 as? Page { prepare(page) } })
        let call = CallSite(fileID: fileID, line: line)
        let opening = OpenVerb(page: newPage, method: method, event: event, call: call)
        return send(ReturnOrOpenVerb(returning: returning, opening: opening), animated: animated)
    }

    /// Returns to the nearest page of a route, or opens the route if there is none.
    ///
    /// ```swift
    /// page.returnTo(orOpen: OrderRoute(number: 4711))
    /// ```
    ///
    /// The gates of the route are asked in both cases.
    ///
    /// - Parameters:
    ///   - route: A route whose builder the window's navigator knows.
    ///   - animated: Whether the visible change animates.
    /// - Returns: The request, at once.
    @discardableResult
    public func returnTo(orOpen route: any PageRoute, animated: Bool = true) -> NavigationRequest {
        let returning = ReturnVerb(
            name: Swift.type(of: route).name, from: navigatingPage?.inTree,
            matches: { page in page.openedRoute.map(route.isSame) ?? false })
        return send(ReturnOrOpenVerb(returning: returning, opening: RouteVerb(route)), animated: animated)
    }
}

extension UIViewController {
    /// The route that opened the page, or the page's own route.
    fileprivate var openedRoute: (any PageRoute)? { navigator?.queue.pages.route(of: self) ?? ownRoute }
}
