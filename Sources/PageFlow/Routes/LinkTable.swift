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
    /// What waits. A newer link takes the place of an older one, so there is mostly one.
    public private(set) var parked: [ParkedLink] = []

    private var patterns: [(pattern: LinkPattern, route: (LinkMatch) throws -> any PageRoute)] = []
    private let gates = Handlers<(any PageRoute) -> LinkDecision>()
    private let queue: NavigationQueue
    /// What came before the window had a root.
    private var beforeRoot: [(queued: QueuedRequest, routes: [any PageRoute])] = []

    init(_ queue: NavigationQueue) {
        self.queue = queue
        _ = queue.pages.exitHandlers.add { [weak self] exit in self?.pageHasLeft(exit) }
    }

    /// Adds a pattern and the route that it means. The first that fits counts.
    public func add(
        _ pattern: LinkPattern, route: @escaping @MainActor (LinkMatch) throws -> any PageRoute
    ) {
        patterns.append((pattern, route))
    }

    /// Adds a gate, which every link, every route opened by the navigator and all saved state has to pass.
    ///
    /// - Returns: what removes the gate.
    @discardableResult
    public func addGate(_ gate: @escaping @MainActor (any PageRoute) -> LinkDecision) -> HandlerToken {
        gates.add(gate)
    }

    /// Opens everything that waits, the oldest first.
    public func resume() {
        for link in parked { resume(link) }
    }

    /// The route that a link means.
    ///
    /// - Throws: a ``NavigationError`` if the link is not accepted or no pattern fits, or what the app's closure throws.
    public func route(for link: URL) throws -> any PageRoute {
        if let accepted, !accepted.contains(link) {
            throw NavigationError(.foreignLink(link.shortened), at: link.shortened)
        }
        for (pattern, route) in patterns {
            if let match = pattern.match(link) { return try route(match) }
        }
        throw NavigationError(.unknownLink(link.shortened), at: link.shortened)
    }
}

// For who goes through all of them.
extension LinkTable {
    /// The patterns, in the order in which they were added.
    package var allPatterns: [LinkPattern] { patterns.map(\.pattern) }
}

// Passing the gates.
extension LinkTable {
    /// Submits a request, or parks it if a gate stops one of its routes. Before there is a root it waits, and no gate is asked.
    func admit(_ queued: QueuedRequest, for routes: [any PageRoute]) {
        guard queue.pages.root != nil else { return beforeRoot.append((queued, routes)) }
        switch decision(on: routes) {
        case .pass: queue.submit(queued)
        case .park(let page): park(queued, routes, opening: page)
        }
    }

    /// The requests that wait for a root.
    var early: [NavigationRequest] { beforeRoot.map(\.queued.request) }

    func rootHasCome() {
        guard queue.pages.root != nil else { return }
        let waiting = beforeRoot
        beforeRoot = []
        for (queued, routes) in waiting { admit(queued, for: routes) }
    }

    /// What the first gate says that stops one of the routes.
    private func decision(on routes: [any PageRoute]) -> LinkDecision {
        for route in routes {
            for gate in gates.all {
                let decision = gate(route)
                if case .park = decision { return decision }
            }
        }
        return .pass
    }

    /// A newer link takes the place of the one that waits, and the page that is open already serves for it.
    private func park(_ queued: QueuedRequest, _ routes: [any PageRoute], opening page: UIViewController?) {
        let link = ParkedLink(queued, routes: routes, in: self)
        let older = parked
        link.openedPage = openedPage(like: page)
        parked.append(link)
        for other in older { drop(other, .superseded) }
        if link.openedPage == nil, let page { open(page, for: link) }
    }

    /// A page of the same type that another link has opened and that has not left.
    private func openedPage(like page: UIViewController?) -> UIViewController? {
        guard let page else { return nil }
        return parked.compactMap(\.openedPage).last { type(of: $0) == type(of: page) }
    }

    private func open(_ page: UIViewController, for link: ParkedLink) {
        guard let asker = queue.pages.root?.visiblePage else { return }
        link.openedPage = page
        let verb = OpenVerb(page: page, method: .present, event: queue.event, call: nil)
        let queued = QueuedRequest(verb, from: asker, animated: true)
        queue.submit(queued).request.onEnd { [weak self] outcome in
            if outcome != .done { self?.pageDidNotCome(page) }
        }
    }
}

// Parked links: opened, replaced, dropped.
extension LinkTable {
    func resume(_ link: ParkedLink) {
        if remove(link) { admit(link.queued, for: link.routes) }
    }

    func drop(_ link: ParkedLink, _ outcome: NavigationOutcome) {
        if remove(link) { link.request.end(outcome) }
    }

    /// - Returns: `false` for one that does not wait any more.
    private func remove(_ link: ParkedLink) -> Bool {
        guard let index = parked.firstIndex(where: { $0 === link }) else { return false }
        parked.remove(at: index)
        return true
    }

    func close() {
        for link in parked { drop(link, .superseded) }
        for request in early { request.end(.superseded) }
        beforeRoot = []
    }

    private func pageDidNotCome(_ page: UIViewController) {
        for link in parked where link.openedPage === page { drop(link, .dropped) }
    }

    private func pageHasLeft(_ exit: PageExit) {
        guard let page = exit.page else { return }
        let waiting = parked.filter { $0.openedPage === page }
        guard !waiting.isEmpty else { return }
        // First comes the app's own code that waits for the page's answer, and may log the user in or resume the link.
        NextTurn.run { Task { @MainActor [weak self] in for link in waiting { self?.decide(link) } } }
    }

    /// Opens a link whose login has left if the gates pass it now, else drops it.
    private func decide(_ link: ParkedLink) {
        guard parked.contains(where: { $0 === link }) else { return }
        switch decision(on: link.routes) {
        case .pass: if remove(link) { queue.submit(link.queued) }
        case .park: drop(link, .cancelledByUser)
        }
    }
}
