import UIKit

/// Lets seconds pass on UIKit's animation clock: on a device the wall's, under a simulator the one that a test holds.
@MainActor
final class AnimationTimer {
    private let view: UIView

    /// Makes a timer that animates a hidden view in a window.
    init(in window: UIWindow) {
        view = UIView(frame: .zero)
        view.isHidden = true
        view.isUserInteractionEnabled = false
        window.insertSubview(view, at: 0)
    }

    func run(after seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        // An animation takes its time only if it changes something.
        UIView.animate(
            withDuration: seconds, delay: 0, options: .allowUserInteraction,
            animations: { self.view.alpha = self.view.alpha == 1 ? 0.5 : 1 }, completion: { _ in body() })
    }
}
