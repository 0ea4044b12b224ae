/// The state of spring loading for a view. iOS 11. Follows Apple's page "UISpringLoadedInteractionEffectState".
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// No drag is over the view.
    case inactive = 0
    /// A drag is over the view.
    case possible = 1
    /// The view is about to be activated.
    case activating = 2
    /// The view was activated.
    case activated = 3
}

/// Activates a view when a drag hovers over it. iOS 11. Follows Apple's page "UISpringLoadedInteraction".
///
/// No source documents the delay before the activation. Here it is 0.8 seconds, and 0.3 more for the effect.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// Decides whether a drag is allowed.
    open private(set) var interactionBehavior: any UISpringLoadedInteractionBehavior

    /// Shows the states.
    open private(set) var interactionEffect: any UISpringLoadedInteractionEffect

    /// The view that the interaction belongs to.
    open private(set) weak var view: UIView?

    package let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// Creates an interaction. Without a behavior, every drag is allowed; without an effect, the view is highlighted.
    ///
    /// - Parameter handler: Called at the activation.
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

    /// Creates an interaction that allows every drag and highlights the view.
    public convenience init(
        activationHandler handler:
            @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
    }

    /// Removes the interaction from its view.
    open func willMove(to view: UIView?) { self.view = nil }

    /// Stores the interaction's view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Decides whether drags activate a view. iOS 11. Follows Apple's page "UISpringLoadedInteractionBehavior".
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    /// Returns whether a drag is allowed, or still allowed. Called whenever it moves over the view.
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool

    /// Called after the activation, or when the drag is no longer allowed.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    /// Does nothing.
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows the state of spring loading. iOS 11. Follows Apple's page "UISpringLoadedInteractionEffect".
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    /// Called when the state has changed.
    func interaction(
        _ interaction: UISpringLoadedInteraction,
        didChangeWith context: any UISpringLoadedInteractionContext)
}

/// The context of a drag over a spring-loaded view. iOS 11. Follows Apple's page "UISpringLoadedInteractionContext".
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// The state of spring loading.
    var state: UISpringLoadedInteractionEffectState { get }

    /// The view that shows the state. Defaults to the interaction's view.
    var targetView: UIView? { get set }

    /// The part of the view to activate. Default `nil`. A new item starts the states over.
    var targetItem: Any? { get set }

    /// Returns the position of the drag, in a view's coordinates; `nil` for the window's.
    func location(in view: UIView?) -> CGPoint
}

/// An object that spring loading can activate. iOS 11. Follows Apple's page "UISpringLoadedInteractionSupporting".
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// Whether a drag that hovers over the object activates it like a tap.
    var isSpringLoaded: Bool { get set }
}

/// Allows every drag.
private final class AnyDragSprings: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }
}

/// Dims the view during the spring loading and flashes it before the activation.
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
