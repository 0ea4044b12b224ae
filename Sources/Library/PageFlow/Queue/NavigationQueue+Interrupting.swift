import UIKit

// Requests that interrupt a running transition instead of waiting for its end.
extension NavigationQueue {
    /// Checks in the next turn whether the first waiting request may interrupt the running transition. Within callbacks, UIKit interrupts
    /// none.
    func interruptNextTurn() {
        guard !waiting.isEmpty, !isTurnPlanned, UIDevice.current.isIOS26OrLater else { return }
        isTurnPlanned = true
        RunLoopTurn.next { [weak self] in
            self?.isTurnPlanned = false
            self?.interruptTransition()
        }
    }

    /// Starts the first waiting request if its first change interrupts the running transition. If the current request waits for that
    /// transition, UIKit's calls during the change report its end, and its outcome is the earlier one.
    private func interruptTransition() {
        guard let next = waiting.first, let stack = stackInterrupted(by: next), waiting.first === next else {
            return
        }
        switch phase {
        case .waiting: break
        case .moving(let moving) where waitsOnly(moving, forTransitionOf: stack):
            advance(.released(moving))
            trailing = moving
        default: return
        }
        waiting.removeFirst()
        start(next)
    }

    /// The stack whose running transition the request's first change interrupts; `nil` if there is none.
    private func stackInterrupted(by next: QueuedRequest) -> UINavigationController? {
        guard let page = next.page, let transition = page.visibleTransition,
            !page.controllerAboutToMove.isAboutToMove, let planner = RequestPlanner(next, pages),
            let change = try? planner.plan().changes.steps.first?.change, let stack = change.stackWithNewTop
        else { return nil }
        return transition.mayBeInterrupted(by: stack) ? stack : nil
    }

    /// Whether UIKit has made all changes of the request, and only the end of the stack's transition is missing.
    private func waitsOnly(_ queued: QueuedRequest, forTransitionOf stack: UINavigationController) -> Bool {
        guard trailing == nil, queued.isInTransition, queued.plan.steps.count == 1,
            queued.plan.steps.first?.change.mover === stack
        else { return false }
        return rememberNewPages(of: queued.plan)
    }
}
