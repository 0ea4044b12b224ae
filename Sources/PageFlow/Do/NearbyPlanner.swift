import UIKit

/// Plans the two requests that come most often, a push and a step back in a stack in sight, from what lies right around
/// the page. It comes to the ``Planner``'s plan, in a tenth of the time.
@MainActor
struct NearbyPlanner {
    let navigator: Navigator
    let window: UIWindow
    let request: NavigationRequest

    /// `nil` when more has to be looked at.
    func run(of navigation: Navigation, asked: Set<ObjectIdentifier>) -> NavigationRun? {
        guard request.style == .direct, let stack = request.page.holdingParent as? UINavigationController else {
            return nil
        }
        switch request.verb {
        case .goBack: return runToPop(stack, navigation, asked)
        case .open(let page, .push), .open(let page, .automatic):
            return runToPush(page, onto: stack, navigation, asked)
        default: return nil
        }
    }

    private func runToPop(
        _ stack: UINavigationController, _ navigation: Navigation, _ asked: Set<ObjectIdentifier>
    ) -> NavigationRun? {
        let pages = stack.viewControllers
        let page = request.page
        guard pages.count > 1, pages[pages.count - 1] === page, page.children.isEmpty,
            page.presentedViewController == nil, isInSight(stack), let place = PagePath(to: stack, in: window)
        else { return nil }
        let below = pages[pages.count - 2]
        navigation.outline = .nearby(
            NearbyMove(
                kind: .pop(to: pages.count - 2), stack: place, named: type(of: below),
                isAnimated: request.isAnimated))
        let step = NavigationRun.Step(
            .pop(stack, to: below), isAnimated: request.isAnimated, leaving: PageList(page))
        return NavigationRun(
            navigation, request, Arrivals(pages: PageList()), steps: StepQueue(step), asked: asked,
            navigator: navigator)
    }

    private func runToPush(
        _ page: UIViewController, onto stack: UINavigationController, _ navigation: Navigation,
        _ asked: Set<ObjectIdentifier>
    ) -> NavigationRun? {
        guard page.isUnused, !(page is UINavigationController),
            stack.viewControllers.lastIndex(of: request.page) != nil,
            let place = PagePath(to: stack, in: window)
        else { return nil }
        navigation.outline = .nearby(
            NearbyMove(kind: .push, stack: place, named: request.askerType, isAnimated: request.isAnimated))
        let step = NavigationRun.Step(
            .push(page, onto: stack), isAnimated: request.isAnimated, leaving: PageList())
        return NavigationRun(
            navigation, request, Arrivals(pages: PageList(page)), steps: StepQueue(step), asked: asked,
            navigator: navigator)
    }

    /// Whether the stack would be in sight if nothing were presented over it.
    private func isInSight(_ stack: UINavigationController) -> Bool {
        var controller: UIViewController = stack
        while let holder = controller.holdingParent {
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
