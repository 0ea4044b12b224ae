import UIKit

/// Changes of a full-screen stack that were asked for during a swipe: UIKit cannot make both at once.
@MainActor
final class ChangesAfterSwipe {
    typealias Change = (FullScreenNavigationController) -> Void

    private var changes: [Change] = []
    private var isSwiping = false

    /// Begins to hold changes back, until a swipe's transition is over.
    func wait(
        for coordinator: (any UIViewControllerTransitionCoordinator)?,
        of stack: FullScreenNavigationController
    ) {
        guard let coordinator, !isSwiping else { return }
        isSwiping = coordinator.animate(alongsideTransition: nil) { [weak self, weak stack] _ in
            if let stack { self?.make(in: stack) }
        }
    }

    /// Takes a change that has to wait, and says whether it has.
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
