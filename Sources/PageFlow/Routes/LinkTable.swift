import UIKit

/// What an app does with a link before it is opened.
public enum LinkDecision {
    /// It is opened.
    case pass
    /// It waits until ``LinkTable/resume()`` is called, at the end of a login, say. A page may be presented meanwhile.
    case park(opening: UIViewController?)
}

/// A window's links: their patterns, the gates they pass, and the one that waits.
///
/// ```swift
/// navigator.links.add("accounts/{number:int}") { AccountRoute(number: try $0.value("number")) }
/// navigator.links.addGate { route in
///     route is AccountRoute && !session.isLoggedIn ? .park(opening: LoginPage()) : .pass
/// }
/// navigator.open(url)
/// // and when the user has logged in:
/// navigator.links.resume()
/// ```
@MainActor
public final class LinkTable {
    private var patterns: [(pattern: LinkPattern, route: (LinkMatch) throws -> any Route)] = []
    private var gates: [(any Route) -> LinkDecision] = []
    private var parked: (navigation: Navigation, request: NavigationRequest, route: any Route)?
    var link: NavigatorLink?

    init() {}

    /// Adds a pattern and the route that it means. The first that fits counts.
    public func add(_ pattern: LinkPattern, route: @escaping @MainActor (LinkMatch) throws -> any Route) {
        patterns.append((pattern, route))
    }

    /// Adds a gate, which each link and each route opened by the navigator has to pass.
    public func addGate(_ gate: @escaping @MainActor (any Route) -> LinkDecision) {
        gates.append(gate)
    }

    /// The route that waits behind a gate.
    public var parkedRoute: (any Route)? { parked?.route }

    /// Opens what waits. The gates are asked again: it may be parked once more.
    @discardableResult
    public func resume() -> Navigation? {
        guard let (navigation, request, route) = parked else { return nil }
        parked = nil
        admit(navigation, request, for: route)
        return navigation
    }

    /// The route that a link means.
    ///
    /// - Throws: a ``NavigationError`` if no pattern fits, or what the app's block throws.
    public func route(for link: URL) throws -> any Route {
        for (pattern, route) in patterns {
            if let match = pattern.match(link) { return try route(match) }
        }
        throw NavigationError(.unknownLink("\(link)"), at: "\(link)")
    }

    func admit(_ request: NavigationRequest, for route: any Route) -> Navigation {
        let navigation = Navigation(request.summary)
        admit(navigation, request, for: route)
        return navigation
    }

    private func admit(_ navigation: Navigation, _ request: NavigationRequest, for route: any Route) {
        guard let navigator = link?.navigator else { return navigation.end(.superseded) }
        for gate in gates {
            guard case .park(let page) = gate(route) else { continue }
            parked?.navigation.end(.superseded)
            parked = (navigation, request, route)
            if let page { navigator.window?.rootViewController?.pageInSight.open(page, by: .present) }
            return
        }
        navigator.submit(navigation, request)
    }
}

extension Navigator {
    /// Opens what a link means; see ``LinkTable``.
    @discardableResult
    public func open(_ link: URL, animated: Bool = true) -> Navigation {
        do {
            return open(try links.route(for: link), animated: animated)
        } catch {
            let navigation = Navigation(summary: "open \(link)")
            let failure =
                error as? NavigationError ?? NavigationError(.unknownLink("\(link), \(error)"), at: "\(link)")
            navigation.end(.failed(failure))
            return navigation
        }
    }
}
