/// One change of what a container shows, from the first will callback to the last did callback.
@MainActor
final class PageTransition: LoopWork {
    // The policy is the container or keeps it.
    unowned(unsafe) let container: UIViewController
    let policy: any TransitionPolicy
    let family: OrderFamily
    /// The page that leaves; `nil` when nothing does, or when what leaves stays in sight.
    let leaving: UIViewController?
    /// The page that comes; `nil` when what is beneath was in sight all along.
    let coming: UIViewController?
    /// The pages as an app sees them: a sheet's presenter stays in sight, yet it is where the sheet comes from.
    var visibleFrom: UIViewController? { presenterBefore ?? leaving }
    var visibleTo: UIViewController? { presenterAfter ?? coming }
    var presenterBefore: UIViewController?
    var presenterAfter: UIViewController?
    let isAnimated: Bool
    let duration: TimeInterval
    @exclusivity(unchecked) var containerView: UIView?
    /// Made when somebody asks for it.
    @exclusivity(unchecked) var coordinator: TransitionCoordinator?
    @exclusivity(unchecked) var hasBegun = false
    @exclusivity(unchecked) var isEnded = false

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

    func involves(_ page: UIViewController) -> Bool {
        page === leaving || page === coming || policy.extraPages(of: self).holds(page)
    }

    func moves(within root: UIViewController) -> Bool {
        container.isWithin(root) || leaving?.isWithin(root) == true || coming?.isWithin(root) == true
    }
}

/// What a container knows about its own transitions; the engine knows the rest.
@MainActor
protocol TransitionPolicy: AnyObject {
    func name(of transition: PageTransition) -> String

    /// Called first, before any callback.
    func willBegin(_ transition: PageTransition)

    /// Called after the will callbacks: puts the coming view in place.
    func placeViews(_ transition: PageTransition)

    /// Called before the did callbacks: takes the leaving view away and undoes what ties the leaving page.
    func removeViews(_ transition: PageTransition)

    /// Called after the did callbacks.
    func didEnd(_ transition: PageTransition)

    /// Called last: the caller's completion.
    func complete(_ transition: PageTransition)

    var presentationStyle: UIModalPresentationStyle { get }

    /// Pages that the transition moves besides the leaving and the coming one.
    func extraPages(of transition: PageTransition) -> [UIViewController]

    /// Starts an animation of the policy's own. Returns whether it did; if not, the engine lets time pass.
    func animate(_ transition: PageTransition) -> Bool
}

extension TransitionPolicy {
    func willBegin(_ transition: PageTransition) {}

    func complete(_ transition: PageTransition) {}

    var presentationStyle: UIModalPresentationStyle { .none }

    func extraPages(of transition: PageTransition) -> [UIViewController] { [] }

    func animate(_ transition: PageTransition) -> Bool { false }
}
