/// Information about the animation of a focus movement. iOS 11. Follows Apple's page "UIFocusAnimationContext".
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// The length of the animation, in seconds. Follows Apple's page "duration".
    var duration: TimeInterval { get }
}

/// Coordinates animations of a focus movement. iOS 9. Follows Apple's page "UIFocusAnimationCoordinator".
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    private final class Context: NSObject, UIFocusAnimationContext {
        let duration: TimeInterval

        init(duration: TimeInterval) { self.duration = duration }
    }

    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []
    private let context = Context(duration: 0.25)

    override init() {
        super.init()
    }

    /// Runs animations alongside those of the movement, and a completion after them. Follows Apple's page
    /// "addCoordinatedAnimations(_:completion:)".
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        if let animations { self.animations.append(animations) }
        if let completion { completions.append(completion) }
    }

    /// Runs animations alongside those of the newly focused item, and a completion after them. iOS 11. Follows Apple's page
    /// "addCoordinatedFocusingAnimations(_:completion:)".
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        let context = context
        addCoordinatedAnimations(animations.map { block in { block(context) } }, completion: completion)
    }

    /// Runs animations alongside those of the previously focused item, and a completion after them. iOS 11. Follows Apple's
    /// page "addCoordinatedUnfocusingAnimations(_:completion:)".
    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        addCoordinatedFocusingAnimations(animations, completion: completion)
    }

    /// Runs the added animations.
    func run() {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animateTouchably(withDuration: context.duration) {
            self.animations.forEach { $0() }
        } completion: { _ in
            self.completions.forEach { $0() }
        }
    }
}
