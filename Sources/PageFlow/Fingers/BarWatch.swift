import UIKit

#if canImport(UIKit.UIGestureRecognizerSubclass)
    import UIKit.UIGestureRecognizerSubclass
#endif

/// Sees the touches of a stack's navigation bar, and takes none: what pops the page in the very event in which a finger
/// leaves the back button was the back button.
final class BarWatch: UIGestureRecognizer {
    /// When a finger came down where the back button is.
    private var beginning: TimeInterval?

    init() {
        super.init(target: nil, action: nil)
        watchOnly()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, let stack, stack.offersBack, isLeading(touch) else { return }
        beginning = touch.timestamp
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        note(touches)
        failAtEnd(of: event)
    }

    /// A menu that opens under the finger takes the touch away.
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        note(touches)
        failAtEnd(of: event)
    }

    override func reset() {
        super.reset()
        beginning = nil
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    private func note(_ touches: Set<UITouch>) {
        guard let beginning, let end = touches.first?.timestamp, let stack, let navigator = stack.navigator
        else { return }
        if end - beginning >= Self.menuDelay {
            navigator.sight.openMenu = ObjectIdentifier(stack)
        } else if let top = stack.topViewController {
            navigator.expect(.backButton, of: [top])
        }
    }

    /// The seconds of a long press.
    private static let menuDelay: TimeInterval = 0.5

    private var stack: UINavigationController? {
        var responder: UIResponder? = view
        while let present = responder {
            if let stack = present as? UINavigationController { return stack }
            responder = present.next
        }
        return nil
    }

    /// UIKit does not tell where in the bar the button is: with its title it may be as long as half the bar.
    private func isLeading(_ touch: UITouch) -> Bool {
        guard let view else { return false }
        let isLeft = touch.location(in: view).x < view.bounds.midX
        return isLeft == (view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }
}

extension UINavigationController {
    /// Whether a user finds UIKit's back button in the bar.
    var offersBack: Bool {
        guard viewControllers.count > 1, !isNavigationBarHidden, let item = topViewController?.navigationItem
        else { return false }
        let isReplaced = !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
        return !item.hidesBackButton && !isReplaced
    }
}
