import Simulator
import UIKit

extension ElementSnapshot {
    /// Where a tap goes: the activation point, or the middle of the visible part, or else of one of its quarters; `nil` if no touch can
    /// reach it.
    package func hitPoint(in simulator: Simulator) -> CGPoint? {
        guard unloadedRow == nil else { return nil }
        let visible = visibleFrame
        guard !visible.isNull, visible.width > 0, visible.height > 0 else { return nil }
        let point = activationPoint ?? CGPoint(x: visible.midX, y: visible.midY)
        // An element that is partly covered.
        let others = [0.25, 0.75].flatMap { y in
            [0.25, 0.75].map { x in
                CGPoint(x: visible.minX + x * visible.width, y: visible.minY + y * visible.height)
            }
        }
        return ([point] + others).first { isReached(at: $0, in: simulator) }
    }

    /// Whether a touch can reach the element.
    package func isHittable(in simulator: Simulator) -> Bool { hitPoint(in: simulator) != nil }

    /// The part of the frame that is on the screen, and that no superview clips.
    private var visibleFrame: CGRect {
        let onScreen = frame.intersection(UIScreen.main.bounds)
        let clipping = (view?.superviews ?? []).filter { $0.clipsToBounds || $0 is UIScrollView }
        return clipping.reduce(onScreen) { $0.intersection($1.screenRect($1.bounds)) }
    }

    /// The view of the element, or the view that contains its accessibility element.
    private var view: UIView? {
        if let view = object as? UIView { return view }
        return object.flatMap { object in
            sequence(first: object, next: \.accessibilityParent).lazy.compactMap { $0 as? UIView }.first
        }
    }

    private func isReached(at point: CGPoint, in simulator: Simulator) -> Bool {
        // The keyboard and the application have no view.
        if action != nil || kind == .application { return true }
        if kind == .keyboard || kind == .window && object == nil { return true }
        guard let view else { return false }
        if let keys = simulator.keyboard.surface, keys.keys != nil, keys.lowerFrame.contains(point),
            view.window !== simulator.keyboard.window
        {
            return false
        }
        guard let hit = simulator.view(at: point) else { return false }
        // A test may tap an element behind a calendar. The tap closes the calendar.
        if hit.isCalendarInFront { return true }
        return hit.isDescendant(of: view) || view.isDescendant(of: hit)
    }
}

extension UIView {
    /// Whether the view is the surface in front of the window with the calendar or the wheels of a compact date picker.
    var isCalendarInFront: Bool { (self as? FloatingSurface)?.showsMenu == false }

    /// The superviews, from the innermost.
    fileprivate var superviews: [UIView] { Array(sequence(first: self, next: \.superview).dropFirst()) }
}
