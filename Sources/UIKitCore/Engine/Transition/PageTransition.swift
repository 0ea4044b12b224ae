/// One change of what a container shows, from the first will callback to the last did callback.
@MainActor
final class PageTransition: LoopWork {
    // The policy is the container or keeps it.
    unowned(unsafe) let container: UIViewController
    let policy: any TransitionPolicy
    let family: OrderFamily
    /// The page that leaves; `nil` when nothing does, or when what leaves stays visible.
    let leaving: UIViewController?
    /// The page that comes; `nil` when what is beneath was visible all along.
    let coming: UIViewController?
    /// The pages as an app sees them: a sheet's presenter stays visible, yet it is where the sheet comes from.
    var visibleFrom: UIViewController? { presenterBefore ?? leaving }
    var visibleTo: UIViewController? { presenterAfter ?? coming }
    var presenterBefore: UIViewController?
    var presenterAfter: UIViewController?
    let isAnimated: Bool
    @exclusivity(unchecked) private(set) var duration: TimeInterval
    /// When time began to move it.
    @exclusivity(unchecked) var beginTime: TimeInterval = 0
    @exclusivity(unchecked) var containerView: UIView?
    /// Made when somebody asks for it.
    @exclusivity(unchecked) var coordinator: TransitionCoordinator?
    /// Set when an animator or a finger moves the transition; else time does.
    @exclusivity(unchecked) private(set) var context: TransitionContext?
    @exclusivity(unchecked) var hasBegun = false
    @exclusivity(unchecked) var isEnded = false
    @exclusivity(unchecked) var isCancelled = false

    init(
        in container: UIViewController, policy: any TransitionPolicy, family: OrderFamily,
        from leaving: UIViewController?, to coming: UIViewController?, animated: Bool, duration: TimeInterval
    ) {
        self.container = container
        self.policy = policy
        self.family = family
        self.leaving = leaving
        self.coming = coming
        isAnimated = animated
        self.duration = animated ? duration : 0
    }

    var workName: String { policy.name(of: self) }

    func run() { Runtime.withEngine { $0.end(self) } }

    /// Hands the transition to an animator and to what drives it, before it begins.
    func animate(
        with animator: any UIViewControllerAnimatedTransitioning,
        drivenBy interaction: (any UIViewControllerInteractiveTransitioning)?, isSystems: Bool = false
    ) {
        let made = TransitionContext(
            of: self, animator: animator, interaction: interaction, isSystems: isSystems)
        context = made
        duration = max(0, animator.transitionDuration(using: made))
    }

    /// The context keeps the transition; when that is over nobody asks for it any more.
    func dropContext() { context = nil }

    /// Whether an app's animator puts the views in place.
    var movesOwnViews: Bool { context.map { !$0.isSystems } ?? false }

    func page(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: visibleFrom
        case .to: visibleTo
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: policy.view(of: leaving, in: self)
        case .to: policy.view(of: coming, in: self)
        default: nil
        }
    }

    func involves(_ page: UIViewController) -> Bool {
        page === leaving || page === coming || policy.extraPages(of: self).holds(page)
    }

    func moves(within root: UIViewController) -> Bool {
        leaving?.isWithin(root) == true || coming?.isWithin(root) == true
            || container.isWithin(root) && policy.movesPages
    }
}

/// What a container knows about its own transitions; the engine knows the rest.
@MainActor
protocol TransitionPolicy: AnyObject {
    func name(of transition: PageTransition) -> String

    /// Called first, before any callback. Returns `false` when UIKit refuses the transition with an exception.
    func willBegin(_ transition: PageTransition) -> Bool

    /// Called after the will callbacks: puts the coming view in place.
    func placeViews(_ transition: PageTransition)

    /// Called before the did callbacks: takes the leaving view away and undoes what ties the leaving page.
    func removeViews(_ transition: PageTransition)

    /// Called first when the transition is given up: what the container holds is again what it held before.
    func willCancel(_ transition: PageTransition)

    /// Called when the coming page was told that it goes again: takes its view away and puts the leaving one back.
    func restoreViews(_ transition: PageTransition)

    /// Called after the callbacks of a transition that was given up.
    func didCancel(_ transition: PageTransition)

    /// Called after the did callbacks.
    func didEnd(_ transition: PageTransition)

    /// Called last: the caller's completion.
    func complete(_ transition: PageTransition)

    var presentationStyle: UIModalPresentationStyle { get }

    /// Whether the container's pages are not to be moved by anything else meanwhile.
    var movesPages: Bool { get }

    /// Whether a presentation that is asked for meanwhile is made at the end.
    var coordinatesPresentations: Bool { get }

    /// The view by which a page of the transition moves; `nil` without one.
    func view(of page: UIViewController?, in transition: PageTransition) -> UIView?

    /// Where a page's view is to be at the end; zero when it is not visible then.
    func finalFrame(of page: UIViewController, in transition: PageTransition) -> CGRect

    /// Pages that the transition moves besides the leaving and the coming one.
    func extraPages(of transition: PageTransition) -> [UIViewController]

    /// Where UIKit's own animation shows the views when a part of it, from 0 to 1, is over.
    func motions(of transition: PageTransition, at part: CGFloat) -> [ViewMotion]
}

extension TransitionPolicy {
    func willBegin(_ transition: PageTransition) -> Bool { true }

    func complete(_ transition: PageTransition) {}

    var presentationStyle: UIModalPresentationStyle { .none }

    var movesPages: Bool { true }

    var coordinatesPresentations: Bool { false }

    func extraPages(of transition: PageTransition) -> [UIViewController] { [] }

    func motions(of transition: PageTransition, at part: CGFloat) -> [ViewMotion] { [] }

    func willCancel(_ transition: PageTransition) {}

    func restoreViews(_ transition: PageTransition) {}

    func didCancel(_ transition: PageTransition) {}

    func view(of page: UIViewController?, in transition: PageTransition) -> UIView? { page?.viewIfLoaded }

    func finalFrame(of page: UIViewController, in transition: PageTransition) -> CGRect {
        page === transition.coming ? transition.containerView?.bounds ?? .zero : .zero
    }
}
