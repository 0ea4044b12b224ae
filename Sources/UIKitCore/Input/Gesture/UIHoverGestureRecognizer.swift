/// Follows a pointer, or a pencil above the screen, while it is over a view. iOS 13.
///
/// It begins as the pointer comes, changes as it moves, and ends as it leaves. A finger has no part in it. Follows Apple's page
/// "UIHoverGestureRecognizer".
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    private var hover: HoverPlace?

    /// How far above the screen a pencil is: 0 on the screen, 1 as far as it is noticed. 0 for a pointer. iOS 16.1.
    open var zOffset: CGFloat { hover?.zOffset ?? 0 }

    /// How steeply a pencil above the screen stands: a right angle for one that is upright, and for a pointer. iOS 16.4.
    open var altitudeAngle: CGFloat { hover?.altitude ?? .pi / 2 }

    /// Where a pencil above the screen leans to, from the x axis of a view, or of the window for `nil`. 0 for a pointer. iOS 16.4.
    open func azimuthAngle(in view: UIView?) -> CGFloat {
        UITouch.angle(hover?.azimuth ?? 0, in: view, of: self.view?.window)
    }

    /// The same as a vector of length 1. iOS 16.4.
    open func azimuthUnitVector(in view: UIView?) -> CGVector {
        let angle = azimuthAngle(in: view)
        return CGVector(dx: cos(angle), dy: sin(angle))
    }

    /// Where the pointer is, in a view's coordinates; `nil` for the window's.
    open override func location(in view: UIView?) -> CGPoint {
        guard let hover, let window = self.view?.window else { return super.location(in: view) }
        return view.map { window.convert(hover.point, to: $0) } ?? hover.point
    }

    /// The pointer has come, or moved, over the view.
    func hovers(at place: HoverPlace) {
        let isNew = hover == nil
        hover = place
        enter(isNew ? .began : .changed)
    }

    /// The pointer has left the view.
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

/// Where a pointer is, in its window, or a pencil above it.
package struct HoverPlace {
    package var point: CGPoint
    package var zOffset: CGFloat = 0
    package var altitude = CGFloat.pi / 2
    package var azimuth: CGFloat = 0

    package init(_ point: CGPoint) { self.point = point }
}

/// Which recognizers a pointer, or a pencil above the screen, is over.
@MainActor
package final class HoverRecognition {
    private var recognizers: [UIHoverGestureRecognizer] = []
    private unowned let application: UIApplication

    init(of application: UIApplication) { self.application = application }

    /// The pointer or the pencil is at another place of the screen.
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

    /// The pointer or the pencil has left the screen.
    package func leave() {
        let left = recognizers
        recognizers = []
        end(left)
    }

    private func end(_ recognizers: [UIHoverGestureRecognizer]) {
        for recognizer in recognizers { recognizer.hoverHasEnded() }
    }
}
