import UIKit

/// Hears of the taps on tabs. It lives in the view of the tab bar controller, as that one's record does.
@MainActor
final class TabListener: NSObject {
    init(to tabs: UITabBarController) {
        super.init()
        renew(for: tabs)
    }

    /// Stands in front of the delegate that the tabs have at this moment, unless it does already.
    func renew(for tabs: UITabBarController) {
        tabs.delegate = TabDelegate.standing(inFrontOf: tabs.delegate, of: tabs)
    }
}

// What a tap on a tab means for the pages.
extension UITabBarController {
    /// Whether a tap on a page's tab may do what it does: else the guards are being asked.
    func isAllowedByGuards(_ page: UIViewController, _ delegate: TabDelegate) -> Bool {
        page === selectedViewController ? mayReturn(in: page, delegate) : mayChoose(page, delegate)
    }

    /// A second tap on the tab of a stack pops it to its first page.
    private func mayReturn(in page: UIViewController, _ delegate: TabDelegate) -> Bool {
        guard let stack = page as? UINavigationController, let top = stack.topViewController,
            let first = stack.viewControllers.first, first !== top
        else { return true }
        let leaving = Array(stack.viewControllers.dropFirst())
        guard leaving.contains(where: \.holdsGuard) else {
            navigator?.expect(.tabRetap, of: leaving)
            return true
        }
        tell(delegate, of: page, after: top.returnByFinger(to: first, cause: .tabRetap))
        return false
    }

    private func mayChoose(_ page: UIViewController, _ delegate: TabDelegate) -> Bool {
        guard let chosen = selectedViewController, !chosen.guardsInSight.isEmpty else { return true }
        let top = chosen.pageInSight
        let request = NavigationRequest(.choose(page), from: top, animated: true, cause: .tabSwitch)
        tell(delegate, of: page, after: top.send(request))
        return false
    }

    private func tell(_ delegate: TabDelegate, of page: UIViewController, after navigation: Navigation) {
        navigation.whenEnded { [weak self, weak delegate, weak page] outcome in
            guard outcome == .done, let self, let page else { return }
            delegate?.tellChoice(of: page, in: self)
        }
    }
}

extension UIViewController {
    /// The guards that go out of sight with this controller, the topmost first: the page in sight, its parts, and what
    /// it is a part of.
    var guardsInSight: [any LeaveGuard] {
        var guards: [any LeaveGuard] = []
        var controller = self
        while let inner = controller.childInSight ?? controller.ownPresented {
            controller.appendIfGuard(to: &guards)
            controller = inner
        }
        for page in controller.withAllHeld { page.appendIfGuard(to: &guards) }
        return guards.reversed()
    }

    private func appendIfGuard(to guards: inout [any LeaveGuard]) {
        if GuardTypes.contains(type(of: self)), let page = self as? any LeaveGuard { guards.append(page) }
    }

    /// Whether this controller or anything that hangs on it is a guard.
    var holdsGuard: Bool {
        GuardTypes.contains(type(of: self)) || heldPages.contains(where: \.holdsGuard)
            || ownPresented?.holdsGuard ?? false
    }
}
