import UIKit

/// The builders of a window's routes.
@MainActor
public final class RouteTable {
    private struct Entry {
        let type: any PageRoute.Type
        let build: (any PageRoute) throws -> UIViewController
        let makeStack: @MainActor () -> UINavigationController
    }

    private var entries: [String: Entry] = [:]

    /// The types of the registered routes, in the order of their names.
    package var types: [any PageRoute.Type] { entries.sorted { $0.key < $1.key }.map(\.value.type) }

    init() {}

    /// Registers the builder of a route's page. A second call for the same route replaces the first.
    ///
    /// A route whose place is ``RoutePlace/modal`` is presented in a navigation controller. If the builder returns a navigation
    /// controller, that controller is presented. Otherwise `stack` makes the navigation controller, with the class,
    /// `modalPresentationStyle`, and `modalTransitionStyle` for the presentation.
    ///
    /// ```swift
    /// navigator.routes.register(ReceiptRoute.self) { route in
    ///     ReceiptPage(number: route.number)
    /// } stack: {
    ///     let stack = ThemedNavigationController()
    ///     stack.modalPresentationStyle = .fullScreen
    ///     return stack
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The route's type.
    ///   - builder: Makes a new page of a route.
    ///   - stack: Makes an empty navigation controller for a modal presentation. The default is a plain one.
    public func register<Route: PageRoute>(
        _ type: Route.Type, builder: @escaping @MainActor (Route) throws -> UIViewController,
        stack: @escaping @MainActor () -> UINavigationController = { UINavigationController() }
    ) {
        let build = { (route: any PageRoute) throws -> UIViewController in
            guard let route = route as? Route else {
                throw NavigationError(.unknownRoute(Route.name), at: Route.name)
            }
            return try builder(route)
        }
        entries[Route.name] = Entry(type: type, build: build, makeStack: stack)
    }

    /// An empty stack for the presentation of a route.
    func makeStack(for route: any PageRoute) -> UINavigationController {
        entries[type(of: route).name]?.makeStack() ?? UINavigationController()
    }

    func page(for route: any PageRoute) throws(NavigationError) -> UIViewController {
        let name = type(of: route).name
        guard let entry = entries[name] else { throw NavigationError(.unknownRoute(name), at: name) }
        do {
            return try entry.build(route)
        } catch {
            throw NavigationError(error, or: .unbuilt("\(error)".shortened), at: name)
        }
    }

    func route(named name: String, from data: Data) throws -> any PageRoute {
        guard let entry = entries[name] else { throw NavigationError(.unknownRoute(name), at: name) }
        return try JSONDecoder().decode(entry.type, from: data)
    }
}

/// The pages that one request has built. The request is planned again after its guards have answered, with the same pages.
@MainActor
final class BuiltPages {
    private var pages: [(route: any PageRoute, page: UIViewController)] = []
    /// The presented controller: the stack with the pages, or a page that can't be in a stack.
    var container: UIViewController?

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
