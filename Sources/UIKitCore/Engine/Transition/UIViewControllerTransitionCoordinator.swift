/// The values of a running transition. Follows Apple's page "UIViewControllerTransitionCoordinatorContext". iOS 7.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition takes time. iOS 7.
    var isAnimated: Bool { get }
    /// The style of the presentation; `.none` for other transitions. iOS 7.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether a finger began the transition. iOS 7.
    var initiallyInteractive: Bool { get }
    /// Whether a finger holds the transition now. iOS 7.
    var isInteractive: Bool { get }
    /// Whether the transition was cancelled. Known when the interaction has ended. iOS 7.
    var isCancelled: Bool { get }
    /// Whether the animation can be stopped and turned. iOS 10.
    var isInterruptible: Bool { get }
    /// The length of the animation, in seconds. iOS 7.
    var transitionDuration: TimeInterval { get }
    /// How far an interactive transition had come when the finger let go, from 0 to 1. iOS 7.
    var percentComplete: CGFloat { get }
    /// The speed of the rest of the animation. iOS 7.
    var completionVelocity: CGFloat { get }
    /// The curve of the rest of the animation. iOS 7.
    var completionCurve: UIView.AnimationCurve { get }
    /// The view in which the transition takes place. iOS 7.
    var containerView: UIView { get }
    /// The rotation that goes with the transition; the identity without one. iOS 8.
    var targetTransform: CGAffineTransform { get }

    /// The page that leaves or comes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    /// The view that leaves or comes; `nil` when it is not the transition's to move.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets an app animate and finish along with a transition. Follows Apple's page
/// "UIViewControllerTransitionCoordinator". iOS 7.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs animations along with the transition and a completion after its callbacks.
    ///
    /// Completions run in the reverse order of adding. Returns whether the animation was taken on.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// The same for animations in a view outside the transition's container. iOS 7.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls a handler when a finger takes the transition up or lets it go. iOS 10.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs animations along with the transition.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// Keys for the view controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The value behind the constants.
    public let rawValue: String

    /// Creates it from its raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The visible page at the beginning.
    public static let from = UITransitionContextViewControllerKey(
        rawValue: "UITransitionContextFromViewController")
    /// The visible page at the end.
    public static let to = UITransitionContextViewControllerKey(
        rawValue: "UITransitionContextToViewController")
}

/// Keys for the views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The value behind the constants.
    public let rawValue: String

    /// Creates it from its raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view that leaves.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that comes.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
