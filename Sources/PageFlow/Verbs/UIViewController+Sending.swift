import PageFlowCore
import UIKit

extension UIViewController {
    func send(_ verb: any Verb, animated: Bool, style: ReturnStyle = .direct) -> NavigationRequest {
        send(QueuedRequest(verb, from: self, animated: animated, style: style))
    }

    func send(_ queued: QueuedRequest) -> NavigationRequest {
        _ = submit(queued)
        return queued.request
    }

    /// Hands a request to the queue of this page's window, or lets it wait until the page is in one.
    ///
    /// - Returns: the request that counts: an earlier one for the same, or this one.
    func submit(_ queued: QueuedRequest) -> QueuedRequest {
        if let queue = queueOfWindow { return queue.submit(queued) }
        guard mayCome || !queued.verb.newPages.isEmpty else {
            queued.request.end(.failed(queued.offScreen))
            return queued
        }
        return RequestsWithoutWindow.shared.add(queued) { $0.navigator?.queue }
    }

    private var queueOfWindow: NavigationQueue? {
        if let navigator { return navigator.queue }
        let root = sequence(first: self.inTree) { $0.attachment?.parent }.reduce(self) { $1 }
        let scenes = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }
        return scenes.flatMap(\.windows).first { $0.rootViewController?.page === root }?.navigator.queue
    }

    /// Whether anything has begun to bring this page to a window. Where nothing has, there is nothing to go back to either.
    private var mayCome: Bool { isViewLoaded || attachment != nil }

    /// The number of the event that is being handled, in which this page makes requests.
    var event: Int { queueOfWindow?.event ?? RequestsWithoutWindow.shared.events.current }
}
