import PageFlowCore
import UIKit

/// A touch on a stack's navigation bar, where the back button is: what pops the page in the very event in which it goes
/// up was the back button.
@MainActor
struct BarTouch {
    private let stack: UINavigationController
    private let beginning: TimeInterval

    /// The seconds of a long press.
    private static let menuDelay: TimeInterval = 0.5

    init?(_ touch: UITouch) {
        guard let bar = touch.view?.navigationBarAround, let stack = bar.stackAround, stack.offersBack,
            Self.isLeading(touch, in: bar)
        else { return nil }
        self.stack = stack
        beginning = touch.timestamp
    }

    /// The touch has ended, or a menu that opens under it has cancelled it.
    func end(at instant: TimeInterval, _ gestures: WindowGestures) {
        if instant - beginning >= Self.menuDelay {
            gestures.menuOpened(of: stack)
        } else if let top = stack.topViewController?.page {
            gestures.expect(.backButton, of: [top])
        }
    }

    /// UIKit does not say where in the bar the button is: with its title it may be as long as half the bar.
    private static func isLeading(_ touch: UITouch, in bar: UINavigationBar) -> Bool {
        let isLeft = touch.location(in: bar).x < bar.bounds.midX
        return isLeft == (bar.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }
}

extension UIView {
    /// Whether a touch on this view means that no menu is open.
    func isBesideMenus(over page: UIViewController) -> Bool {
        navigationBarAround != nil || page.viewIfLoaded.map(isDescendant) == true
    }

    fileprivate var navigationBarAround: UINavigationBar? {
        (self as? UINavigationBar) ?? superview?.navigationBarAround
    }
}

extension UIResponder {
    fileprivate var stackAround: UINavigationController? {
        (self as? UINavigationController) ?? next?.stackAround
    }
}

extension UINavigationController {
    /// Whether a user finds UIKit's back button in the bar.
    var offersBack: Bool {
        guard viewControllers.count > 1, !leadsToMoreList, !isNavigationBarHidden,
            let item = topViewController?.navigationItem
        else { return false }
        let isReplaced = !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
        return !item.hidesBackButton && !isReplaced
    }
}
