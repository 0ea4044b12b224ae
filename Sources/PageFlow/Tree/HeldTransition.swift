import UIKit

// What a finger holds. UIKit counts a page as popped or dismissed as soon as a swipe or a pull begins, although the finger may still let it
// stay. For PageFlow the page is there until that is decided.
extension UIViewControllerTransitionCoordinator {
    /// Whether the gesture that drives the transition may still let the pages be as they were, or has done so.
    var isUndecided: Bool { initiallyInteractive && (isInteractive || isCancelled) }
}

extension UINavigationController {
    /// The controller that a finger takes along in a pop, and that the stack's list lacks already; `nil` while no finger does.
    var heldController: UIViewController? {
        // To ask for the transition may begin one: only where a controller is on its way out.
        guard mayBeHeld, children.count > viewControllers.count, let transition = transitionCoordinator,
            transition.isUndecided, let held = transition.viewController(forKey: .from), held.parent === self,
            !viewControllers.contains(where: { $0.page === held.page })
        else { return nil }
        return held
    }
}

extension UIViewController {
    /// Whether a finger pulls this controller away, and may still let it stay.
    var isHeldInDismissal: Bool {
        guard mayBeHeld, let transition = transitionCoordinator, transition.isUndecided else { return false }
        return transition.viewController(forKey: .from) === self
    }

    fileprivate var mayBeHeld: Bool {
        viewIfLoaded?.window.flatMap(WindowStorage.existing)?.hasTouched == true
    }
}
