import UIKit

/// What the navigator lets time pass on.
@MainActor
public protocol NavigatorClock {
    /// Calls a block when some seconds have passed.
    func run(after seconds: TimeInterval, _ body: @escaping @MainActor () -> Void)
}

/// UIKit's animation clock: on a device the wall's, under a simulator the one that a test holds.
struct AnimationClock: NavigatorClock {
    weak var view: UIView?

    func run(after seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        // An animation takes its time only if it changes something. The view is hidden.
        UIView.animate(
            withDuration: seconds, delay: 0, options: .allowUserInteraction,
            animations: { view.map { $0.alpha = $0.alpha == 1 ? 0.5 : 1 } }, completion: { _ in body() })
    }
}
