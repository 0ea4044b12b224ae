import PageFlowCore
import UIKit

extension Navigator {
    /// Shows the page of a route, with those that it depends on beneath it.
    ///
    /// Guards of pages that leave for it are asked. Gates may park it: then it waits, without an outcome, among
    /// ``LinkTable/parked``. While the window has no root it waits for one.
    @discardableResult
    public func open(_ route: any PageRoute, animated: Bool = true) -> NavigationRequest {
        let queued = QueuedRequest(RouteVerb(route), in: pages, animated: animated)
        links.gates.admit(queued)
        return queued.request
    }

    /// Opens what a link means; see ``LinkTable``.
    @discardableResult
    public func open(_ link: URL, animated: Bool = true) -> NavigationRequest {
        do {
            return open(try links.route(for: link), animated: animated)
        } catch {
            let text = link.shortened
            let failure = NavigationError(
                error, or: .unknownLink("\(text), \("\(error)".shortened)"), at: text)
            return .failed(failure, "open \(text)")
        }
    }

    /// The route that a page was opened by, or that it names itself.
    public func route(of page: UIViewController) -> (any PageRoute)? { pages.route(of: page) }
}
