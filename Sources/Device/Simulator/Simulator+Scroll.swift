import UIKit

// Scrolling to elements outside the visible area.
extension Simulator {
    /// Scrolls until an element with this name can be tapped. A finger drags the content of the frontmost scroll view down to its end and
    /// then up to its beginning, and then the content of the next scroll view. Returns whether an element with the name was found.
    ///
    /// If the element can already be tapped, nothing scrolls. `tap` doesn't scroll.
    @discardableResult
    public func scroll(to name: String) -> Bool {
        takeOver()
        if place(of: name) != nil { return true }
        return ScrollFinger.scrollViews(in: runtime.application).contains { view in
            let finger = ScrollFinger(on: view, of: self)
            return finger.drags(.down, until: name) || finger.drags(.up, until: name)
        }
    }
}

/// A finger that drags the content of a scroll view, half of the visible height at a time.
@MainActor
private struct ScrollFinger {
    /// The direction in which the content is revealed.
    enum Way {
        case down, up
    }

    private let view: UIScrollView
    private let simulator: Simulator
    /// The distance that a finger moves before a scroll view starts to drag, in points.
    private static let slop: CGFloat = 10
    /// The finger's speed in points per second, at which the content moves before a button under the finger is pressed.
    private static let speed: CGFloat = 400
    /// The distance between the points that are tested for a touch that reaches the content.
    private static let step: CGFloat = 8

    init(on view: UIScrollView, of simulator: Simulator) {
        self.view = view
        self.simulator = simulator
    }

    /// The visible scroll views that can scroll, the frontmost first.
    static func scrollViews(in application: UIApplication) -> [UIScrollView] {
        application.windowsFromTheFront.flatMap(scrollViews(beneath:))
    }

    private static func scrollViews(beneath view: UIView) -> [UIScrollView] {
        guard !view.isHidden, view.alpha >= 0.01 else { return [] }
        let own = (view as? UIScrollView).map { [$0] } ?? []
        return view.subviews.reversed().flatMap(scrollViews(beneath:)) + own.filter(\.isScrollEnabled)
    }

    /// Whether dragging reveals an element with the name.
    func drags(_ way: Way, until name: String) -> Bool {
        while simulator.place(of: name) == nil {
            let offset = view.contentOffset.y
            drag(way)
            guard abs(view.contentOffset.y - offset) > 0.5 else { return false }
        }
        return true
    }

    private func drag(_ way: Way) {
        let rest = remaining(way)
        guard rest > 0.5, let x = middle, let ys = reach(at: x) else { return }
        let (height, center) = (ys.upperBound - ys.lowerBound, (ys.lowerBound + ys.upperBound) / 2)
        // Not beyond the end: pulling the content down may start a refresh or drag its sheet.
        let distance = min(height / 2, rest + Self.slop) * (way == .down ? -1 : 1)
        simulator.pan(
            from: CGPoint(x: x, y: center - distance / 2), to: CGPoint(x: x, y: center + distance / 2),
            over: abs(distance) / Self.speed)
        _ = try? simulator.settle()
    }

    /// The remaining scroll distance, in points.
    private func remaining(_ way: Way) -> CGFloat {
        let insets = view.adjustedContentInset
        switch way {
        case .down: return view.contentSize.height + insets.bottom - view.bounds.maxY
        case .up: return view.contentOffset.y + insets.top
        }
    }

    private var visible: CGRect? {
        guard let window = view.window else { return nil }
        let rect = view.convert(view.bounds.inset(by: view.adjustedContentInset), to: nil)
        return window.convert(rect, to: nil as UIWindow?).intersection(window.screen.bounds)
    }

    private var middle: CGFloat? { visible?.midX }

    /// The vertical range of a line on the screen in which a finger reaches the content.
    private func reach(at x: CGFloat) -> ClosedRange<CGFloat>? {
        guard let visible, !visible.isEmpty else { return nil }
        let fingers = simulator.runtime.application.fingers
        let reached = stride(from: visible.minY + 1, to: visible.maxY, by: Self.step).filter { y in
            fingers.view(at: CGPoint(x: x, y: y))?.isDescendant(of: view) == true
        }
        guard let first = reached.first, let last = reached.last, last > first else { return nil }
        return first...last
    }
}
