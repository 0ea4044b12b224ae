import UIKit

/// A request that waits until a page is in a window.
@MainActor
final class RequestWithoutWindow {
    /// The situation of the page.
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
    /// Ends the request.
    let giveUp: (NavigationOutcome) -> Void
    /// Whether the page has had a parent or a presenter.
    private var wasHeld: Bool
    private var release: HandlerToken?
    private var mark: HiddenView?

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
    }

    /// Stores the page in the request, and calls a closure when the page may have entered a window or been released.
    func watch(_ changed: @escaping @MainActor () -> Void) {
        guard let page else { return }
        queued.request.offScreenPage = PageReference(page)
        queued.request.timeLimit = NavigationRequest.offScreenTimeLimit
        release = ObjectStorage.of(page).onRelease { RunLoopTurn.next(changed) }
        // The views above aren't in the window yet.
        let mark = HiddenView { window in if window != nil { RunLoopTurn.next(changed) } }
        page.nearestViewForMark.map(mark.move)
        self.mark = mark
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
        mark?.removeFromSuperview()
        release?.remove()
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
