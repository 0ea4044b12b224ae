import PageFlowCore
import UIKit

/// The requests of pages that are in no window yet: made in `viewDidLoad`, in a scene's delegate before its window is shown, or by a
/// page that another request is only about to bring.
///
/// Each waits until its page has come to a window, and is submitted there, in the order of asking. It is superseded when its page is
/// released or taken away before, and fails when ``NavigationRequest/offScreenTimeLimit`` has passed.
@MainActor
final class RequestsWithoutWindow {
    /// Those of this app.
    static var shared: RequestsWithoutWindow { ObjectStorage.ofApp.object(make: RequestsWithoutWindow.init) }

    private var all: [RequestWithoutWindow] = []
    /// Numbers the events in which the app's pages make requests, those of its windows as well.
    let events = EventCounter()
    private var observer: ObserverToken?

    private init() {}

    var isEmpty: Bool { all.isEmpty }

    /// The requests that wait and are in no queue, in the order of asking.
    var pending: [NavigationRequest] { all.map(\.queued).filter { $0.queue == nil }.map(\.request) }

    /// Takes a request of a page that is in no window, or finds the one that asks for the same.
    ///
    /// - Parameter queue: finds the queue of the page's window; `nil` while it is in none.
    /// - Returns: the request that counts.
    func add(
        _ queued: QueuedRequest, queue: @escaping (UIViewController) -> NavigationQueue?
    ) -> QueuedRequest {
        if let same = all.first(where: { $0.queued.isSame(as: queued) }) {
            queued.join(same.queued)
            return same.queued
        }
        guard let page = queued.page else { return queued }
        queued.releasePage()
        let waiting = RequestWithoutWindow(
            queued, for: page, queue: queue,
            goOn: {
                queued.pageHasCome()
                $0.submit(queued, inOrderOfAsking: true)
            },
            giveUp: { queued.request.end($0) })
        add(waiting)
        return queued
    }

    /// Lets a request whose turn has come wait until its window is shown.
    func add(
        _ queued: QueuedRequest, in queue: NavigationQueue, goOn: @escaping (NavigationQueue) -> Void,
        giveUp: @escaping (NavigationOutcome) -> Void
    ) {
        guard let root = queue.pages.root else { return giveUp(.superseded) }
        let waiting = RequestWithoutWindow(
            queued, for: root, queue: { [weak queue] _ in queue?.pages.areInWindow == true ? queue : nil },
            goOn: goOn, giveUp: giveUp)
        add(waiting)
    }

    private func add(_ waiting: RequestWithoutWindow) {
        all.append(waiting)
        waiting.watch { [weak self] in self?.check() }
        observeWindows()
        // Code that is about to show the page may do so in this turn.
        RunLoopTurn.afterCommit { [weak self] in self?.check() }
        Alarm.run(after: NavigationRequest.offScreenTimeLimit) { [weak self, weak waiting] in
            if let waiting { self?.timeHasPassed(for: waiting) }
        }
    }

    private func observeWindows() {
        guard observer == nil else { return }
        let name = UIWindow.didBecomeVisibleNotification
        observer = ObserverToken(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.windowWasShown() }
            })
    }
}

// Looking again.
extension RequestsWithoutWindow {
    /// Goes on with the requests whose pages have come to a window, and ends those whose pages will not come.
    func check() {
        for waiting in all {
            switch waiting.look() {
            case .waits: break
            case .isInWindow(let queue): if remove(waiting) { waiting.goOn(queue) }
            case .isGone: end(waiting, .superseded)
            }
        }
    }

    /// What was asked for before a user has seen the window is done without animation, and what it brings too.
    func windowWasShown() {
        var coming: [UIViewController] = []
        for waiting in all where waiting.isInWindow || waiting.lies(in: coming) {
            waiting.queued.isAnimated = false
            coming += waiting.queued.verb.newPages
        }
        check()
    }

    private func timeHasPassed(for waiting: RequestWithoutWindow) {
        check()
        if all.contains(where: { $0 === waiting }) { end(waiting, .failed(waiting.queued.offScreen)) }
    }

    /// A request has ended, and the pages that it was to bring have come or will not.
    func requestEnded(_ queued: QueuedRequest, _ outcome: NavigationOutcome) {
        guard !isEmpty else { return }
        if outcome != .done { endRequests(of: queued.verb.newPages) }
        check()
    }

    /// Called when a request has joined an earlier one: its pages will not appear, unless the earlier request shows them.
    func willNotCome(_ pages: [UIViewController], unless earlier: QueuedRequest) {
        guard !isEmpty else { return }
        let coming = earlier.verb.newPages
        endRequests(of: pages.filter { page in !coming.contains { $0 === page } })
    }

    private func endRequests(of missing: [UIViewController]) {
        for waiting in all where waiting.lies(in: missing) && !waiting.isInWindow {
            end(waiting, .superseded)
        }
    }

    /// Gives up a request that waits.
    func withdraw(_ queued: QueuedRequest) {
        if let waiting = all.first(where: { $0.queued === queued }) { end(waiting, .dropped) }
    }
}

// Waiting no more.
extension RequestsWithoutWindow {
    private func end(_ waiting: RequestWithoutWindow, _ outcome: NavigationOutcome) {
        guard remove(waiting) else { return }
        waiting.giveUp(outcome)
        // What it would have brought will not come either.
        requestEnded(waiting.queued, outcome)
    }

    /// - Returns: `false` for one that does not wait any more.
    private func remove(_ waiting: RequestWithoutWindow) -> Bool {
        guard let index = all.firstIndex(where: { $0 === waiting }) else { return false }
        all.remove(at: index)
        waiting.close()
        return true
    }
}
