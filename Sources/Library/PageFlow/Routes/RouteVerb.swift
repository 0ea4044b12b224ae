import UIKit

/// Shows the page of a route, above the pages that it depends on.
struct RouteVerb: Verb {
    let route: any PageRoute
    private let built = BuiltPages()

    init(_ route: any PageRoute) {
        self.route = route
    }

    var gatedRoutes: [any PageRoute] { [route] + route.dependencies }

    func summary(from page: String) -> String { "open \(type(of: route).name)" }

    func isSame(as other: any Verb) -> Bool {
        (other as? RouteVerb)?.route.isSame(as: route) ?? false
    }

    func destination(from place: RequestPlace) throws(NavigationError) -> Destination {
        let chain = route.dependencies + [route]
        switch route.place {
        case .modal: return try modal(chain, place)
        case .tab(let index): return try onStack(stack(ofTab: index, place), chain, place, keeping: 1)
        case .tabNamed(let identifier):
            return try onStack(stack(ofTabNamed: identifier, place), chain, place, keeping: 1)
        case .current:
            guard let stack = place.pageToOpenFrom.stackAround else { return try modal(chain, place) }
            return try onStack(stack, chain, place, keeping: stack.heldControllers.count)
        case .column(let column): return try self.column(column, chain, place)
        }
    }
}

// Stacks.
extension RouteVerb {
    /// Returns the destination on a stack. Pages of the chain that are already in the stack stay; the missing ones are added above them.
    ///
    /// - Parameter count: The number of pages that stay if none of them is in the chain.
    private func onStack(
        _ stack: UIViewController, _ chain: [any PageRoute], _ place: RequestPlace, keeping count: Int
    ) throws(NavigationError) -> Destination {
        let routes = stack.heldPages.map { place.pages.route(of: $0) }
        var kept = min(count, routes.count)
        var missing = chain[...]
        if let first = chain.first, let start = routes.lastIndex(where: { $0.map(first.isSame) ?? false }) {
            kept = start
            while kept < routes.count, let next = missing.first, routes[kept].map(next.isSame) ?? false {
                kept += 1
                missing = missing.dropFirst()
            }
        }
        let live = try place.live(stack)
        guard !missing.isEmpty else { return Destination(.show(live.child(at: kept - 1))) }
        return try destination(.land(on: live, keeping: kept), pages(for: Array(missing), place))
    }

    private func stack(ofTab index: Int, _ place: RequestPlace) throws(NavigationError) -> UIViewController {
        let tabs = try tabs(place)
        guard let tab = tabs.controller(ofTabAt: index)?.page else {
            throw NavigationError(.noSuchTab(index, of: tabs.tabCount), at: tabs.nameOfPage)
        }
        guard tab.isStack else { throw NavigationError(.noStack, at: tab.nameOfPage) }
        return tab
    }

    private func stack(ofTabNamed identifier: String, _ place: RequestPlace) throws(NavigationError)
        -> UIViewController
    {
        let tabs = try tabs(place)
        guard let tab = tabs.controller(ofTabNamed: identifier) else {
            throw NavigationError(.noTabNamed(identifier), at: tabs.nameOfPage)
        }
        // In the stack of a group, the selection of another tab of the group replaces the pages.
        let isGroups = tabs.tabName(of: tab)?.identifier != identifier
        guard tab.page.isStack, !isGroups || tabs.isTabSelected(identifier) else {
            throw NavigationError(.noStack, at: tab.page.nameOfPage)
        }
        return tab.page
    }

    private func tabs(_ place: RequestPlace) throws(NavigationError) -> UITabBarController {
        guard let tabs = place.root.asContainer?.tabs else {
            throw NavigationError(.noTabs, at: place.root.nameOfPage)
        }
        return tabs
    }
}

// Columns.
extension RouteVerb {
    private func column(
        _ column: SplitColumn, _ chain: [any PageRoute], _ place: RequestPlace
    ) throws(NavigationError) -> Destination {
        guard let split = place.splitView else {
            throw NavigationError(.noSplitView, at: place.root.nameOfPage)
        }
        switch try ColumnTarget(column, of: split) {
        case .stack(let stack, let count): return try onStack(stack, chain, place, keeping: count)
        case .column(let column, let split, let old):
            let goal = try place.fill(column, of: split, replacing: old)
            return try destination(goal, [try newStack(chain, place)])
        }
    }
}

extension RequestPlace {
    /// The page from which a route opens: the asking page, or for the navigator's own requests the page in front.
    fileprivate var pageToOpenFrom: UIViewController { page === root ? root.pageInFront : page }

    /// The split view around that page, or else the window's first one.
    fileprivate var splitView: UISplitViewController? {
        pageToOpenFrom.splitAround
            ?? root.withAllAttached.lazy.compactMap { $0.asContainer?.split }.first
    }
}

// Modals.
extension RouteVerb {
    /// Returns the destination of a modal. If the same pages are already presented, they are shown again, not presented a second time.
    private func modal(_ chain: [any PageRoute], _ place: RequestPlace) throws(NavigationError) -> Destination
    {
        if let shown = shownModal(chain, place) { return Destination(.show(try place.live(shown))) }
        let modal = try pageToPresent(chain, place)
        return try destination(.present(from: place.live(place.root.visiblePage)), [modal])
    }

    private func shownModal(_ chain: [any PageRoute], _ place: RequestPlace) -> UIViewController? {
        for controller in place.root.withAllAttached {
            if bringsItsOwn(controller, place) { return controller }
            guard controller.isStack, controller.ownPresenter != nil else { continue }
            let pages = controller.heldPages
            let routes = pages.map { place.pages.route(of: $0) }
            let isSame =
                routes.count >= chain.count
                && zip(chain, routes).allSatisfy { route, shown in shown.map(route.isSame) ?? false }
            if isSame { return pages[chain.count - 1] }
        }
        return nil
    }

    /// Whether a presented controller is a navigation controller made by the route's builder.
    private func bringsItsOwn(_ controller: UIViewController, _ place: RequestPlace) -> Bool {
        guard controller.ownPresenter != nil, let shown = place.pages.records[controller]?.route else {
            return false
        }
        return shown.isSame(as: route)
    }

    /// A stack with the pages, or the page itself if it can't be in a stack.
    private func pageToPresent(_ chain: [any PageRoute], _ place: RequestPlace) throws(NavigationError)
        -> UIViewController
    {
        if let made = built.container { return made }
        let pages = try pages(for: chain, place)
        let bringsItsOwn = pages.count == 1 && pages[0].reasonAgainstPush != nil
        let modal = bringsItsOwn ? pages[0] : try stack(of: pages, place)
        built.container = modal
        return modal
    }

    /// A new stack with the pages, for a column.
    private func newStack(_ chain: [any PageRoute], _ place: RequestPlace) throws(NavigationError)
        -> UIViewController
    {
        if let made = built.container { return made }
        let stack = try stack(of: pages(for: chain, place), place)
        built.container = stack
        return stack
    }

    private func stack(of pages: [UIViewController], _ place: RequestPlace) throws(NavigationError)
        -> UINavigationController
    {
        try checkPages(pages)
        let stack = try place.routes.makeStack(for: route)
        stack.viewControllers = pages
        return stack
    }

    /// Throws for pages that can't be in a stack: UIKit would raise an exception.
    private func checkPages(_ pages: [UIViewController]) throws(NavigationError) {
        for page in pages {
            try page.checkIsUnused()
            try page.checkCanBePushed()
        }
    }

    private func pages(for chain: [any PageRoute], _ place: RequestPlace) throws(NavigationError)
        -> [UIViewController]
    {
        let table = try place.routes
        var pages: [UIViewController] = []
        for route in chain { pages.append(try built.page(for: route, by: table)) }
        return pages
    }

    private func destination(_ goal: NavigationGoal<LivePage>, _ pages: [UIViewController])
        throws(NavigationError)
        -> Destination
    {
        var destination = Destination(goal, newPages: pages)
        destination.routes = built.routes(of: pages)
        return destination
    }
}

extension RequestPlace {
    /// The builders of the window's routes.
    fileprivate var routes: RouteTable {
        get throws(NavigationError) {
            guard let table = ObjectStorage.existing(of: window)?[RouteTable.self] else {
                throw NavigationError(.offScreen, at: page.nameOfPage)
            }
            return table
        }
    }
}

extension WindowPages {
    /// The route that opened a page, or the page's own route.
    func route(of page: UIViewController) -> (any PageRoute)? {
        records[page]?.route ?? page.ownRoute
    }
}
