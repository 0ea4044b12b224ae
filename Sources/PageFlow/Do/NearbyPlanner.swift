import UIKit

/// Plans the two requests that come most often, a push and a step back in a stack in sight, from what lies right around
/// the page. It comes to the ``Planner``'s plan, in a tenth of the time.
@MainActor
struct NearbyPlanner {
    let request: NavigationRequest
    let window: UIWindow

    struct Result {
        let goal: NavigationGoal
        let plan: NavigationPlan
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
        let index = pages.count - 2
        let span = PageSpan.children(of: place, index + 1..<index + 2)
        let step = NavigationStep(
            action: .pop(stack: place, to: index), isAnimated: request.isAnimated, leaving: span,
            names: [pages[index].pageName])
        return Result(
            goal: .back(from: place.appending(.child(index + 1))),
            plan: NavigationPlan(steps: [step], leaving: [span]),
            step: NavigationRun.Step(
                step: .pop(stack, to: pages[index]), isAnimated: request.isAnimated, leaving: [page]))
    }

    private func planToPush(_ page: UIViewController, onto stack: UINavigationController) -> Result? {
        guard page.isUnused, !(page is UINavigationController), let place = PagePath(to: stack, in: window)
        else {
            return nil
        }
        let step = NavigationStep(
            action: .push(onto: place), isAnimated: request.isAnimated, leaving: nil,
            names: [request.page.pageName])
        return Result(
            goal: .push(from: place), plan: NavigationPlan(steps: [step], leaving: []),
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
