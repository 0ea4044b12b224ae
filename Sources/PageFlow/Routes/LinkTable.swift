import PageFlowCore
import UIKit

/// A window's links: their patterns, the gates they pass, and those that wait.
///
/// ```swift
/// navigator.links.add("accounts/{number:int}") { AccountRoute(number: try $0.value("number")) }
/// navigator.links.addGate { route in
///     route is AccountRoute && !session.isLoggedIn ? .park(opening: LoginPage()) : .pass
/// }
/// navigator.open(url)
/// // When the login page leaves, the gates are asked again, and the link is opened or dropped.
/// ```
@MainActor
public final class LinkTable {
    /// The schemes and hosts whose links are opened; `nil`, the default, for all of them.
    public var accepted: AcceptedLinks?

    private var entries: [(pattern: LinkPattern, route: (LinkMatch) throws -> any PageRoute)] = []
    let gates: Gates

    /// The patterns, in the order in which they were added.
    package var patterns: [LinkPattern] { entries.map(\.pattern) }

    init(_ queue: NavigationQueue) {
        gates = Gates(queue)
    }

    /// The requests that gates have stopped. Usually at most one, because a newer request replaces an older one.
    public var parked: [ParkedLink] { gates.parked }

    /// Adds a pattern and the route that it means. The first that fits counts.
    public func add(
        _ pattern: LinkPattern, route: @escaping @MainActor (LinkMatch) throws -> any PageRoute
    ) {
        entries.append((pattern, route))
    }

    /// Adds a gate, which routes pass before they are opened.
    ///
    /// The gate is asked for each link, each opened route, each ``RoutedPage`` that a verb opens, and each page of saved state. Gates are
    /// asked in the order in which they were added. If a gate stops a request, the request waits there. It continues to the next gate
    /// when the page that the gate opened has left and the gate passes the request.
    ///
    /// - Returns: A token that removes the gate.
    @discardableResult
    public func addGate(_ gate: @escaping @MainActor (any PageRoute) -> LinkDecision) -> HandlerToken {
        gates.add(gate)
    }

    /// Opens everything that waits, the oldest first.
    public func resume() {
        for link in parked { link.resume() }
    }

    /// The route that a link means.
    ///
    /// - Throws: a ``NavigationError`` if the link is not accepted or no pattern fits, or what the app's closure throws.
    public func route(for link: URL) throws -> any PageRoute {
        if let accepted, !accepted.contains(link) {
            throw NavigationError(.foreignLink(link.shortened), at: link.shortened)
        }
        for (pattern, route) in entries {
            if let match = pattern.match(link) { return try route(match) }
        }
        throw NavigationError(.unknownLink(link.shortened), at: link.shortened)
    }
}
