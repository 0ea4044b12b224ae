/// Recognizes a finger that is dragged inward from an edge of the screen. iOS 7. Follows Apple's page
/// "UIScreenEdgePanGestureRecognizer".
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    private var startEdges: UIRectEdge = []
    /// Whether it is UIKit's recognizer of swipes from anywhere, whose class is that of edge swipes.
    package var startsAnywhere = false

    /// The edges at which a pan may start. Default none.
    open var edges: UIRectEdge = []

    /// Fails if the touch begins away from the edges.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard !startsAnywhere, state == .possible, let touch = touches.first else { return }
        startEdges = touch.edgesNearby.intersection(edges)
        if startEdges.isEmpty { state = .failed }
    }

    /// Resets the start edges.
    open override func reset() {
        super.reset()
        startEdges = []
    }

    /// Only an inward movement is the gesture.
    override func decide(_ translation: CGPoint) {
        guard !startsAnywhere else { return super.decide(translation) }
        let (x, y) = (translation.x, translation.y)
        let isInwards =
            startEdges.contains(.left) && x > abs(y) || startEdges.contains(.right) && -x > abs(y)
            || startEdges.contains(.top) && y > abs(x) || startEdges.contains(.bottom) && -y > abs(x)
        state = isInwards ? .began : .failed
    }
}

extension UITouch {
    /// The edges of the window within 20 points of the touch.
    fileprivate var edgesNearby: UIRectEdge {
        let bounds = windowOfTouch.bounds
        var edges: UIRectEdge = []
        if point.x <= bounds.minX + 20 { edges.insert(.left) }
        if point.x >= bounds.maxX - 20 { edges.insert(.right) }
        if point.y <= bounds.minY + 20 { edges.insert(.top) }
        if point.y >= bounds.maxY - 20 { edges.insert(.bottom) }
        return edges
    }
}
