import PageFlowCore
import UIKit

/// Observes the gestures that move the pages of one stack. The stack's record retains it. It finds the stack by the recognizers, and retains
/// no controller.
@MainActor
final class StackGestures: NSObject {
    /// A swipe has begun, and its end will be reported.
    private var isJoined = false
    private lazy var follow = GestureAction { [weak self] in self?.followSwipe($0) }
    /// The key command for going back, while the stack has it.
    private var backKey: UIKeyCommand?

    /// Gives the stack the key command for going back while it shows a back button. Otherwise the keys are free for other commands.
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

/// The gestures of a stack whose pages lie on the stack of More.
@MainActor
final class MoreGestures {
    let gestures = StackGestures()
}

// What a swipe means for the page that it takes along.
extension StackGestures {
    private func followSwipe(_ recognizer: UIGestureRecognizer) {
        guard !isJoined, [.began, .changed, .ended].contains(recognizer.state),
            let stack = recognizer.swipedStack,
            let coordinator = stack.transitionCoordinator, coordinator.initiallyInteractive,
            let page = coordinator.viewController(forKey: .from)?.page,
            let record = stack.gestures?.pages.records[page],
            // The stack may be moved itself: its coordinator is its parent's then.
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
    /// The recognisers that go back.
    var backSwipes: [UIGestureRecognizer] {
        var swipes = [interactivePopGestureRecognizer]
        if #available(iOS 26.0, *) { swipes.append(interactiveContentPopGestureRecognizer) }
        return swipes.compactMap { $0 } + (asStackOfContainers?.ownBackSwipes ?? [])
    }

    fileprivate func cause(of swipe: UIGestureRecognizer) -> ExitCause {
        swipe === interactivePopGestureRecognizer ? .edgeSwipe : .contentSwipe
    }

    /// Whether a swipe may begin: else the guards are being asked.
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
    /// The stack whose own swipe this is.
    fileprivate var swipedStack: UINavigationController? { view?.next as? UINavigationController }

    /// Asked when all others have agreed.
    var isAllowedByGuards: Bool { swipedStack?.allows(self) ?? true }
}
