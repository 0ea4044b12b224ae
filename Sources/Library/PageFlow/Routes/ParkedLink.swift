import UIKit

/// The decision of a gate about a link or a route.
public enum LinkDecision {
    /// The link or route is opened.
    case pass
    /// The link or route waits: see ``ParkedLink``. The gate can present a page, such as a login page, for the wait.
    case park(opening: UIViewController?)
}

/// A link, a route, a page with a route, or saved state that waits because a gate stopped it.
///
/// When the gate's page leaves, the gates are asked again. If all gates pass the request, it is performed. If another gate stops it, that
/// gate's page is opened, and the same request waits for it. If the same gate stops it again, it ends as
/// ``NavigationOutcome/cancelledByUser``. If the gate opens no page, the request waits until it is resumed or dropped, or until a newer
/// request replaces it.
@MainActor
public final class ParkedLink: Identifiable {
    /// The routes for which the gates are asked: the route of a link and its dependencies, the route of a page, or the routes of saved
    /// state.
    public let routes: [any PageRoute]
    /// The request, which has no outcome yet.
    public let request: NavigationRequest
    let queued: QueuedRequest
    /// The gate and the route at which the request waits.
    var stop: GateStop
    /// The page that the gate opened.
    weak var openedPage: UIViewController?
    private weak var gates: Gates?

    init(_ queued: QueuedRequest, routes: [any PageRoute], at stop: GateStop, in gates: Gates) {
        self.queued = queued
        request = queued.request
        self.routes = routes
        self.stop = stop
        self.gates = gates
    }

    /// Asks the gates again, and opens the link if all of them pass it. Otherwise the link stays parked.
    public func resume() { gates?.resume(self) }

    /// Drops the link: its request ends as `.dropped`.
    public func drop() { gates?.drop(self, .dropped) }
}

/// The gate and route at which a request was stopped. If the next check stops it elsewhere, this gate has passed it.
struct GateStop: Hashable {
    /// The gate's number.
    let gate: Int
    /// The index of the stopped route among the request's routes.
    let route: Int
    /// The class of the page that the gate opens: a gate may open two pages, one after the other.
    let page: ObjectIdentifier?
}
