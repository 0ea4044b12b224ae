import PageFlow
import UIKit

/// An interactive pop that begins anywhere on the page, for versions before iOS 26, where UIKit has none.
@MainActor
final class FullWidthPop: NSObject {
    private unowned let stack: FullScreenNavigationController
    let recognizer = UIPanGestureRecognizer()
    /// The object that drives the pop during the swipe.
    private(set) var driver: UIPercentDrivenInteractiveTransition?
    private lazy var following = GestureAction { [weak self] _ in self?.follow() }

    init(of stack: FullScreenNavigationController) {
        self.stack = stack
        super.init()
        recognizer.maximumNumberOfTouches = 1
        following.add(to: recognizer)
    }

    private func follow() {
        switch recognizer.state {
        case .began: begin()
        case .changed: driver?.update(fraction(of: recognizer.translation(in: stack.view).x))
        case .ended: end(completing: leadsBack)
        case .cancelled, .failed: end(completing: false)
        default: break
        }
    }

    private func begin() {
        driver = UIPercentDrivenInteractiveTransition()
        stack.popViewController(animated: true)
    }

    private func end(completing: Bool) {
        let driver = driver.take()
        if completing { driver?.finish() } else { driver?.cancel() }
    }

    private func fraction(of distance: CGFloat) -> CGFloat {
        max(0, distance * (stack.isRightToLeft ? -1 : 1) / max(stack.view.bounds.width, 1))
    }

    /// Whether the swipe would have reached the other half of the screen a quarter of a second later.
    private var leadsBack: Bool {
        let distance = recognizer.translation(in: stack.view).x + recognizer.velocity(in: stack.view).x / 4
        return fraction(of: distance) > 0.5
    }
}
