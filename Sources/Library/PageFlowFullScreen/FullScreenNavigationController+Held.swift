import PageFlow
import UIKit

// UIKit's list of the stack, and the wrappers in it.
extension FullScreenNavigationController {
    var wrappers: [PageWrapper] {
        super.viewControllers.compactMap { $0 as? PageWrapper }
    }

    /// A page that was moved elsewhere doesn't belong to the stack anymore, although its wrapper is still in UIKit's list.
    package var containers: [UIViewController] {
        super.viewControllers.filter { ($0 as? PageWrapper)?.isEmpty != true }
    }

    var topStack: UINavigationController? { wrappers.last?.stack }

    /// Whether a change waits until a swipe has ended. A change that contains only wrappers is performed, because UIKit may make it to end
    /// the swipe.
    func waits(
        with controllers: [UIViewController], _ change: @escaping (FullScreenNavigationController) -> Void
    ) -> Bool {
        controllers.contains { !($0 is PageWrapper) } && changesAfterSwipe.add(change)
    }

    func remember(_ wrapper: PageWrapper) {
        if known.count > 2 * super.viewControllers.count + 8 {
            known = known.filter { $0.value.wrapper != nil }
        }
        known[ObjectIdentifier(wrapper.content)] = KnownWrapper(wrapper: wrapper)
    }

    /// The wrapper that this stack has created for a page, as long as UIKit uses it.
    func wrapper(of page: UIViewController) -> PageWrapper? {
        guard let wrapper = known[ObjectIdentifier(page)]?.wrapper, wrapper.content === page else {
            return nil
        }
        return wrapper
    }

    func dropEmptied() {
        let kept = containers
        guard kept.count < super.viewControllers.count else { return }
        super.setViewControllers(kept, animated: false)
    }
}

struct KnownWrapper {
    weak var wrapper: PageWrapper?
}

// How PageFlow reads a full-screen stack: its containers may contain stacks, it has its own swipe, and saved state restores it.
extension FullScreenNavigationController: StackOfContainers, RestorableStack {
    package var ownBackSwipes: [UIGestureRecognizer] { [swipe?.fullWidth?.recognizer].compactMap { $0 } }

    /// Creates an empty stack for saved state.
    public static func makeEmpty() -> UINavigationController { FullScreenNavigationController() }
}
