import UIKit

extension Navigator {
    /// Shows the page of a route, above the pages that it depends on.
    ///
    /// Guards of the pages that would leave are asked. A gate may park the request, which then waits, without an outcome, in
    /// ``LinkTable/parked``. Until the window has a root, the request waits for one.
    @discardableResult
    public func open(_ route: any PageRoute, animated: Bool = true) -> NavigationRequest {
        let queued = QueuedRequest(RouteVerb(route), in: pages, animated: animated)
        links.gates.admit(queued)
        return queued.request
    }

    /// Opens the route of a link; see ``LinkTable``.
    @discardableResult
    public func open(_ link: URL, animated: Bool = true) -> NavigationRequest {
        do {
            return open(try links.route(for: link), animated: animated)
        } catch {
            let text = link.shortened
            let failure = NavigationError(
                error, or: .unknownLink("\(text): the app's closure threw \("\(error)".shortened)"), at: text)
            return .failed(failure, "open \(text)")
        }
    }

    /// The route that opened a page, or the page's own route.
    public func route(of page: UIViewController) -> (any PageRoute)? { pages.route(of: page) }
}
