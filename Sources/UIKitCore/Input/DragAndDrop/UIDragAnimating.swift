/// What runs beside the system's animation of a drag or a drop. iOS 11. Follows Apple's page "UIDragAnimating".
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds changes to make along with the system's.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds what to do when the animation has ended, with the position where it did: `.start` if what was lifted has been put down again.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The blocks that a delegate has added, in their order.
package final class DragAnimator: NSObject, UIDragAnimating {
    private enum Phase { case waiting, running, over(UIViewAnimatingPosition) }

    private var phase = Phase.waiting
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// How long the animations take, in seconds. Apple names no figure.
    package static let duration: TimeInterval = 0.3

    package override init() { super.init() }

    /// Changes that are added while the animation runs are made in one of their own.
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

    /// Makes the changes that were added. Called within an animation.
    func makeChanges() {
        phase = .running
        let added = animations
        animations = []
        for change in added { change() }
    }

    /// Completes once.
    func end(at position: UIViewAnimatingPosition) {
        if case .over = phase { return }
        phase = .over(position)
        let added = completions
        completions = []
        for completion in added { completion(position) }
    }
}
