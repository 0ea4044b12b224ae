import UIKit

// What is really in the stack.
extension FullScreenNavigationController {
    /// Whatever the getters answer.
    var wrappers: [PageWrapper] {
        super.viewControllers.compactMap { $0 as? PageWrapper }
    }

    /// A page that was taken elsewhere is none of the stack's any more, though its wrapper is still there.
    var pages: [UIViewController] {
        super.viewControllers.compactMap { held in
            guard let wrapper = held as? PageWrapper else { return held }
            return wrapper.isEmpty ? nil : wrapper.content
        }
    }

    var topStack: UINavigationController? { wrappers.last?.stack }

    func inUIKit<Result>(_ call: () -> Result) -> Result {
        let wasInUIKit = isInUIKit
        isInUIKit = true
        defer { isInUIKit = wasInUIKit }
        return call()
    }

    /// Whether a change that was just asked for is put off until a swipe is over.
    func waitsForSwipe(_ change: @escaping (FullScreenNavigationController) -> Void) -> Bool {
        !isInUIKit && changesAfterSwipe.add(change)
    }

    /// Where UIKit calls a page in the middle of a change.
    func inApp(_ call: () -> Void) {
        let wasInUIKit = isInUIKit
        isInUIKit = false
        defer { isInUIKit = wasInUIKit }
        call()
    }

    func remember(_ wrapper: PageWrapper) {
        if known.count > 2 * super.viewControllers.count + 8 {
            known = known.filter { $0.value.wrapper != nil }
        }
        known[ObjectIdentifier(wrapper.content)] = KnownWrapper(wrapper: wrapper)
    }

    /// The one that this stack has made for a page, as long as UIKit has a use for it.
    func wrapper(of page: UIViewController) -> PageWrapper? {
        guard let wrapper = known[ObjectIdentifier(page)]?.wrapper, wrapper.content === page else {
            return nil
        }
        return wrapper
    }

    func dropEmptied() {
        let kept = super.viewControllers.filter { ($0 as? PageWrapper)?.isEmpty != true }
        guard kept.count < super.viewControllers.count else { return }
        inUIKit { super.setViewControllers(kept, animated: false) }
    }
}

struct KnownWrapper {
    weak var wrapper: PageWrapper?
}
