import PageFlowCore
import UIKit

extension UIViewController {
    func send(_ verb: any Verb, animated: Bool, style: ReturnStyle = .direct) -> NavigationRequest {
        send(QueuedRequest(verb, from: self, animated: animated, style: style))
    }

    func send(_ queued: QueuedRequest) -> NavigationRequest {
        guard let navigator else {
            queued.request.end(.failed(queued.offScreen))
            return queued.request
        }
        navigator.queue.submit(queued)
        return queued.request
    }

    /// The number of the event that is being handled, in which this page makes requests.
    var event: Int { navigator?.queue.event ?? 0 }
}
