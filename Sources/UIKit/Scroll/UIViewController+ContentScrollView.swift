extension UIViewController {
    /// Names the scroll view that the bars at an edge follow, where it is not the page's view or the first view in it.
    /// iOS 15.
    ///
    /// Follows Apple's page "setContentScrollView(_:for:)".
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        let preferences = ensurePreferences()
        var named = preferences.contentScrollViews ?? ContentScrollViews()
        named.set(scrollView, for: edge)
        preferences.contentScrollViews = named
        scrollView?.setNeedsLayout()
    }

    /// The scroll view that was named for an edge; `nil` where none was. iOS 15.
    ///
    /// Follows Apple's page "contentScrollView(for:)".
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        preferences?.contentScrollViews?.scrollView(for: edge)
    }
}

/// The scroll views that a page named, edge by edge. They belong to its view.
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
        entries.first { edge.contains($0.edge) }?.scrollView
    }
}
