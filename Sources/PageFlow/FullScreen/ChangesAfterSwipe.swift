import UIKit

/// Changes of a full-screen stack that were asked for while a finger swiped: UIKit makes a muddle of both at once.
@MainActor
final class ChangesAfterSwipe {
    typealias Change = (FullScreenNavigationController) -> Void

    private var changes: [Change] = []
    private var isMaking = false

    /// Takes a change that has to wait, and says whether it has.
    func add(_ change: @escaping Change, of stack: FullScreenNavigationController) -> Bool {
        guard !isMaking, let coordinator = stack.transitionCoordinator, coordinator.initiallyInteractive else {
            return false
        }
        changes.append(change)
        // Completions run in the reverse order of adding, so that one makes all the changes.
        guard changes.count == 1 else { return true }
        return coordinator.animate(alongsideTransition: nil) { [weak self, weak stack] _ in
            if let stack { self?.make(in: stack) }
        }
    }

    private func make(in stack: FullScreenNavigationController) {
        isMaking = true
        defer { isMaking = false }
        let changes = changes
        self.changes = []
        for change in changes { change(stack) }
    }
}
