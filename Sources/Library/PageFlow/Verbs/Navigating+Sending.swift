import UIKit

extension Navigating {
    /// Submits a request for a verb. Without a page, the returned request has failed.
    func send(_ verb: any Verb, animated: Bool, style: ReturnStyle = .direct) -> NavigationRequest {
        guard let page = navigatingPage else {
            return .failed(.withoutPage, verb.summary(from: "no page"))
        }
        return page.send(QueuedRequest(verb, from: page, animated: animated, style: style))
    }

    /// The number of the current event, in which the page makes requests.
    var event: Int { RequestsWithoutWindow.shared.events.current }
}

extension NavigationError {
    static var withoutPage: NavigationError { NavigationError(.offScreen, at: "The page of this view") }
}

extension UIViewController {
    func send(_ queued: QueuedRequest) -> NavigationRequest {
        _ = submit(queued)
        return queued.request
    }

    /// Submits a request to the queue of this page's window. If the page is in no window, the request waits for one.
    ///
    /// - Returns: This request, or the earlier equal request that it joined.
    func submit(_ queued: QueuedRequest) -> QueuedRequest {
        if let queue = queueOfWindow { return queue.submit(queued) }
        guard mayCome(for: queued.verb) else {
            queued.request.end(.failed(queued.offScreen))
            return queued
        }
        return RequestsWithoutWindow.shared.add(queued) { $0.navigator?.queue }
    }

    private var queueOfWindow: NavigationQueue? {
        if let navigator { return navigator.queue }
        let root = sequence(first: inTree) { $0.attachment?.parent }.reduce(self) { $1 }
        return AppWindows.all.first { $0.rootViewController?.page === root }?.navigator.queue
    }

    /// Whether a request waits for this page. A page that has left a window doesn't return by itself. Without a loaded view, a parent or a
    /// presenter, a page isn't about to be shown, and only a verb with new pages can wait for it.
    private func mayCome(for verb: any Verb) -> Bool {
        if attachment != nil { return true }
        if PageHistory.records(of: self).contains(where: { $0.phase == .gone }),
            !AppWindows.all.contains(where: { $0.navigatorIfMade?.queue.brings(self) == true })
        {
            return false
        }
        return isViewLoaded || !verb.newPages.isEmpty
    }
}
