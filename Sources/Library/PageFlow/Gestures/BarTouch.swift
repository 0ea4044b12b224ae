import UIKit

/// A touch on a stack's navigation bar, in the half with the back button. If a page is popped in the event that ends the touch, the back
/// button popped it.
@MainActor
struct BarTouch {
    private let stack: UINavigationController
    private let beginning: TimeInterval

    /// The minimum duration of a long press, in seconds.
    private static let menuDelay: TimeInterval = 0.5

    init?(_ touch: UITouch) {
        guard let bar = touch.view?.navigationBarAround, let stack = bar.stackAround, stack.offersBack,
            Self.isLeading(touch, in: bar)
        else { return nil }
        self.stack = stack
        beginning = touch.timestamp
    }

    /// Called when the touch has ended, or when a menu under it has canceled it.
    func end(at instant: TimeInterval, _ gestures: WindowGestures) {
        if instant - beginning >= Self.menuDelay {
            gestures.menuOpened(of: stack)
        } else if let top = stack.topViewController?.page {
            gestures.expect(.backButton, of: [top])
        }
    }

    /// Whether the touch is in the leading half of the bar. UIKit doesn't report the frame of the button, which can be half as wide as the
    /// bar.
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
        (self as? UIViewController)?.asContainer?.stack ?? next?.stackAround
    }
}

extension UINavigationController {
    /// Whether the bar shows UIKit's back button.
    var offersBack: Bool {
        guard viewControllers.count > 1, !leadsToMoreList, !isNavigationBarHidden,
            let item = topViewController?.navigationItem
        else { return false }
        let isReplaced = !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
        return !item.hidesBackButton && !isReplaced
    }
}
