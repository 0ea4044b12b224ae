/// How far a view is from being activated by a drag that rests on it. iOS 11. Follows Apple's page
/// "UISpringLoadedInteractionEffectState".
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// No drag rests on it.
    case inactive = 0
    /// A drag is over it.
    case possible = 1
    /// It will be activated in a moment.
    case activating = 2
    /// It was activated.
    case activated = 3
}

/// Activates a view when a drag rests on it. iOS 11. Follows Apple's page "UISpringLoadedInteraction".
///
/// No source says how long a drag rests before the activation: here 0.8 seconds, and 0.3 more for the effect.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// Says whether a drag counts.
    open private(set) var interactionBehavior: any UISpringLoadedInteractionBehavior

    /// Shows the states.
    open private(set) var interactionEffect: any UISpringLoadedInteractionEffect

    /// The view that the interaction belongs to.
    open private(set) weak var view: UIView?

    let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// Creates an interaction. Without a behavior every drag counts; without an effect the view is highlighted.
    ///
    /// - Parameter handler: called at the activation.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
        interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler handler:
            @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.interactionBehavior = interactionBehavior ?? AnyDragSprings()
        self.interactionEffect = interactionEffect ?? HighlightedSpring()
        self.handler = handler
        super.init()
    }

    /// Creates an interaction for which every drag counts, and which highlights the view.
    public convenience init(
        activationHandler handler:
            @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
    }

    /// Leaves its view.
    open func willMove(to view: UIView?) { self.view = nil }

    /// Belongs to a view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Says whether drags activate a view. iOS 11. Follows Apple's page "UISpringLoadedInteractionBehavior".
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    /// Returns whether a drag counts, or still counts. Asked whenever it moves over the view.
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool

    /// Called when the view was activated, or when the drag counts no more.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    /// Does nothing.
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows how far a view is from being activated. iOS 11. Follows Apple's page "UISpringLoadedInteractionEffect".
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    /// Called when the state has changed.
    func interaction(
        _ interaction: UISpringLoadedInteraction,
        didChangeWith context: any UISpringLoadedInteractionContext)
}

/// What a drag over a view that it may activate is about. iOS 11. Follows Apple's page "UISpringLoadedInteractionContext".
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// How far the view is from being activated.
    var state: UISpringLoadedInteractionEffectState { get }

    /// The view that shows the state. Default the interaction's.
    var targetView: UIView? { get set }

    /// What of the view is meant. Default `nil`. The states begin again with another one.
    var targetItem: Any? { get set }

    /// Where the drag is, in a view's coordinates; `nil` stands for the window's.
    func location(in view: UIView?) -> CGPoint
}

/// What a drag can activate by resting on it. iOS 11. Follows Apple's page "UISpringLoadedInteractionSupporting".
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// Whether a drag that rests on it does what a tap does.
    var isSpringLoaded: Bool { get set }
}

/// Every drag counts.
private final class AnyDragSprings: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }
}

/// Makes the view paler while it may be activated, and lets it flash before.
private final class HighlightedSpring: NSObject, UISpringLoadedInteractionEffect {
    private var alpha: [ObjectIdentifier: CGFloat] = [:]

    func interaction(
        _ interaction: UISpringLoadedInteraction,
        didChangeWith context: any UISpringLoadedInteractionContext
    ) {
        guard let view = context.targetView else { return }
        let own = alpha[ObjectIdentifier(view)] ?? view.alpha
        switch context.state {
        case .inactive, .activated:
            alpha[ObjectIdentifier(view)] = nil
            view.alpha = own
        case .possible:
            alpha[ObjectIdentifier(view)] = own
            view.alpha = own * 0.6
        case .activating: view.alpha = own
        }
    }
}
