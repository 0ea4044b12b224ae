import PageFlowCore
import UIKit

/// What a gate does with a link or a route before it is opened.
public enum LinkDecision {
    /// It is opened.
    case pass
    /// It waits: see ``ParkedLink``. A page, such as a login, may be presented meanwhile.
    case park(opening: UIViewController?)
}

/// A link, a route or saved state that a gate has stopped, and that waits.
///
/// When the page that the gate has opened leaves, the gates are asked again: if they pass it now, it is opened, else it is
/// dropped. Without such a page it waits until it is resumed or dropped, or until a newer one takes its place.
@MainActor
public final class ParkedLink: Identifiable {
    /// The routes that the gates were asked for: that of a link, or those of saved state.
    public let routes: [any PageRoute]
    /// The request that has no outcome yet.
    public let request: NavigationRequest
    let queued: QueuedRequest
    /// The page that the gate has opened.
    weak var openedPage: UIViewController?
    private weak var table: LinkTable?

    init(_ queued: QueuedRequest, routes: [any PageRoute], in table: LinkTable) {
        self.queued = queued
        request = queued.request
        self.routes = routes
        self.table = table
    }

    /// Opens it. The gates are asked again: it may be parked once more.
    public func resume() { table?.resume(self) }

    /// Gives it up: its request ends as `.dropped`.
    public func drop() { table?.drop(self, .dropped) }
}
