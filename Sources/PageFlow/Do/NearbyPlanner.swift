import UIKit

/// Plans the two requests that come most often, a push and a step back in a stack in sight, from what lies right around
/// the page. It comes to the ``Planner``'s plan, in a tenth of the time.
@MainActor
struct NearbyPlanner {
    let request: NavigationRequest
    let window: UIWindow

    struct Result {
        let move: NearbyMove
        let step: NavigationRun.Step
        var newPages: [UIViewController] = []
    }

    /// `nil` when more has to be looked at.
    func plan() -> Result? {
        guard request.style == .direct, let stack = request.page.parent as? UINavigationController else {
            return nil
        }
        switch request.verb {
        case .goBack: return planToPop(stack)
        case .open(let page, .push), .open(let page, .automatic): return planToPush(page, onto: stack)
        default: return nil
        }
    }

    private func planToPop(_ stack: UINavigationController) -> Result? {
        let pages = stack.viewControllers
        let page = request.page
        guard pages.count > 1, pages[pages.count - 1] === page, page.children.isEmpty,
            page.presentedViewController == nil, isInSight(stack), let place = PagePath(to: stack, in: window)
        else { return nil }
        let below = pages[pages.count - 2]
        return Result(
            move: NearbyMove(
                kind: .pop(to: pages.count - 2), stack: place, named: type(of: below),
                isAnimated: request.isAnimated),
            step: NavigationRun.Step(
                step: .pop(stack, to: below), isAnimated: request.isAnimated, leaving: [page]))
    }

    private func planToPush(_ page: UIViewController, onto stack: UINavigationController) -> Result? {
        guard page.isUnused, !(page is UINavigationController),
            stack.viewControllers.lastIndex(of: request.page) != nil,
            let place = PagePath(to: stack, in: window)
        else { return nil }
        return Result(
            move: NearbyMove(
                kind: .push, stack: place, named: request.askerType, isAnimated: request.isAnimated),
            step: NavigationRun.Step(
                step: .push(page, onto: stack), isAnimated: request.isAnimated, leaving: []),
            newPages: [page])
    }

    /// Whether the stack would be in sight if nothing were presented over it.
    private func isInSight(_ stack: UINavigationController) -> Bool {
        var controller: UIViewController = stack
        while let holder = controller.parent {
            guard let tabs = holder as? UITabBarController, tabs.selectedViewController === controller else {
                return false
            }
            controller = holder
        }
        return true
    }
}

extension UIViewController {
    /// UIKit throws exceptions at pages that are shown twice.
    var isUnused: Bool {
        parent == nil && presentingViewController == nil && viewIfLoaded?.window == nil
    }
}
