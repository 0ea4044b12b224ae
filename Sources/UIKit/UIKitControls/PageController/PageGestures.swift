/// The gestures that turn curling pages: a pan, and a tap near an edge.
@MainActor
final class PageGestures: NSObject {
    private unowned let pages: UIPageViewController
    private(set) var recognizers: [UIGestureRecognizer] = []

    init(of pages: UIPageViewController) {
        self.pages = pages
        super.init()
        let pan = UIPanGestureRecognizer(target: self, action: Selector("pan:", PageGestures.pan))
        let tap = UITapGestureRecognizer(target: self, action: Selector("tap:", PageGestures.tap))
        tap.delegate = self
        recognizers = [pan, tap]
    }

    private func pan(_ recognizer: UIPanGestureRecognizer) {
        let way = length(recognizer.translation(in: pages.view))
        switch recognizer.state {
        case .began, .changed:
            if pages.turn == nil, way != 0 { pages.beginTurn(way < 0 ? .forward : .reverse) }
            pages.moveTurn(to: fraction(of: way))
        case .ended:
            let speed = length(recognizer.velocity(in: pages.view))
            pages.endTurn(completed: completes(fraction(of: way), speed: speed))
        case .cancelled, .failed:
            pages.endTurn(completed: false)
        case .possible:
            break
        }
    }

    /// A turn completes after half of the distance, or with a flick in its direction.
    private func completes(_ fraction: CGFloat, speed: CGFloat) -> Bool {
        let along = pages.turn?.direction == .forward ? -speed : speed
        return abs(along) > PageGestures.flick ? along > 0 : fraction >= 0.5
    }

    private func fraction(of way: CGFloat) -> CGFloat {
        let along = pages.turn?.direction == .forward ? -way : way
        let bounds = pages.view.bounds
        return along / max(1, isHorizontal ? bounds.width : bounds.height)
    }

    private func tap(_ recognizer: UITapGestureRecognizer) {
        guard recognizer.state == .ended, let direction = direction(at: recognizer.location(in: pages.view)),
            pages.beginTurn(direction)
        else { return }
        pages.endTurn(completed: true)
    }

    /// A tap near an edge turns the page; other taps are left to the page.
    private func direction(at point: CGPoint) -> UIPageViewController.NavigationDirection? {
        let bounds = pages.view.bounds
        let part = isHorizontal ? point.x / max(1, bounds.width) : point.y / max(1, bounds.height)
        if part < PageGestures.edge { return .reverse }
        return part > 1 - PageGestures.edge ? .forward : nil
    }

    private func length(_ vector: CGPoint) -> CGFloat { isHorizontal ? vector.x : vector.y }

    private var isHorizontal: Bool { pages.navigationOrientation == .horizontal }

    private static let flick: CGFloat = 300
    private static let edge: CGFloat = 0.25
}

extension PageGestures: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        direction(at: touch.location(in: pages.view)) != nil
    }
}

extension UIPageViewController {
    func ensureGestures() -> PageGestures {
        if let gestures { return gestures }
        let made = PageGestures(of: self)
        gestures = made
        return made
    }
}
