import PageFlowCore
import UIKit

/// The builders of a window's routes.
@MainActor
public final class RouteTable {
    private struct Entry {
        let type: any PageRoute.Type
        let build: (any PageRoute) throws -> UIViewController
    }

    private var entries: [String: Entry] = [:]

    init() {}

    /// Registers what makes the page of a route. A second call for the same route replaces the first.
    public func register<Route: PageRoute>(
        _ type: Route.Type, builder: @escaping @MainActor (Route) throws -> UIViewController
    ) {
        entries[Route.name] = Entry(type: type) { route in
            guard let route = route as? Route else {
                throw NavigationError(.unknownRoute(Route.name), at: Route.name)
            }
            return try builder(route)
        }
    }

    func page(for route: any PageRoute) throws(NavigationError) -> UIViewController {
        let name = type(of: route).name
        guard let entry = entries[name] else { throw NavigationError(.unknownRoute(name), at: name) }
        do {
            return try entry.build(route)
        } catch {
            throw NavigationError(error, or: .unbuilt("\(error)"), at: name)
        }
    }

    func route(named name: String, from data: Data) throws -> any PageRoute {
        guard let entry = entries[name] else { throw NavigationError(.unknownRoute(name), at: name) }
        return try JSONDecoder().decode(entry.type, from: data)
    }
}

// For who goes through all of them.
extension RouteTable {
    /// The types of the registered routes, in the order of their names.
    package var allTypes: [any PageRoute.Type] { entries.sorted { $0.key < $1.key }.map(\.value.type) }
}

/// The pages that one request has built: it is planned again when guards were asked in between.
@MainActor
final class BuiltPages {
    private var pages: [(route: any PageRoute, page: UIViewController)] = []
    /// The stack that they are presented in, or that fills a column.
    var newStack: UINavigationController?

    func page(for route: any PageRoute, by table: RouteTable) throws(NavigationError) -> UIViewController {
        if let built = pages.first(where: { $0.route.isSame(as: route) }) { return built.page }
        let page = try table.page(for: route)
        pages.append((route, page))
        return page
    }

    func routes(of controllers: [UIViewController]) -> [ObjectIdentifier: any PageRoute] {
        var routes: [ObjectIdentifier: any PageRoute] = [:]
        for page in controllers.flatMap(\.withAllAttached) {
            routes[ObjectIdentifier(page)] = pages.first { $0.page === page }?.route
        }
        return routes
    }
}
