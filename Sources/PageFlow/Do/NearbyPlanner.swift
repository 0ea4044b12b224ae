import UIKit

/// Plans the two requests that come most often, a push and a step back in a stack in sight, from what lies right around
/// the page. It comes to the ``Planner``'s plan, in a tenth of the time.
@MainActor
struct NearbyPlanner {
    let run: NavigationRun
    let window: UIWindow

    private var page: UIViewController { run.request.page }

    /// `false` when more has to be looked at.
    func plan() -> Bool {
        guard run.request.style == .direct, let stack = page.holdingParent as? UINavigationController else {
            return false
        }
        switch run.request.verb {
        case .goBack: return planPop(stack)
        case .open(let new, .push), .open(let new, .automatic): return planPush(new, onto: stack)
        default: return false
        }
    }

    private func planPop(_ stack: UINavigationController) -> Bool {
        let pages = stack.viewControllers
        let page = page
        guard pages.count > 1, pages[pages.count - 1] === page, page.children.isEmpty,
            page.presentedViewController == nil, isInSight(stack), let place = PagePath(to: stack, in: window)
        else { return false }
        let below = pages[pages.count - 2]
        outline(.pop(to: pages.count - 2), place, naming: type(of: below))
        take(.pop(stack, to: below), leaving: PageList(page))
        return true
    }

    private func planPush(_ new: UIViewController, onto stack: UINavigationController) -> Bool {
        guard new.isUnused, !(new is UINavigationController),
            stack.viewControllers.lastIndex(of: page) != nil,
            let place = PagePath(to: stack, in: window)
        else { return false }
        outline(.push, place, naming: run.request.askerType)
        take(.push(new, onto: stack), bringing: PageList(new))
        return true
    }

    private func outline(_ kind: NearbyMove.Kind, _ place: PagePath, naming named: UIViewController.Type) {
        run.navigation.outline = .nearby(
            NearbyMove(kind: kind, stack: place, named: named, isAnimated: run.request.isAnimated))
    }

    private func take(
        _ action: LiveStep, leaving: PageList = PageList(), bringing pages: PageList = PageList()
    ) {
        run.upcoming = StepQueue(
            NavigationRun.Step(action, isAnimated: run.request.isAnimated, leaving: leaving))
        run.arrivals = Arrivals(pages: pages)
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
