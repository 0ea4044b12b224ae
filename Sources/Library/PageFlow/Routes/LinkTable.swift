import UIKit

/// The links of a window: their patterns, the gates that check them, and the parked links.
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
    /// The schemes and hosts of the links that are opened; `nil`, the default, for all links.
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

    /// Adds a pattern and its route. The first matching pattern is used.
    public func add(
        _ pattern: LinkPattern, route: @escaping @MainActor (LinkMatch) throws -> any PageRoute
    ) {
        entries.append((pattern, route))
    }

    /// Adds a gate, which checks routes before they are opened.
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

    /// Asks the gates again for all parked requests, the oldest first.
    public func resume() {
        for link in parked { link.resume() }
    }

    /// Returns the route of a link.
    ///
    /// - Throws: A ``NavigationError`` if the link isn't accepted or no pattern matches, or the error of the app's closure.
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
