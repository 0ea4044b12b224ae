import UIKit

/// Changes of a full-screen stack that are requested during a swipe: UIKit can't perform both at once.
@MainActor
final class ChangesAfterSwipe {
    typealias Change = (FullScreenNavigationController) -> Void

    private var changes: [Change] = []
    private var isSwiping = false

    /// Holds changes back until a swipe's transition has ended.
    func wait(
        for coordinator: (any UIViewControllerTransitionCoordinator)?,
        of stack: FullScreenNavigationController
    ) {
        guard let coordinator, !isSwiping else { return }
        isSwiping = coordinator.animate(alongsideTransition: nil) { [weak self, weak stack] _ in
            if let stack { self?.make(in: stack) }
        }
    }

    /// Adds a change that has to wait. Returns `false` if no swipe is in progress.
    func add(_ change: @escaping Change) -> Bool {
        if isSwiping { changes.append(change) }
        return isSwiping
    }

    private func make(in stack: FullScreenNavigationController) {
        isSwiping = false
        let changes = changes
        self.changes = []
        for change in changes { change(stack) }
    }
}
