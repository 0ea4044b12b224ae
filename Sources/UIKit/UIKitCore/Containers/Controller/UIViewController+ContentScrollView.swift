extension UIViewController {
    func nameContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        let preferences = ensurePreferences()
        var named = preferences.contentScrollViews ?? ContentScrollViews()
        named.set(scrollView, for: edge)
        preferences.contentScrollViews = named
        scrollView?.setNeedsLayout()
    }

    func namedContentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        guard edge.rawValue.nonzeroBitCount == 1 else {
            Runtime.current.diagnostics.raise(
                .invalidArgument,
                "-[UIViewController contentScrollViewForEdge:] accepts a single edge, and was called with an aggregate edge."
            )
            return nil
        }
        return preferences?.contentScrollViews?.scrollView(for: edge)
    }
}

/// The content scroll views that a view controller has set for its edges. Their view retains them.
struct ContentScrollViews {
    private struct Entry {
        let edge: NSDirectionalRectEdge
        weak var scrollView: UIScrollView?
    }

    private var entries: [Entry] = []

    mutating func set(_ scrollView: UIScrollView?, for edges: NSDirectionalRectEdge) {
        entries.removeAll { edges.contains($0.edge) }
        guard let scrollView else { return }
        let each: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]
        entries += each.filter(edges.contains).map { Entry(edge: $0, scrollView: scrollView) }
    }

    func scrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        entries.first { $0.edge == edge }?.scrollView
    }
}
