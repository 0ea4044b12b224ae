import UIKit

/// The gates of a window, and the requests that they stopped.
@MainActor
final class Gates {
    private let gates = Handlers<(any PageRoute) -> LinkDecision>()
    /// The requests that wait at a gate. Usually at most one, because a newer request replaces an older one.
    private(set) var parked: [ParkedLink] = []
    /// The open pages of gates.
    private var openPages: [PageReference] = []
    private let queue: NavigationQueue
    /// The navigator's own requests from before the window had a root.
    private var beforeRoot: [QueuedRequest] = []

    init(_ queue: NavigationQueue) {
        self.queue = queue
        queue.gatekeeper = self
        _ = queue.pages.exitHandlers.add { [weak self] exit in self?.pageHasLeft(exit) }
    }

    func add(_ gate: @escaping @MainActor (any PageRoute) -> LinkDecision) -> HandlerToken { gates.add(gate) }

    /// Submits one of the navigator's own requests. Until the window has a root, the request waits, and no gate is asked.
    func admit(_ queued: QueuedRequest) {
        if queue.pages.root == nil { beforeRoot.append(queued) } else { queue.submit(queued) }
    }

    /// The requests that wait for a root.
    var early: [NavigationRequest] { beforeRoot.map(\.request) }

    func rootHasCome() {
        guard queue.pages.root != nil else { return }
        let waiting = beforeRoot
        beforeRoot = []
        for queued in waiting { admit(queued) }
    }

    /// Ends all waiting requests.
    func close(_ outcome: NavigationOutcome) {
        for link in parked { drop(link, outcome) }
        let waiting = beforeRoot
        beforeRoot = []
        for queued in waiting { queued.request.end(outcome) }
    }
}

// Asking the gates.
extension Gates: Gatekeeper {
    /// A newer request replaces the waiting ones. An equal request of a page, as after a double tap, joins the waiting one instead.
    func stop(_ queued: QueuedRequest) -> QueuedRequest? {
        guard !gates.isEmpty else { return nil }
        let routes = queued.verb.gatedRoutes
        guard let (stop, page) = firstStop(of: routes) else { return nil }
        if queued.isOfPage, let same = parked.first(where: { $0.queued.isSame(as: queued) }) {
            queued.join(same.queued)
            return same.queued
        }
        let link = ParkedLink(queued, routes: routes, at: stop, in: self)
        let older = parked
        parked.append(link)
        for other in older { drop(other, .superseded) }
        hold(link, at: stop, opening: page)
        return queued
    }

    func withdraw(_ queued: QueuedRequest) {
        if let link = parked.first(where: { $0.queued === queued }) { drop(link, .dropped) }
    }

    /// The first gate that stops one of the routes, and the page that it opens.
    private func firstStop(of routes: [any PageRoute]) -> (stop: GateStop, page: UIViewController?)? {
        for (index, route) in routes.enumerated() {
            for (number, gate) in gates.entries {
                guard case .park(let page) = gate(route) else { continue }
                let type = page.map { ObjectIdentifier(Swift.type(of: $0)) }
                return (GateStop(gate: number, route: index, page: type), page)
            }
        }
        return nil
    }
}

// The pages of gates.
extension Gates {
    /// Parks a request at a gate. If a page of the same type is already open, it is used for this request as well.
    private func hold(_ link: ParkedLink, at stop: GateStop, opening page: UIViewController?) {
        link.stop = stop
        link.openedPage = page.flatMap(openPage)
        if link.openedPage == nil, let page { open(page, for: link) }
    }

    private func openPage(like page: UIViewController) -> UIViewController? {
        openPages.compactMap(\.page).last { type(of: $0) == type(of: page) }
    }

    private func open(_ page: UIViewController, for link: ParkedLink) {
        link.openedPage = page
        openPages.append(PageReference(page))
        let queued = QueuedRequest(GateVerb(page: page), in: queue.pages, animated: true)
        // No gate is asked for a gate's own page. If it can't be presented, the requests that wait for it end with the reason.
        queue.take(queued).request.onCompletion { [weak self] outcome in
            if outcome != .done { self?.pageDidNotCome(page, outcome) }
        }
    }

    private func pageDidNotCome(_ page: UIViewController, _ outcome: NavigationOutcome) {
        forget(page)
        for link in parked where link.openedPage === page { drop(link, outcome) }
    }

    private func pageHasLeft(_ exit: PageExit) {
        guard let page = exit.page else { return }
        forget(page)
        // Otherwise parked requests would retain the asking page.
        for link in parked where link.queued.isOfPage && link.queued.page === page { drop(link, .superseded) }
        let waiting = parked.filter { $0.openedPage === page }
        for link in waiting {
            link.openedPage = nil
            let stop = link.stop
            // The app's own code that awaits the page's answer runs first: it may log the user in or resume the link.
            RunLoopTurn.nextAfterTasks { [weak self] in self?.goOn(link, from: stop) }
        }
    }

    private func forget(_ page: UIViewController) {
        openPages.removeAll { $0.page == nil || $0.page === page }
    }

    /// Called when the page of a gate has left: the request passes, waits at the next gate, or ends as canceled.
    private func goOn(_ link: ParkedLink, from stop: GateStop) {
        guard isParked(link), link.stop == stop, link.openedPage == nil else { return }
        guard let next = firstStop(of: link.routes) else { return pass(link) }
        if next.stop == stop { return drop(link, .cancelledByUser) }
        hold(link, at: next.stop, opening: next.page)
    }
}

// Parked requests that are performed or dropped.
extension Gates {
    func resume(_ link: ParkedLink) {
        guard isParked(link) else { return }
        guard let next = firstStop(of: link.routes) else { return pass(link) }
        hold(link, at: next.stop, opening: next.page)
    }

    func drop(_ link: ParkedLink, _ outcome: NavigationOutcome) {
        guard isParked(link) else { return }
        remove(link)
        link.queued.close()
        link.request.end(outcome)
    }

    private func pass(_ link: ParkedLink) {
        remove(link)
        if queue.pages.root == nil { beforeRoot.append(link.queued) } else { queue.take(link.queued) }
    }

    private func isParked(_ link: ParkedLink) -> Bool { parked.contains { $0 === link } }

    private func remove(_ link: ParkedLink) { parked.removeAll { $0 === link } }
}
