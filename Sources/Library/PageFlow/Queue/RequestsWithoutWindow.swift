import UIKit

/// The requests of pages that are in no window yet. Such requests are made in `viewDidLoad`, in a scene's delegate before its window is
/// shown, or by a page that another request is about to show.
///
/// Each request waits until its page is in a window, and is then submitted, in the order of the calls. It is superseded if its page is
/// released or removed before, and fails after ``NavigationRequest/offScreenTimeLimit``.
@MainActor
final class RequestsWithoutWindow {
    static var shared: RequestsWithoutWindow { ObjectStorage.ofApp.object(make: RequestsWithoutWindow.init) }

    private var all: [RequestWithoutWindow] = []
    /// Numbers the events in which the app's pages make requests, including the pages of its windows.
    let events = EventCounter()
    private lazy var observer = ObserverToken(
        NotificationCenter.default.addObserver(
            forName: UIWindow.didBecomeVisibleNotification, object: nil, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.windowWasShown() } })

    private init() {}

    /// The waiting requests that are in no queue, in the order of the calls.
    var pending: [NavigationRequest] { all.map(\.queued).filter { $0.queue == nil }.map(\.request) }

    /// Adds a request of a page that is in no window, or joins it to an earlier equal request.
    ///
    /// - Parameter queue: Returns the queue of the page's window; `nil` while the page is in none.
    /// - Returns: The added request, or the earlier one.
    func add(
        _ queued: QueuedRequest, queue: @escaping (UIViewController) -> NavigationQueue?
    ) -> QueuedRequest {
        if let same = all.first(where: { $0.queued.isSame(as: queued) }) {
            queued.join(same.queued)
            return same.queued
        }
        guard let page = queued.page else { return queued }
        queued.releasePage()
        wait(
            for: RequestWithoutWindow(
                queued, for: page, queue: queue,
                goOn: {
                    queued.pageHasCome()
                    $0.submit(queued, inOrderOfAsking: true)
                },
                giveUp: { queued.request.end($0) }))
        return queued
    }

    /// Adds a request whose turn has begun, and which waits until its window is shown.
    func add(
        _ queued: QueuedRequest, in queue: NavigationQueue, goOn: @escaping (NavigationQueue) -> Void,
        giveUp: @escaping (NavigationOutcome) -> Void
    ) {
        guard let root = queue.pages.root else { return giveUp(.superseded) }
        wait(
            for: RequestWithoutWindow(
                queued, for: root,
                queue: { [weak queue] _ in queue?.pages.areInWindow == true ? queue : nil },
                goOn: goOn, giveUp: giveUp))
    }

    private func wait(for waiting: RequestWithoutWindow) {
        all.append(waiting)
        _ = observer
        // Code that is about to show the page may do so in this turn.
        RunLoopTurn.afterCommit { [weak self] in self?.check() }
        Alarm.run(after: NavigationRequest.offScreenTimeLimit) { [weak self, weak waiting] in
            self?.check()
            if let waiting { self?.end(waiting, .failed(waiting.queued.offScreen)) }
        }
    }
}

// Checks of the pages.
extension RequestsWithoutWindow {
    /// Continues the requests whose pages are in a window, and ends those whose pages won't appear.
    func check() {
        for waiting in all {
            switch waiting.look() {
            case .waits: break
            case .isInWindow(let queue): if remove(waiting) { waiting.goOn(queue) }
            case .isGone: end(waiting, .superseded)
            }
        }
    }

    /// Removes the animation of requests made before the window was visible, and of requests by the pages that these show.
    func windowWasShown() {
        var coming: [UIViewController] = []
        for waiting in all where waiting.isInWindow || waiting.lies(in: coming) {
            waiting.queued.isAnimated = false
            coming += waiting.queued.verb.newPages
        }
        check()
    }

    /// Called when a request has ended, so that its new pages have appeared or never will.
    func requestEnded(_ queued: QueuedRequest, _ outcome: NavigationOutcome) {
        if outcome != .done { endRequests(of: queued.verb.newPages) }
        check()
    }

    /// Called when a request has joined an earlier one: its pages will not appear, unless the earlier request shows them.
    func willNotCome(_ pages: [UIViewController], unless earlier: QueuedRequest) {
        let coming = earlier.verb.newPages
        endRequests(of: pages.filter { page in !coming.contains { $0 === page } })
    }

    private func endRequests(of missing: [UIViewController]) {
        for waiting in all where waiting.lies(in: missing) && !waiting.isInWindow {
            end(waiting, .superseded)
        }
    }

    func withdraw(_ queued: QueuedRequest) {
        if let waiting = all.first(where: { $0.queued === queued }) { end(waiting, .dropped) }
    }
}

// Ends of waiting requests.
extension RequestsWithoutWindow {
    /// Ends a request, unless it doesn't wait anymore.
    private func end(_ waiting: RequestWithoutWindow, _ outcome: NavigationOutcome) {
        guard remove(waiting) else { return }
        waiting.giveUp(outcome)
        // The pages that the request would have shown won't appear either.
        requestEnded(waiting.queued, outcome)
    }

    /// - Returns: `false` if the request doesn't wait anymore.
    private func remove(_ waiting: RequestWithoutWindow) -> Bool {
        guard let index = all.firstIndex(where: { $0 === waiting }) else { return false }
        all.remove(at: index)
        waiting.close()
        return true
    }
}

/// A request that waits until a page is in a window.
@MainActor
private final class RequestWithoutWindow {
    enum Situation {
        /// The page may still appear in a window.
        case waits
        case isInWindow(NavigationQueue)
        /// The page was released, or other code has removed it from its parent or presenter.
        case isGone
    }

    let queued: QueuedRequest
    private weak var page: UIViewController?
    private let queue: (UIViewController) -> NavigationQueue?
    /// Continues the request in the queue of the page's window.
    let goOn: (NavigationQueue) -> Void
    let giveUp: (NavigationOutcome) -> Void
    /// Whether the page has had a parent or a presenter.
    private var wasHeld: Bool
    private let release: HandlerToken
    private let mark: HiddenView

    /// Stores the page in the request, and checks when the page may have entered a window or been released.
    init(
        _ queued: QueuedRequest, for page: UIViewController,
        queue: @escaping (UIViewController) -> NavigationQueue?,
        goOn: @escaping (NavigationQueue) -> Void, giveUp: @escaping (NavigationOutcome) -> Void
    ) {
        self.queued = queued
        self.page = page
        self.queue = queue
        self.goOn = goOn
        self.giveUp = giveUp
        wasHeld = page.attachment != nil
        queued.request.offScreenPage = PageReference(page)
        queued.request.timeLimit = NavigationRequest.offScreenTimeLimit
        let check: @MainActor () -> Void = { RequestsWithoutWindow.shared.check() }
        release = ObjectStorage.of(page).onRelease { RunLoopTurn.next(check) }
        // The views above aren't in the window yet.
        mark = HiddenView { window in if window != nil { RunLoopTurn.next(check) } }
        page.nearestViewForMark.map(mark.move)
    }

    func look() -> Situation {
        guard let page else { return .isGone }
        if let queue = queue(page) { return .isInWindow(queue) }
        let isHeld = page.attachment != nil
        if wasHeld, !isHeld { return .isGone }
        wasHeld = isHeld
        return .waits
    }

    var isInWindow: Bool { if case .isInWindow = look() { true } else { false } }

    /// Whether the page is one of these or attached to one.
    func lies(in pages: [UIViewController]) -> Bool {
        guard let page, !pages.isEmpty else { return false }
        return sequence(first: page) { $0.attachment?.parent }.contains { controller in
            pages.contains { $0.page === controller }
        }
    }

    /// Removes the page from the request, and the mark from the page.
    func close() {
        (queued.request.offScreenPage, queued.request.timeLimit) = (nil, nil)
        mark.removeFromSuperview()
        release.remove()
    }
}

extension UIViewController {
    /// The page's own view, or that of the nearest container that has loaded one and takes hidden views.
    fileprivate var nearestViewForMark: UIView? {
        sequence(first: self) { $0.attachment?.parent }.lazy.filter(\.takesHiddenViews).compactMap(
            \.viewIfLoaded
        ).first
    }
}
