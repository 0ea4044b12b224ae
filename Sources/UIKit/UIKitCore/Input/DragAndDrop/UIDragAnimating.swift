/// Adds animations and completions to the system's animation of a drag or a drop. iOS 11. Follows Apple's page "UIDragAnimating".
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds animations that run alongside the system's.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a completion, called with the position at which the animation ended: `.start` if the lift was canceled.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The blocks of a delegate, in the order of adding.
package final class DragAnimator: NSObject, UIDragAnimating {
    private enum Phase { case waiting, running, over(UIViewAnimatingPosition) }

    private var phase = Phase.waiting
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// The length of the animations, in seconds. Apple doesn't document it.
    package static let duration: TimeInterval = 0.3

    package override init() { super.init() }

    /// Adds animations. If the animation is already running, they run in a separate one.
    package func addAnimations(_ animations: @escaping () -> Void) {
        switch phase {
        case .waiting: self.animations.append(animations)
        case .running: UIView.animateTouchably(withDuration: Self.duration, animations: animations)
        case .over: animations()
        }
    }

    package func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        if case .over(let position) = phase { completion(position) } else { completions.append(completion) }
    }

    /// Applies the added changes. Called within an animation.
    package func makeChanges() {
        phase = .running
        let added = animations
        animations = []
        for change in added { change() }
    }

    /// Calls the completions once.
    package func end(at position: UIViewAnimatingPosition) {
        if case .over = phase { return }
        phase = .over(position)
        let added = completions
        completions = []
        for completion in added { completion(position) }
    }
}
