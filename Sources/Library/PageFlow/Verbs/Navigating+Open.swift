import UIKit

extension Navigating {
    /// Opens a page.
    ///
    /// Before: `Home`
    ///
    /// ```swift
    /// home.open(Settings())
    /// ```
    ///
    /// After: `Home/Settings`
    ///
    /// A double tap opens one page: while this page's first request has not ended, a second request for the same page joins it, and ends
    /// with the same outcome. Two pages are the same if they are one object, have equal routes (``RoutedPage``), or are ``IdentifiedPage``s
    /// with equal identities. Pages without a route or identity are the same if they have one class and different events open them, such as
    /// two taps. So a loop that opens a page for each of its values opens all of them.
    ///
    /// UIKit's own calls are `pushViewController(_:animated:)` and `present(_:animated:completion:)`.
    ///
    /// - Parameters:
    ///   - page: A new page, or a page that isn't shown.
    ///   - method: How the page is shown; by default pushed if there is a stack, otherwise presented.
    ///   - animated: Whether the change animates.
    ///   - fileID: The file of the call, filled in by the compiler.
    ///   - line: The line of the call.
    /// - Returns: The request, at once.
    @discardableResult
    public func open(
        _ page: UIViewController, by method: OpenMethod = .automatic, animated: Bool = true,
        fileID: String = #fileID, line: UInt = #line
    ) -> NavigationRequest {
        let call = CallSite(fileID: fileID, line: line)
        return send(OpenVerb(page: page, method: method, event: event, call: call), animated: animated)
    }

    /// Replaces this page with another page. In a stack, the pages above it stay. If it is a presented page or the window's root, the pages
    /// presented over it leave.
    ///
    /// Before: `Home/Cart`
    ///
    /// ```swift
    /// cart.replace(with: Receipt())
    /// ```
    ///
    /// After: `Home/Receipt`
    ///
    /// It works for a page in a stack, a tab, an embedded child, a presented page and a window's root.
    ///
    /// UIKit's own calls are `setViewControllers(_:animated:)`, or a dismissal and a presentation, or a new `rootViewController`.
    @discardableResult
    public func replace(
        with page: UIViewController, animated: Bool = true,
        fileID: String = #fileID, line: UInt = #line
    ) -> NavigationRequest {
        let call = CallSite(fileID: fileID, line: line)
        return send(ReplaceVerb(new: page, event: event, call: call), animated: animated)
    }
}

extension Navigating {
    /// Opens the page of a route, at the position that the route names.
    ///
    /// The window's gates are asked. A gate may park the request, which is performed when the gates pass it. If the route's place is
    /// ``RoutePlace/current``, the page is pushed onto the stack around this page.
    ///
    /// Before: `Home`
    ///
    /// ```swift
    /// home.open(OrdersRoute())
    /// ```
    ///
    /// After: `Home/Orders`
    ///
    /// - Parameters:
    ///   - route: A route whose builder the window's navigator knows.
    ///   - animated: Whether the change animates.
    /// - Returns: The request, at once.
    @discardableResult
    public func open(_ route: any PageRoute, animated: Bool = true) -> NavigationRequest {
        send(RouteVerb(route), animated: animated)
    }
}
