import UIKit

/// The builders of a window's routes.
@MainActor
public final class RouteTable {
    private struct Entry {
        let build: (any Route) throws -> UIViewController
        let decode: (Data) throws -> any Route
    }

    private var entries: [String: Entry] = [:]

    init() {}

    /// Registers what makes the page of a route. A second call for the same route replaces the first.
    public func register<R: Route>(
        _ type: R.Type, builder: @escaping @MainActor (R) throws -> UIViewController
    ) {
        entries[R.name] = Entry(
            build: { route in
                guard let route = route as? R else {
                    throw NavigationError(.unknownRoute(R.name), at: R.name)
                }
                return try builder(route)
            },
            decode: { try JSONDecoder().decode(R.self, from: $0) })
    }

    func page(for route: any Route) throws -> UIViewController {
        let name = type(of: route).name
        guard let entry = entries[name] else { throw NavigationError(.unknownRoute(name), at: name) }
        return try entry.build(route)
    }

    func route(named name: String, from data: Data) throws -> any Route {
        guard let entry = entries[name] else { throw NavigationError(.unknownRoute(name), at: name) }
        return try entry.decode(data)
    }
}

/// The pages that one request has built: its turn may come twice, when guards were asked in between.
@MainActor
final class BuiltPages {
    private var pages: [(route: any Route, page: UIViewController)] = []

    func page(for route: any Route, by table: RouteTable) throws -> UIViewController {
        if let built = pages.first(where: { $0.route.isSame(as: route) }) { return built.page }
        let page = try table.page(for: route)
        pages.append((route, page))
        return page
    }

    func route(of page: UIViewController) -> (any Route)? {
        pages.first { $0.page === page }?.route
    }
}

extension Route {
    func isSame(as other: any Route) -> Bool {
        (other as? Self) == self
    }
}
