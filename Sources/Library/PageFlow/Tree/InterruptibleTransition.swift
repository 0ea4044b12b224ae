import UIKit

// Transitions that don't keep a request waiting. Since iOS 26, UIKit completes a stack's slide as soon as the stack's top page changes
// again. In all other transitions, and before iOS 26, UIKit delays the change until the transition has ended.
extension UIViewControllerTransitionCoordinator {
    /// Whether a change of a stack's top page ends this transition at once: a slide between two of the stack's pages that no touch drives
    /// and that isn't canceled.
    func mayBeInterrupted(by stack: UINavigationController) -> Bool {
        guard isAnimated, !isInteractive, !isCancelled, stack.hasInterruptibleSlides else { return false }
        return [UITransitionContextViewControllerKey.from, .to].allSatisfy {
            viewController(forKey: $0)?.parent === stack
        }
    }
}

extension UINavigationController {
    /// Whether UIKit itself animates the stack. It also interrupts no transition of a full-screen stack, which has an animator.
    fileprivate var hasInterruptibleSlides: Bool {
        UIDevice.current.isIOS26OrLater && asStackOfContainers == nil && tabsOfMore == nil && !mayHaveAnimator
    }

    /// Whether the delegate may animate the stack. A call of its method would make another animator.
    private var mayHaveAnimator: Bool {
        #if canImport(ObjectiveC)
            let method = #selector(
                UINavigationControllerDelegate.navigationController(_:animationControllerFor:from:to:))
            return delegate?.responds(to: method) == true
        #else
            // Swift on Linux doesn't tell which methods a delegate implements.
            return delegate != nil
        #endif
    }
}
