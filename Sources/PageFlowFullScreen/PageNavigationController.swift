import PageFlow
import UIKit

// Its real stack, of one page, changes only while no full-screen stack is around it. Then the getters answer for that real
// stack; so UIKit, as it changes it, never reads of other pages, whichever getters it reads.

/// The `navigationController` of a page in a full-screen stack: it owns that one page's bar.
///
/// Bars and toolbars are the page's own. Everything that is about the stack goes to the ``FullScreenNavigationController``
/// around it: a push on this controller is a push on the full-screen stack, and `viewControllers` are all its pages.
///
/// It is the role that document 004 calls BaseNavigationController. Full-screen stacks make it; apps do not.
public final class PageNavigationController: UINavigationController, TransparentContainer {
    /// The stack that the page lies in; `nil` before the push is made and after the page has left.
    public var fullScreenNavigationController: FullScreenNavigationController? {
        parent?.parent as? FullScreenNavigationController
    }

    /// The page whose bar it owns.
    public var contentPage: UIViewController? { super.viewControllers.first }

    private var whole: FullScreenNavigationController? { fullScreenNavigationController }

    func hold(_ page: UIViewController) {
        // What a page presents in the current context covers the stack, not the page's bar alone.
        definesPresentationContext = false
        super.setViewControllers([page], animated: false)
    }

    // MARK: Stack

    /// The pages of the full-screen stack.
    public override var viewControllers: [UIViewController] {
        get { whole?.viewControllers ?? super.viewControllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The top page of the full-screen stack.
    public override var topViewController: UIViewController? {
        guard let whole else { return super.topViewController }
        return whole.topViewController
    }

    /// The visible page of the full-screen stack, or what is presented over it.
    public override var visibleViewController: UIViewController? {
        guard let whole else { return super.visibleViewController }
        return whole.visibleViewController
    }

    /// The pages of the full-screen stack.
    public override var children: [UIViewController] { whole?.children ?? super.children }

    /// Puts a page on top of the full-screen stack.
    public override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard let whole else { return super.pushViewController(viewController, animated: animated) }
        whole.pushViewController(viewController, animated: animated)
    }

    /// Takes the top page of the full-screen stack away.
    @discardableResult
    public override func popViewController(animated: Bool) -> UIViewController? {
        guard let whole else { return super.popViewController(animated: animated) }
        return whole.popViewController(animated: animated)
    }

    /// Takes away every page above one in the full-screen stack.
    @discardableResult
    public override func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        guard let whole else { return super.popToViewController(viewController, animated: animated) }
        return whole.popToViewController(viewController, animated: animated)
    }

    /// Takes away every page of the full-screen stack but the first.
    @discardableResult
    public override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let whole else { return super.popToRootViewController(animated: animated) }
        return whole.popToRootViewController(animated: animated)
    }

    /// Replaces the pages of the full-screen stack.
    public override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        guard let whole else { return super.setViewControllers(viewControllers, animated: animated) }
        whole.setViewControllers(viewControllers, animated: animated)
    }

    /// The delegate of the full-screen stack.
    public override var delegate: (any UINavigationControllerDelegate)? {
        get {
            guard let whole else { return super.delegate }
            return whole.delegate
        }
        set {
            guard let whole else { return super.delegate = newValue }
            whole.delegate = newValue
        }
    }

    // MARK: Deciding for the pages

    /// The top page, whether its bar is hidden or not.
    public override var childForStatusBarStyle: UIViewController? { topViewController }
}
