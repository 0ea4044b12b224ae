import Simulator

// Test doubles of controllers: each overrides members and returns preset values. They are in another module.

final class PageInAStack: UIViewController {
    let stack = UINavigationController()
    override var navigationController: UINavigationController? { stack }
}

final class PageInTabs: UIViewController {
    let tabs = UITabBarController()
    override var tabBarController: UITabBarController? { tabs }
}

final class PageInASplitView: UIViewController {
    let split = UISplitViewController()
    override var splitViewController: UISplitViewController? { split }
}

final class MovingPage: UIViewController {
    override var isMovingToParent: Bool { true }
    override var isMovingFromParent: Bool { true }
    override var isBeingPresented: Bool { true }
    override var isBeingDismissed: Bool { true }
}

final class LoadedPage: UIViewController {
    let known = UIView()
    override var isViewLoaded: Bool { true }
    override var viewIfLoaded: UIView? { known }
    override var nibName: String? { "Double" }
    override var nibBundle: Bundle? { .main }
}

final class PresentingPage: UIViewController {
    let other = UIViewController()
    override var presentedViewController: UIViewController? { other }
    override var presentingViewController: UIViewController? { other }
}

final class PageInAPresentation: UIViewController {
    lazy var popover = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    lazy var sheet = UISheetPresentationController(presentedViewController: self, presenting: nil)
    override var popoverPresentationController: UIPopoverPresentationController? { popover }
    override var sheetPresentationController: UISheetPresentationController? { sheet }
    override var activePresentationController: UIPresentationController? { sheet }
}

final class PageInTransition: UIViewController {
    final class Coordinator: NSObject, UIViewControllerTransitionCoordinator {
        var isAnimated: Bool { true }
        var presentationStyle: UIModalPresentationStyle { .none }
        var initiallyInteractive: Bool { false }
        var isInterruptible: Bool { false }
        var isInteractive: Bool { false }
        var isCancelled: Bool { false }
        var transitionDuration: TimeInterval { 1 }
        var percentComplete: CGFloat { 0 }
        var completionVelocity: CGFloat { 1 }
        var completionCurve: UIView.AnimationCurve { .linear }
        var containerView: UIView { UIView() }
        var targetTransform: CGAffineTransform { .identity }
        func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
        func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
        func animate(
            alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
            completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
        ) -> Bool { true }
        func animateAlongsideTransition(
            in view: UIView?,
            animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
            completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
        ) -> Bool { true }
        func notifyWhenInteractionEnds(
            _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
        ) {}
        func notifyWhenInteractionChanges(
            _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
        ) {}
    }

    let coordinator = Coordinator()
    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { coordinator }
}

final class PageWithItems: UIViewController {
    let item = UINavigationItem(title: "Double")
    let tabItem = UITabBarItem(title: "Double", image: nil, tag: 7)
    let tools = [UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)]
    let editButton = UIBarButtonItem(title: "Change", style: .plain, target: nil, action: nil)
    override var navigationItem: UINavigationItem { item }
    override var tabBarItem: UITabBarItem! {
        get { tabItem }
        set {}
    }
    override var toolbarItems: [UIBarButtonItem]? {
        get { tools }
        set {}
    }
    override var editButtonItem: UIBarButtonItem { editButton }
    override var hidesBottomBarWhenPushed: Bool {
        get { true }
        set {}
    }
}

final class PageWithEdges: UIViewController {
    override var edgesForExtendedLayout: UIRectEdge {
        get { .top }
        set {}
    }
    override var extendedLayoutIncludesOpaqueBars: Bool {
        get { true }
        set {}
    }
    override var additionalSafeAreaInsets: UIEdgeInsets {
        get { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        set {}
    }
    override var restorationIdentifier: String? {
        get { "double" }
        set {}
    }
}

/// Decides on the system bars as a child of its container.
final class PageWithBars: UIViewController {
    let decider = Decider()

    final class Decider: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override var prefersStatusBarHidden: Bool { true }
        override var prefersHomeIndicatorAutoHidden: Bool { true }
        override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
    }

    var updates = 0
    override var childForStatusBarStyle: UIViewController? { decider }
    override var childForStatusBarHidden: UIViewController? { decider }
    override var childForHomeIndicatorAutoHidden: UIViewController? { decider }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? { decider }
    override func setNeedsStatusBarAppearanceUpdate() {
        super.setNeedsStatusBarAppearanceUpdate()
        updates += 1
    }
}

/// Overrides the properties of its presentation.
final class ModalPage: UIViewController {
    let animators = Animators()

    final class Animators: NSObject, UIViewControllerTransitioningDelegate {
        var asked: [String] = []

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            asked.append("in")
            return nil
        }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            asked.append("out")
            return nil
        }
    }

    override var isModalInPresentation: Bool {
        get { true }
        set {}
    }
    override var modalPresentationStyle: UIModalPresentationStyle {
        get { .overFullScreen }
        set {}
    }
    override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { animators }
        set {}
    }
}

/// A sheet that the user can't dismiss.
final class HeldSheet: UIViewController {
    override var isModalInPresentation: Bool {
        get { true }
        set {}
    }
}

/// Forwards no appearance callbacks to its children.
final class SilentContainer: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// A stack that records its calls.
final class ListeningStack: UINavigationController {
    var asked: [String] = []

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        asked.append("push")
        super.pushViewController(viewController, animated: animated)
    }

    override func popViewController(animated: Bool) -> UIViewController? {
        asked.append("pop")
        return super.popViewController(animated: animated)
    }

    override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        asked.append("pop to root")
        return super.popToRootViewController(animated: animated)
    }

    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        asked.append("set")
        super.setViewControllers(viewControllers, animated: animated)
    }

    override func show(_ vc: UIViewController, sender: Any?) {
        asked.append("show")
        super.show(vc, sender: sender)
    }
}

/// A tab bar controller that records selections, and lets one of its pages decide on the status bar.
final class ListeningTabs: UITabBarController {
    var chosen: [UIViewController?] = []
    var decider: UIViewController?

    override var selectedViewController: UIViewController? {
        get { decider ?? super.selectedViewController }
        set {
            chosen.append(newValue)
            super.selectedViewController = newValue
        }
    }

    override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        chosen = []
        super.setViewControllers(viewControllers, animated: animated)
    }
}

/// A presenter that records its presentations and dismissals.
final class ListeningPresenter: UIViewController {
    var asked: [String] = []

    override func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        asked.append("present")
        super.present(viewControllerToPresent, animated: flag, completion: completion)
    }

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        asked.append("dismiss")
        super.dismiss(animated: flag, completion: completion)
    }
}
