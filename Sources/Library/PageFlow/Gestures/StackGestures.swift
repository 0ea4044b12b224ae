import UIKit

/// Observes the gestures that move the pages of one stack, which may be the More navigation controller. The stack retains it. It gets the
/// stack from the recognizers, and retains no controller.
@MainActor
final class StackGestures: NSObject {
    /// Whether a swipe has begun whose end will be reported.
    private var isJoined = false
    private lazy var follow = GestureAction { [weak self] in self?.followSwipe($0) }
    /// The key command for going back, if the stack has it.
    private var backKey: UIKeyCommand?

    /// Adds the key command for going back while the stack shows a back button. Otherwise the key is free for other commands.
    func offerBackKey(in stack: UINavigationController) {
        guard stack.hasBackButton != (backKey != nil) else { return }
        if let command = backKey.take() { return stack.removeKeyCommand(command) }
        let command = BackKey.command
        stack.addKeyCommand(command)
        backKey = command
    }

    /// Installs a delegate in front of the current delegates of the swipes, unless it is installed already. Called when a touch begins, or
    /// when a guard is visible, and not earlier, because reading the recognizers and the bar makes UIKit create them.
    func prepare(for stack: UINavigationController) {
        for recognizer in stack.backSwipes {
            follow.add(to: recognizer)
            recognizer.delegate = SwipeDelegate.standing(inFrontOf: recognizer.delegate, of: recognizer)
        }
    }
}

// The exit of the page that a swipe moves.
extension StackGestures {
    private func followSwipe(_ recognizer: UIGestureRecognizer) {
        guard !isJoined, [.began, .changed, .ended].contains(recognizer.state),
            let stack = recognizer.swipedStack,
            let coordinator = stack.transitionCoordinator, coordinator.initiallyInteractive,
            let page = coordinator.viewController(forKey: .from)?.page,
            let record = stack.gestures?.pages.records[page],
            // If the stack itself moves, its coordinator is its parent's.
            record.parent == ObjectIdentifier(stack.tabsOfMore?.stackOnMore ?? stack)
        else { return }
        isJoined = true
        record.expectedCause = stack.cause(of: recognizer)
        coordinator.animate(alongsideTransition: nil) { [weak self] context in
            self?.isJoined = false
            if context.isCancelled { record.expectedCause = nil }
        }
    }
}

extension UINavigationController {
    /// The recognizers that go back.
    var backSwipes: [UIGestureRecognizer] {
        var swipes = [interactivePopGestureRecognizer]
        if #available(iOS 26.0, *) { swipes.append(interactiveContentPopGestureRecognizer) }
        return swipes.compactMap { $0 } + (asStackOfContainers?.ownBackSwipes ?? [])
    }

    fileprivate func cause(of swipe: UIGestureRecognizer) -> ExitCause {
        swipe === interactivePopGestureRecognizer ? .edgeSwipe : .contentSwipe
    }

    /// Whether a swipe may begin. If not, the guards are asked.
    fileprivate func allows(_ swipe: UIGestureRecognizer) -> Bool {
        guard viewControllers.count > 1, !leadsToMoreList, let top = topViewController?.page,
            top.containsGuard
        else {
            return true
        }
        top.gestures?.goBack(from: top, cause: cause(of: swipe))
        return false
    }
}

extension UIGestureRecognizer {
    /// The stack that this recognizer belongs to.
    fileprivate var swipedStack: UINavigationController? {
        (view?.next as? UIViewController)?.asContainer?.stack
    }

    /// Whether the guards allow the swipe. Read after all other delegates have allowed it.
    var isAllowedByGuards: Bool { swipedStack?.allows(self) ?? true }
}
