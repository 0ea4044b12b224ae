/// A container that can dismiss a zoomed view controller by a gesture.
@MainActor
protocol ZoomDismissing: AnyObject {
    /// The zoomed view controller that a gesture would dismiss, with all view controllers above it.
    var zoomedPage: UIViewController? { get }

    /// The view controller that the user sees.
    var displayedPage: UIViewController? { get }

    /// Whether a dismissal is possible now, whatever an app decides.
    var mayDismiss: Bool { get }

    /// Whether UIKit lets the user dismiss, if an app doesn't decide.
    var userMayDismiss: Bool { get }

    /// Begins to dismiss, and pauses the transition at the start.
    func beginDismissal(of page: UIViewController)

    /// Sets the progress from 0 to 1.
    func moveDismissal(to part: CGFloat)

    func endDismissal(completing: Bool)
}

/// The gestures that dismiss a zoomed view controller: a drag downward, a pinch, and a swipe from the leading edge if
/// the container has none of its own. All of them drive the zoom back to its source.
///
/// Apple doesn't publish when a gesture completes: here past half of the way, with its speed.
@MainActor
final class ZoomFingers: NSObject {
    private unowned let target: any ZoomDismissing
    private unowned let view: UIView
    private let pan = UIPanGestureRecognizer()
    private let pinch = UIPinchGestureRecognizer()
    private let edge: UIScreenEdgePanGestureRecognizer?
    private weak var touched: UIView?

    init(for target: any ZoomDismissing, in view: UIView, withEdge: Bool = false) {
        (self.target, self.view) = (target, view)
        edge = withEdge ? UIScreenEdgePanGestureRecognizer() : nil
        super.init()
        pan.maximumNumberOfTouches = 1
        edge?.maximumNumberOfTouches = 1
        for recognizer in recognizers {
            recognizer.addTarget(self, action: ZoomFingers.follow)
            recognizer.delegate = self
            view.addGestureRecognizer(recognizer)
        }
        // The leading edge of the user's reading direction.
        edge?.edges = isRightToLeft ? .right : .left
    }

    private var recognizers: [UIGestureRecognizer] { [pan, pinch, edge].compactMap { $0 } }

    private static let follow = Selector("followZoom:", ZoomFingers.followZoom)

    /// Called when the container ends the gestures, which may happen during a touch.
    func stop() {
        for recognizer in recognizers {
            recognizer.removeTarget(nil, action: nil)
            view.removeGestureRecognizer(recognizer)
        }
    }

    private var isRightToLeft: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

// Tracking the touches.
extension ZoomFingers {
    private func followZoom(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began:
            guard let page = target.zoomedPage else { return }
            target.beginDismissal(of: page)
            target.moveDismissal(to: part(of: recognizer))
        case .changed:
            target.moveDismissal(to: part(of: recognizer))
        case .ended:
            target.endDismissal(completing: part(of: recognizer, after: 0.25) > 0.5)
        case .cancelled, .failed:
            target.endDismissal(completing: false)
        case .possible:
            break
        }
    }

    /// Returns the progress of a gesture, or the progress some seconds later at its current speed.
    private func part(of recognizer: UIGestureRecognizer, after seconds: CGFloat = 0) -> CGFloat {
        if recognizer === pinch { return max(0, 1 - pinch.scale - seconds * pinch.velocity) }
        guard let pan = recognizer as? UIPanGestureRecognizer else { return 0 }
        let (way, speed) = (pan.translation(in: view), pan.velocity(in: view))
        let (x, y) = (way.x + seconds * speed.x, way.y + seconds * speed.y)
        if pan === self.pan { return max(0, y / max(view.bounds.height, 1)) }
        return max(0, x * (isRightToLeft ? -1 : 1) / max(view.bounds.width, 1))
    }
}

extension ZoomFingers: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let zoom = target.zoomedPage?.preferredZoom, let page = target.displayedPage, target.mayDismiss,
            part(of: gestureRecognizer) > 0, isStraight(gestureRecognizer)
        else { return false }
        let isAtTop =
            gestureRecognizer !== pan
            || touched.map { $0.scrollers(within: view).allSatisfy(\.isAtTop) } ?? true
        return zoom.begins(
            with: gestureRecognizer, over: page, byDefault: target.userMayDismiss && isAtTop)
    }

    private func isStraight(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer === pan else { return true }
        let way = pan.translation(in: view)
        return abs(way.y) > abs(way.x)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        touched = touch.view
        return target.zoomedPage != nil
    }

    /// A drag has priority over scrolling, which continues if the drag can't begin.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === pan
            && (otherGestureRecognizer.view as? UIScrollView)?.panGestureRecognizer === otherGestureRecognizer
    }
}

extension ZoomSource {
    /// Asks the app whether a gesture begins to dismiss the displayed view controller. Evidence: ios26-TRANS-17.
    func begins(
        with recognizer: UIGestureRecognizer, over page: UIViewController, byDefault willBegin: Bool
    ) -> Bool {
        guard let decide = options?.interactiveDismissShouldBegin else { return willBegin }
        let view = page.viewIfLoaded
        let speed = (recognizer as? UIPanGestureRecognizer)?.velocity(in: view) ?? .zero
        return decide(
            UIViewController.Transition.ZoomOptions.InteractionContext(
                location: recognizer.location(in: view), velocity: CGVector(dx: speed.x, dy: speed.y),
                willBegin: willBegin))
    }
}

extension UIView {
    /// Returns the scroll views at and above the view, up to an outer view.
    func scrollers(within outer: UIView?) -> [UIScrollView] {
        sequence(first: self) { $0.superview }
            .prefix { $0 !== outer }
            .compactMap { $0 as? UIScrollView }.filter(\.isScrollEnabled)
    }
}

extension UIScrollView {
    /// Whether a drag downward scrolls no further.
    var isAtTop: Bool { contentOffset.y <= -adjustedContentInset.top }
}
