/// Tracks a pointer, or a pencil above the screen, while it is over a view. iOS 13.
///
/// It begins when the pointer enters, changes when it moves, and ends when it exits. Fingers have no effect. Follows Apple's page
/// "UIHoverGestureRecognizer".
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    private var hover: HoverPlace?

    /// The distance of a pencil from the screen: 0 on the screen, 1 at the maximum distance; 0 for a pointer. iOS 16.1.
    open var zOffset: CGFloat { hover?.zOffset ?? 0 }

    /// The altitude angle of a pencil above the screen: a right angle if it is upright, and for a pointer. iOS 16.4.
    open var altitudeAngle: CGFloat { hover?.altitude ?? .pi / 2 }

    /// Returns the azimuth of a pencil above the screen, from the x axis of a view, or of the window for `nil`; 0 for a pointer.
    /// iOS 16.4.
    open func azimuthAngle(in view: UIView?) -> CGFloat {
        UITouch.angle(hover?.azimuth ?? 0, in: view, of: self.view?.window)
    }

    /// Returns the azimuth as a unit vector. iOS 16.4.
    open func azimuthUnitVector(in view: UIView?) -> CGVector {
        let angle = azimuthAngle(in: view)
        return CGVector(dx: cos(angle), dy: sin(angle))
    }

    /// Returns the location of the pointer, in a view's coordinates; `nil` for the window's.
    open override func location(in view: UIView?) -> CGPoint {
        guard let hover, let window = self.view?.window else { return super.location(in: view) }
        return view.map { window.convert(hover.point, to: $0) } ?? hover.point
    }

    /// Called when the pointer has entered the view or moved over it.
    func hovers(at place: HoverPlace) {
        let isNew = hover == nil
        hover = place
        enter(isNew ? .began : .changed)
    }

    /// Called when the pointer has exited the view.
    func hoverHasEnded() {
        enter(.ended)
        hover = nil
        stateStorage = .possible
    }

    private func enter(_ state: State) {
        stateStorage = state
        sendActions()
    }
}

/// The position of a pointer in its window, or of a pencil above it.
package struct HoverPlace {
    package var point: CGPoint
    package var zOffset: CGFloat = 0
    package var altitude = CGFloat.pi / 2
    package var azimuth: CGFloat = 0

    package init(_ point: CGPoint) { self.point = point }
}

/// The recognizers under a pointer or a pencil above the screen.
@MainActor
package final class HoverRecognition {
    private var recognizers: [UIHoverGestureRecognizer] = []
    private unowned let application: UIApplication

    init(of application: UIApplication) { self.application = application }

    /// Called when the pointer or the pencil has moved.
    package func move(to place: HoverPlace) {
        guard application.state == .active, let view = application.fingers.view(at: place.point) else {
            return leave()
        }
        var place = place
        if let window = view.window { place.point = window.convert(place.point, from: nil as UIWindow?) }
        let reached = sequence(first: view, next: \.superview).flatMap { view in
            (view.extras?.gestureRecognizers ?? []).compactMap { $0 as? UIHoverGestureRecognizer }
        }.filter(\.isEnabled)
        end(recognizers.filter { !reached.holds($0) })
        recognizers = reached
        for recognizer in reached { recognizer.hovers(at: place) }
    }

    /// Called when the pointer or the pencil has left the screen.
    package func leave() {
        let left = recognizers
        recognizers = []
        end(left)
    }

    private func end(_ recognizers: [UIHoverGestureRecognizer]) {
        for recognizer in recognizers { recognizer.hoverHasEnded() }
    }
}
