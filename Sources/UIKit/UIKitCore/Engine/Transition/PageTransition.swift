/// One change of a container's visible view controller, from the first will callback to the last did callback.
@MainActor
final class PageTransition: LoopWork {
    let container: UIViewController
    let policy: any TransitionPolicy
    let family: OrderFamily
    /// The leaving view controller; `nil` if none leaves, or if it stays visible.
    let leaving: UIViewController?
    /// The arriving view controller; `nil` if the uncovered view controller was visible all along.
    let coming: UIViewController?
    /// The leaving view controller for an app. A sheet's presenter stays visible, but the transition starts from it.
    var visibleFrom: UIViewController? { presenterBefore ?? leaving }
    var visibleTo: UIViewController? { presenterAfter ?? coming }
    var presenterBefore: UIViewController?
    var presenterAfter: UIViewController?
    let isAnimated: Bool
    private(set) var duration: TimeInterval
    /// The time at which the transition began to follow the clock.
    var beginTime: TimeInterval = 0
    var containerView: UIView?
    /// The coordinator, created when it is first requested.
    var coordinator: TransitionCoordinator?
    /// Set while an animator or a gesture moves the transition. Without a context, the transition follows the clock.
    private(set) var context: TransitionContext?
    /// The end of a transition that follows the clock.
    var timer: MainLoop.Timer?
    private var extras: TransitionExtras?
    var hasBegun = false
    var isEnded = false
    var isCancelled = false

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

    /// Sets the animator and the interaction controller, before the transition begins.
    func animate(
        with animator: any UIViewControllerAnimatedTransitioning,
        drivenBy interaction: (any UIViewControllerInteractiveTransitioning)?, isSystems: Bool = false
    ) {
        let made = TransitionContext(
            of: self, animator: animator, interaction: interaction, isSystems: isSystems)
        context = made
        duration = max(0, animator.transitionDuration(using: made))
    }

    /// Releases the context, which retains the transition. Nothing reads it after the end.
    func dropContext() {
        _ = context.take()
        _ = extras.take()
        // Of a transition that ends early. The timer would retain the view controllers until the animation's usual end.
        timer.take()?.cancel()
    }

    /// Lets the transition begin at the displayed positions of another one.
    func begin(where interrupted: InterruptedTransition) {
        let extras = ensureExtras()
        extras.interrupted = interrupted
        extras.firstPart = interrupted.firstPart(of: self)
    }

    /// Moves the views as a zoom does, instead of the container's default transition.
    func follow(_ course: ZoomCourse) {
        ensureExtras().zoom = course
        if context == nil { duration = ZoomCourse.duration }
    }

    private func ensureExtras() -> TransitionExtras {
        if let extras { return extras }
        let made = TransitionExtras()
        extras = made
        return made
    }

    /// Whether an app's animator adds the views.
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

/// The state that few transitions have.
@MainActor
private final class TransitionExtras {
    var interrupted: InterruptedTransition?
    var firstPart: CGFloat = 0
    var zoom: ZoomCourse?
    var replacedView: UIView?
}

extension PageTransition {
    /// The transition that this one has interrupted.
    var interrupted: InterruptedTransition? { extras?.interrupted }

    /// The progress at the beginning: more than 0 if the transition is the reverse of the interrupted one.
    var firstPart: CGFloat { extras?.firstPart ?? 0 }

    /// The course of a zoom; `nil` for the container's default transition.
    var zoom: ZoomCourse? { extras?.zoom }

    /// The view with which the leaving view controller began, if it has another one since.
    var replacedView: UIView? {
        get { extras?.replacedView }
        set { ensureExtras().replacedView = newValue }
    }
}

/// The container's part of its transitions. The engine does the rest.
@MainActor
protocol TransitionPolicy: AnyObject {
    func name(of transition: PageTransition) -> String

    /// Called first, before any callback. Returns `false` if UIKit rejects the transition with an exception.
    func willBegin(_ transition: PageTransition) -> Bool

    /// Called after the will callbacks. Adds the arriving view.
    func placeViews(_ transition: PageTransition)

    /// Called before the did callbacks. Removes the leaving view and unlinks the leaving view controller.
    func removeViews(_ transition: PageTransition)

    /// Called first when the transition is canceled. Restores the container's previous contents.
    func willCancel(_ transition: PageTransition)

    /// Called when the arriving view controller has been notified that it disappears. Removes its view and restores
    /// the leaving one.
    func restoreViews(_ transition: PageTransition)

    /// Called after the callbacks of a canceled transition.
    func didCancel(_ transition: PageTransition)

    /// Called after the did callbacks.
    func didEnd(_ transition: PageTransition)

    /// Called last, for the caller's completion.
    func complete(_ transition: PageTransition)

    var presentationStyle: UIModalPresentationStyle { get }

    /// Whether nothing else may move the container's view controllers during the transition.
    var movesPages: Bool { get }

    /// Whether a presentation that is requested during the transition starts at its end.
    var coordinatesPresentations: Bool { get }

    /// Returns the view that moves for a view controller of the transition; `nil` without one.
    func view(of page: UIViewController?, in transition: PageTransition) -> UIView?

    /// Returns the final frame of a view controller's view; zero if the view isn't visible at the end.
    func finalFrame(of page: UIViewController, in transition: PageTransition) -> CGRect

    /// Returns view controllers that the transition moves in addition to the leaving and the arriving one.
    func extraPages(of transition: PageTransition) -> [UIViewController]

    /// Returns the positions of the views in UIKit's own animation at a progress from 0 to 1.
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
