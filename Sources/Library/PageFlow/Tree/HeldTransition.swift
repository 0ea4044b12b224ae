import UIKit

// Interactive pops and dismissals. UIKit counts a page as popped or dismissed as soon as a swipe or a pull begins, although the gesture may
// still be canceled. For PageFlow the page stays until the gesture has ended.
extension UIViewControllerTransitionCoordinator {
    /// Whether the gesture that drives the transition may still be canceled, or was canceled.
    var isUndecided: Bool { initiallyInteractive && (isInteractive || isCancelled) }
}

extension UINavigationController {
    /// The controller of an interactive pop, which the stack's list no longer contains; `nil` if there is no such pop.
    var heldController: UIViewController? {
        // Reading the transition may begin one, so it is read only if a controller is being popped.
        guard children.count > viewControllers.count, mayBeHeld, let transition = transitionCoordinator,
            transition.isUndecided, let held = transition.viewController(forKey: .from), held.parent === self,
            !viewControllers.contains(where: { $0.page === held.page })
        else { return nil }
        return held
    }
}

extension UIViewController {
    /// Whether an interactive dismissal of this controller may still be canceled.
    var isHeldInDismissal: Bool {
        guard mayBeHeld, let transition = transitionCoordinator, transition.isUndecided else { return false }
        return transition.viewController(forKey: .from) === self
    }

    fileprivate var mayBeHeld: Bool {
        viewIfLoaded?.window.flatMap(ObjectStorage.existing)?[WindowTouch.self]?.hasBegun == true
    }
}

/// Whether a touch has begun in a window since its visible page was shown. Without a touch, no transition is interactive.
@MainActor
final class WindowTouch {
    var hasBegun = false
}
