/// The values of a running transition. Follows Apple's page "UIViewControllerTransitionCoordinatorContext". iOS 7.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated. iOS 7.
    var isAnimated: Bool { get }
    /// The presentation style; `.none` for other transitions. iOS 7.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether the transition began interactively. iOS 7.
    var initiallyInteractive: Bool { get }
    /// Whether the transition is currently interactive. iOS 7.
    var isInteractive: Bool { get }
    /// Whether the transition was canceled. Valid after the interaction has ended. iOS 7.
    var isCancelled: Bool { get }
    /// Whether the animation can be paused and reversed. iOS 10.
    var isInterruptible: Bool { get }
    /// The length of the animation, in seconds. iOS 7.
    var transitionDuration: TimeInterval { get }
    /// The progress of an interactive transition when the interaction ended, from 0 to 1. iOS 7.
    var percentComplete: CGFloat { get }
    /// The speed of the remaining animation. iOS 7.
    var completionVelocity: CGFloat { get }
    /// The curve of the remaining animation. iOS 7.
    var completionCurve: UIView.AnimationCurve { get }
    /// The view in which the transition takes place. iOS 7.
    var containerView: UIView { get }
    /// The rotation during the transition; the identity without one. iOS 8.
    var targetTransform: CGAffineTransform { get }

    /// Returns the leaving or the arriving view controller.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    /// Returns the leaving or the arriving view; `nil` if the animator must not move it.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets an app animate alongside a transition and run code at its end. Follows Apple's page
/// "UIViewControllerTransitionCoordinator". iOS 7.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs animations alongside the transition, and a completion after its callbacks.
    ///
    /// Completions run in the reverse order of adding. Returns whether the animation was added.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Runs animations alongside the transition in a view outside the transition's container. iOS 7.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls a handler when the interaction ends or resumes. iOS 10.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs animations alongside the transition.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// Keys for the view controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a key from its raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view controller that is visible at the start.
    public static let from = UITransitionContextViewControllerKey(
        rawValue: "UITransitionContextFromViewController")
    /// The view controller that is visible at the end.
    public static let to = UITransitionContextViewControllerKey(
        rawValue: "UITransitionContextToViewController")
}

/// Keys for the views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a key from its raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view that is visible at the start.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that is visible at the end.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
