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
}

/// A place in an app's source.
struct CallPlace {
    private let file: String
    private let line: UInt
    private let column: UInt

    init(_ fileID: StaticString, _ line: UInt, _ column: UInt) {
        file = "\(fileID)"
        self.line = line
        self.column = column
    }

    /// The place in the event that is being handled.
    @MainActor
    func site(in navigator: Navigator?) -> CallSite {
        CallSite(file: file, line: line, column: column, event: navigator?.queue.event ?? 0)
    }
}
