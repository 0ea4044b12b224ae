/// UIKit's own spring-loaded interaction of a view.
private final class OwnSpring: UISpringLoadedInteraction {}

extension UIView {
    /// The interaction that ``setSpring(_:_:)`` has added.
    package var springLoad: UISpringLoadedInteraction? {
        interactions.lazy.compactMap { $0 as? OwnSpring }.first
    }

    /// Sets or removes the action of a drag that hovers over the view.
    ///
    /// - Parameter behavior: Decides which drags are allowed; `nil` for all.
    package func setSpring(
        _ isSpringLoaded: Bool, _ behavior: (any UISpringLoadedInteractionBehavior)? = nil,
        _ body: @escaping (any UISpringLoadedInteractionContext) -> Void
    ) {
        guard isSpringLoaded != (springLoad != nil) else { return }
        if let present = springLoad { return removeInteraction(present) }
        addInteraction(
            OwnSpring(interactionBehavior: behavior, interactionEffect: nil) { _, context in body(context) })
    }
}
