import UIKit

// What a user does to see what lies further down, or further up.
extension Simulator {
    /// Scrolls until something with this name can be tapped. A finger drags the content of the frontmost scroll view, down to its end
    /// and then up to its beginning, and then that of the next one. Returns whether there is something with the name.
    ///
    /// Nothing moves where it can be tapped already. `tap` does not scroll.
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

/// A finger that drags the content of a scroll view, half of what is visible at a time.
@MainActor
private struct ScrollFinger {
    /// Which part of the content comes into sight.
    enum Way {
        case down, up
    }

    private let view: UIScrollView
    private let simulator: Simulator
    /// How far a finger goes before a scroll view follows it, in points.
    private static let slop: CGFloat = 10
    /// The distance between the points at which it is tried whether a finger reaches the content.
    private static let step: CGFloat = 8

    init(on view: UIScrollView, of simulator: Simulator) {
        self.view = view
        self.simulator = simulator
    }

    /// Those that are visible and can be scrolled, the frontmost first.
    static func scrollViews(in application: UIApplication) -> [UIScrollView] {
        application.windowsFromTheFront.flatMap(scrollViews(beneath:))
    }

    private static func scrollViews(beneath view: UIView) -> [UIScrollView] {
        guard !view.isHidden, view.alpha >= 0.01 else { return [] }
        let own = (view as? UIScrollView).map { [$0] } ?? []
        return view.subviews.reversed().flatMap(scrollViews(beneath:)) + own.filter(\.isScrollEnabled)
    }

    /// Whether something with the name comes into sight on the way.
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
        // Not beyond the end: content that is pulled down may refresh, or take its sheet along.
        let distance = min(height / 2, rest + Self.slop) * (way == .down ? -1 : 1)
        simulator.pan(
            from: CGPoint(x: x, y: center - distance / 2), to: CGPoint(x: x, y: center + distance / 2))
        _ = try? simulator.settle()
    }

    /// How far the content can go, in points.
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

    /// From where to where a finger on a line down the screen reaches the content.
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
