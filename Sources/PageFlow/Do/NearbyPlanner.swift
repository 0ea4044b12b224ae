import UIKit

/// Plans the two requests that come most often, a push and a step back in a stack in sight, from what lies right around
/// the page. It comes to the ``Planner``'s plan, in a tenth of the time.
@MainActor
enum NearbyPlanner {
    /// `false` when more has to be looked at.
    static func plan(_ run: NavigationRun, in window: UIWindow) -> Bool {
        let page = run.request.page
        guard run.request.style == .direct, let stack = page.holdingParent as? UINavigationController
        else {
            return false
        }
        switch run.request.verb {
        case .goBack: return planPop(of: page, from: stack, for: run, in: window)
        case .open(let new, .push), .open(let new, .automatic):
            return planPush(new, onto: stack, for: run, in: window)
        default: return false
        }
    }

    private static func planPop(
        of page: UIViewController, from stack: UINavigationController, for run: NavigationRun,
        in window: UIWindow
    ) -> Bool {
        let pages = stack.viewControllers
        guard pages.count > 1, pages[pages.count - 1] === page, page.children.isEmpty,
            page.presentedViewController == nil, let place = place(of: stack, in: window, ifInSight: true)
        else { return false }
        let below = pages[pages.count - 2]
        outline(run, .pop(to: pages.count - 2), place, naming: type(of: below))
        run.plan(
            NavigationRun.Step(
                .pop(stack, to: below), isAnimated: run.request.isAnimated, leaving: .one(page)))
        return true
    }

    private static func planPush(
        _ new: UIViewController, onto stack: UINavigationController, for run: NavigationRun,
        in window: UIWindow
    ) -> Bool {
        guard new.isUnused, new.refusalByStacks == nil,
            stack.viewControllers.lastIndex(of: run.request.page) != nil,
            let place = place(of: stack, in: window, ifInSight: false)
        else { return false }
        outline(run, .push, place, naming: run.request.askerType)
        run.plan(NavigationRun.Step(.push(new, onto: stack), isAnimated: run.request.isAnimated))
        run.newPages = .one(new)
        return true
    }

    private static func outline(
        _ run: NavigationRun, _ kind: NearbyMove.Kind, _ place: PagePath,
        naming named: UIViewController.Type
    ) {
        run.navigation.outline = .nearby(
            NearbyMove(kind: kind, stack: place, named: named, isAnimated: run.request.isAnimated))
    }

    /// Most apps have their first stack as the root.
    private static func place(
        of stack: UINavigationController, in window: UIWindow, ifInSight hasToBeInSight: Bool
    ) -> PagePath? {
        if window.rootViewController === stack { return PagePath([]) }
        return !hasToBeInSight || isInSight(stack) ? PagePath(to: stack, in: window) : nil
    }

    /// Whether the stack would be in sight if nothing were presented over it.
    private static func isInSight(_ stack: UINavigationController) -> Bool {
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

    /// Why no stack takes the page; `nil` for a page that can be pushed.
    var refusalByStacks: NavigationError.Reason? {
        switch self {
        case is UINavigationController: .stackIntoStack
        case is UISplitViewController: .splitIntoStack
        default: nil
        }
    }
}
