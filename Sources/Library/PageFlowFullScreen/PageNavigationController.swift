import PageFlow
import UIKit

/// The `navigationController` of a page in a full-screen stack: the container of that one page and its bar.
///
/// Each page has its own bars and toolbars. A push, a pop or an assignment on this controller changes the
/// ``FullScreenNavigationController`` around it, and `viewControllers` and `delegate` return the pages and the delegate of that stack, as
/// page code expects of its `navigationController`. UIKit makes no transition here, because this controller's own stack always contains the
/// page. `topViewController`, `visibleViewController` and `children`, which UIKit reads to lay out and update the page, return UIKit's
/// value: the page.
///
/// Full-screen stacks create it; apps don't.
public final class PageNavigationController: UINavigationController, TransparentContainer {
    /// The stack that contains the page; `nil` before the push is made and after the page has left.
    public var fullScreenNavigationController: FullScreenNavigationController? {
        parent?.parent as? FullScreenNavigationController
    }

    /// The page whose bar it owns.
    public var contentPage: UIViewController? { super.viewControllers.first }

    private var whole: FullScreenNavigationController? { fullScreenNavigationController }

    func hold(_ page: UIViewController) {
        // A page that presents in the current context covers the stack, and not its own bar alone.
        definesPresentationContext = false
        super.setViewControllers([page], animated: false)
    }

    /// Removes its own interactive pops: `viewControllers` has other pages, and one of them would be popped without a swipe.
    public override func viewDidLoad() {
        super.viewDidLoad()
        var swipes = [interactivePopGestureRecognizer]
        if #available(iOS 26, *) { swipes.append(interactiveContentPopGestureRecognizer) }
        for case let swipe? in swipes { swipe.view?.removeGestureRecognizer(swipe) }
    }

    // MARK: Stack

    /// The pages of the full-screen stack.
    public override var viewControllers: [UIViewController] {
        get { whole?.pages ?? super.viewControllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Pushes a page onto the full-screen stack.
    public override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard let whole else { return super.pushViewController(viewController, animated: animated) }
        whole.pushViewController(viewController, animated: animated)
    }

    /// Pops the top page of the full-screen stack, and returns it.
    @discardableResult
    public override func popViewController(animated: Bool) -> UIViewController? {
        guard let whole else { return super.popViewController(animated: animated) }
        return whole.popViewController(animated: animated)
    }

    /// Pops the pages above a page of the full-screen stack, and returns them, the lowest first.
    @discardableResult
    public override func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        guard let whole else { return super.popToViewController(viewController, animated: animated) }
        return whole.popToViewController(viewController, animated: animated)
    }

    /// Pops all pages of the full-screen stack but the first, and returns them, the lowest first.
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

    /// The delegate of the full-screen stack. UIKit reads which methods a delegate implements when it is set, and no delegate is set here.
    public override var delegate: (any UINavigationControllerDelegate)? {
        get { whole.map(\.pageDelegate) ?? super.delegate }
        set {
            guard let whole else { return super.delegate = newValue }
            whole.pageDelegate = newValue
        }
    }

    // MARK: Decisions of the page

    /// The page, whether its bar is hidden or not.
    public override var childForStatusBarStyle: UIViewController? { contentPage }
}
