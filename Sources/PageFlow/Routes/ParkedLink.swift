import PageFlowCore
import UIKit

/// What a gate does with a link or a route before it is opened.
public enum LinkDecision {
    /// It is opened.
    case pass
    /// It waits: see ``ParkedLink``. A page, such as a login, may be presented meanwhile.
    case park(opening: UIViewController?)
}

/// A link, a route, a page with a route or saved state that a gate has stopped, and that waits.
///
/// When the page that the gate has opened leaves, the gates are asked again. If all pass the request now, it is performed. If another
/// gate stops it, that gate's page is opened, and the same request waits for it. If the same gate stops it again, it ends as
/// ``NavigationOutcome/cancelledByUser``. Without a page of the gate it waits until it is resumed or dropped, or until a newer one
/// takes its place.
@MainActor
public final class ParkedLink: Identifiable {
    /// The routes that the gates are asked for: that of a link and its dependencies, that of a page, or those of saved state.
    public let routes: [any PageRoute]
    /// The request that has no outcome yet.
    public let request: NavigationRequest
    let queued: QueuedRequest
    /// Where it waits.
    var stop: GateStop
    /// The page that the gate has opened.
    weak var openedPage: UIViewController?
    private weak var gates: Gates?

    init(_ queued: QueuedRequest, routes: [any PageRoute], at stop: GateStop, in gates: Gates) {
        self.queued = queued
        request = queued.request
        self.routes = routes
        self.stop = stop
        self.gates = gates
    }

    /// Opens it. The gates are asked again: one may stop it once more, and then it stays parked.
    public func resume() { gates?.resume(self) }

    /// Gives it up: its request ends as `.dropped`.
    public func drop() { gates?.drop(self, .dropped) }
}

/// Where a gate has stopped a request. If it is stopped elsewhere at the next question, this gate has let it pass.
struct GateStop: Hashable {
    /// The gate's number.
    let gate: Int
    /// Which of the request's routes was stopped.
    let route: Int
    /// The class of the page that the gate opens: one gate may want two pages one after the other.
    let page: ObjectIdentifier?
}
