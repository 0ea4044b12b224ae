import UIKit

/// Finds where the page of a route lands, and which pages have to be built for it.
@MainActor
struct RouteLander {
    let navigator: Navigator
    let window: UIWindow
    let root: UIViewController
    let built: BuiltPages

    /// Where the pages go, and the new ones, the lowest first.
    func landing(of route: any Route) throws(NavigationError) -> Landing {
        let chain = route.dependencies + [route]
        switch route.place {
        case .modal:
            return try Landing(goal: .present(from: path(to: root.pageInSight)), pages: [modal(chain)])
        case .tab(let index): return try landing(of: chain, on: stack(ofTab: index), keepingWithoutMatch: 1)
        case .current:
            guard let stack = root.pageInSight.navigationController?.inTree as? UINavigationController else {
                return try Landing(goal: .present(from: path(to: root.pageInSight)), pages: [modal(chain)])
            }
            return try landing(of: chain, on: stack, keepingWithoutMatch: stack.viewControllers.count)
        }
    }

    struct Landing {
        let goal: NavigationGoal
        let pages: [UIViewController]
    }

    /// Pages of the chain that lie in the stack already stay; the others come to lie on them.
    private func landing(
        of chain: [any Route], on stack: UINavigationController, keepingWithoutMatch count: Int
    ) throws(NavigationError) -> Landing {
        let routes = stack.viewControllers.map { navigator.route(of: $0) }
        var kept = min(count, routes.count)
        var missing = chain[...]
        if let first = chain.first, let start = routes.lastIndex(where: { $0.map(first.isSame) ?? false }) {
            kept = start
            while kept < routes.count, let next = missing.first, routes[kept].map(next.isSame) ?? false {
                kept += 1
                missing = missing.dropFirst()
            }
        }
        let place = try path(to: stack)
        guard !missing.isEmpty else {
            return Landing(goal: .show(place.appending(.child(kept - 1))), pages: [])
        }
        return try Landing(goal: .land(on: place, keeping: kept), pages: pages(for: Array(missing)))
    }

    private func pages(for chain: [any Route]) throws(NavigationError) -> [UIViewController] {
        var pages: [UIViewController] = []
        for route in chain {
            do {
                pages.append(try built.page(for: route, by: navigator.routes))
            } catch {
                throw error as? NavigationError
                    ?? NavigationError(.unbuilt("\(error)"), at: type(of: route).name)
            }
        }
        return pages
    }

    private func modal(_ chain: [any Route]) throws(NavigationError) -> UIViewController {
        let stack = UINavigationController()
        stack.viewControllers = try pages(for: chain)
        return stack
    }

    private func stack(ofTab index: Int) throws(NavigationError) -> UINavigationController {
        guard let tabs = root as? UITabBarController else {
            throw NavigationError(.noTabs, at: root.pageName)
        }
        let pages = tabs.viewControllers ?? []
        guard pages.indices.contains(index), let stack = pages[index] as? UINavigationController else {
            throw NavigationError(.noStack, at: "tab \(index)")
        }
        return stack
    }

    private func path(to page: UIViewController) throws(NavigationError) -> PagePath {
        guard let path = PagePath(to: page, in: window) else {
            throw NavigationError(.offScreen, at: page.pageName)
        }
        return path
    }
}

extension Navigator {
    /// The page of this route is brought into sight, with those that it depends on beneath it.
    ///
    /// Guards of pages that leave for it are asked. Gates may park it: then it waits, without an outcome, for
    /// ``LinkTable/resume()``.
    @discardableResult
    public func open(_ route: any Route, animated: Bool = true) -> Navigation {
        guard let root = window?.rootViewController else {
            let navigation = Navigation(summary: "open \(type(of: route).name)")
            navigation.end(.failed(NavigationError(.noRoot, at: "The window")))
            return navigation
        }
        let request = NavigationRequest(.route(route, BuiltPages()), from: root, animated: animated)
        return links.admit(request, for: route)
    }

    /// The route that a page was opened by, or that it names itself.
    public func route(of page: UIViewController) -> (any Route)? {
        records[page]?.extras?.route ?? (page as? any RoutedPage)?.route
    }
}
