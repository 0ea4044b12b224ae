/// The phase of a window's queue.
@MainActor
enum QueuePhase {
    /// No request is pending, and the changes of the last one are committed.
    case idle
    /// The first request waits until UIKit has ended its own changes, or until the next commit.
    case waiting
    case planning(QueuedRequest)
    /// A guard is being asked whether its page may leave.
    case asking(QueuedRequest, GuardQuestion)
    /// UIKit is making a change of the request.
    case moving(QueuedRequest)
    /// The pages are in place, and the outcome is being reported.
    case settling(QueuedRequest)

    enum Event {
        /// A request may be ready to start.
        case requested
        /// The first request doesn't wait anymore.
        case waited
        /// No UIKit transition interferes with the first request.
        case turnBegan(QueuedRequest)
        /// A page that would leave has a guard.
        case guardFound(GuardQuestion)
        /// The guard has agreed, or its page has left.
        case answered(GuardQuestion)
        /// All guards have agreed.
        case agreed
        /// The next request interrupts the transition whose end the current one waits for.
        case released(QueuedRequest)
        /// The outcome of a request is known.
        case ended(QueuedRequest)
        /// The outcome has been reported.
        case reported(QueuedRequest)
        /// All requests have ended.
        case cleared
    }

    /// Returns the phase after an event; `nil` if the event is too late for this phase.
    func after(_ event: Event) -> QueuePhase? {
        switch (self, event) {
        case (.idle, .requested): .waiting
        case (.waiting, .waited): .idle
        case (.waiting, .turnBegan(let queued)): .planning(queued)
        case (.planning(let queued), .guardFound(let question)): .asking(queued, question)
        case (.asking(let queued, let open), .answered(let question)) where open === question:
            .planning(queued)
        case (.planning(let queued), .agreed): .moving(queued)
        case (.moving(let moving), .released(let queued)) where moving === queued: .waiting
        case (.planning, .ended(let queued)), (.asking, .ended(let queued)), (.moving, .ended(let queued)):
            current === queued ? .settling(queued) : nil
        case (.settling(let settled), .reported(let queued)) where settled === queued: .waiting
        case (_, .cleared): .waiting
        default: nil
        }
    }

    var current: QueuedRequest? {
        switch self {
        case .idle, .waiting: nil
        case .planning(let queued), .asking(let queued, _), .moving(let queued), .settling(let queued): queued
        }
    }

    var question: GuardQuestion? { if case .asking(_, let question) = self { question } else { nil } }
}
