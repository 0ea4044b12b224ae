import UIKit

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
