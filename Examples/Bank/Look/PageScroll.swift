import UIKit

/// The position of a page's scrolling content: separate, or above the rows of the page's table. Bars at the top don't scroll.
@MainActor
struct PageScroll {
    private let page: UIView
    /// The views that stay at the top. Their texts are limited to the size of a navigation bar's.
    let bars: [UIView]
    /// The views that move into the scroll view.
    let moved: [UIView]
    /// The views that already scroll.
    let scrolling: [UIView]
    private let target: Target

    private enum Target {
        case ownScrollView
        case table(UITableView, in: UIView)
        case none

        /// A page with a table scrolls above its rows if it has much content above them.
        @MainActor
        init(_ views: [UIView], above scrolling: [UIView]) {
            guard let place = scrolling.first else {
                self = .ownScrollView
                return
            }
            let isCrowded = views.contains { $0.isTall && $0.frame.maxY <= place.frame.minY + 1 }
            guard isCrowded, scrolling.count == 1, let table = place.scrolled as? UITableView else {
                self = .none
                return
            }
            self = .table(table, in: place)
        }
    }

    init(_ page: UIView) {
        self.page = page
        let bars = page.subviews.filter { $0.isBar(of: page) }
        let others = page.subviews.filter { !bars.contains($0) }
        scrolling = others.filter { $0.scrolled != nil }
        self.bars = bars
        moved = others.filter { $0.scrolled == nil }
        target = Target(moved, above: scrolling)
    }

    /// Moves the content and the storyboard's constraints. Returns the new scroll view, if one was needed.
    func install() -> UIScrollView? {
        switch target {
        case .none: return nil
        case .ownScrollView: return moveIntoScrollView()
        case .table(let table, let place):
            moveAbove(table, in: place)
            return nil
        }
    }

    private func moveIntoScrollView() -> UIScrollView? {
        guard !moved.isEmpty else { return nil }
        let scroll = UIScrollView()
        let content = UIView()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        content.translatesAutoresizingMaskIntoConstraints = false
        scroll.keyboardDismissMode = .interactive
        scroll.contentInsetAdjustmentBehavior = .never
        page.insertSubview(scroll, at: 0)
        scroll.addSubview(content)
        move(into: content)
        let fills = content.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor)
        fills.priority = .defaultLow
        NSLayoutConstraint.activate(
            [
                scroll.topAnchor.constraint(equalTo: topOfContent),
                scroll.leadingAnchor.constraint(equalTo: page.safeAreaLayoutGuide.leadingAnchor),
                scroll.trailingAnchor.constraint(equalTo: page.safeAreaLayoutGuide.trailingAnchor),
                scroll.bottomAnchor.constraint(equalTo: page.keyboardLayoutGuide.topAnchor),
                content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
                content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
                content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
                content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
                content.heightAnchor.constraint(greaterThanOrEqualTo: scroll.frameLayoutGuide.heightAnchor),
                fills,
            ])
        return scroll
    }

    /// The content above the rows becomes the table's header.
    private func moveAbove(_ table: UITableView, in place: UIView) {
        let content = UIView(frame: CGRect(x: 0, y: 0, width: table.bounds.width, height: 100))
        move(into: content, ending: place)
        place.topAnchor.constraint(equalTo: topOfContent).isActive = true
        table.tableHeaderView = content
    }

    private var topOfContent: NSLayoutYAxisAnchor {
        if moved.contains(where: { $0.frame.minY <= 0 }) { return page.topAnchor }
        return bars.max { $0.frame.maxY < $1.frame.maxY }?.bottomAnchor ?? page.safeAreaLayoutGuide.topAnchor
    }

    /// Moves the views with their constraints. Constraints to the page, its bars or its table become constraints to the content.
    private func move(into content: UIView, ending end: UIView? = nil) {
        let outside = page.constraints.filter { isMoved($0.firstItem) || isMoved($0.secondItem) }
        NSLayoutConstraint.deactivate(outside)
        moved.forEach(content.addSubview)
        NSLayoutConstraint.activate(
            outside.map { old in
                let first = place(old.firstItem, old.firstAttribute, content, end)
                let second = place(old.secondItem, old.secondAttribute, content, end)
                let new = NSLayoutConstraint(
                    item: first.item ?? content, attribute: first.attribute, relatedBy: old.relation,
                    toItem: second.item, attribute: second.attribute, multiplier: old.multiplier,
                    constant: old.constant)
                // Above rows, the content has another height until it is measured.
                new.priority = end == nil ? old.priority : min(old.priority, UILayoutPriority(999))
                return new
            })
        content.fitBottom()
    }

    private func isMoved(_ item: AnyObject?) -> Bool { moved.contains { $0 === item } }

    private func place(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ content: UIView, _ end: UIView?
    ) -> (item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
        guard let item, !isMoved(item) else { return (item, attribute) }
        if attribute == .bottom, bars.contains(where: { $0 === item }) { return (content, .top) }
        if attribute == .top, item === end { return (content, .bottom) }
        return (content, attribute)
    }
}

extension UIView {
    /// Whether it stays at the top of a page: a bar, or a colored area behind the status bar.
    fileprivate func isBar(of page: UIView) -> Bool {
        self is UINavigationBar || self is UISearchBar || self is UIProgressView
            || frame.minY <= 0 && frame.width >= page.bounds.width && frame.height < 300 && scrolled == nil
    }

    /// The scroll view in it: itself, or the only view of a container. A text view counts as a text of the page.
    fileprivate var scrolled: UIScrollView? {
        if self is UITextView { return nil }
        return self as? UIScrollView ?? subviews.lazy.compactMap(\.scrolled).first
    }

    /// Whether it becomes much taller with large text.
    fileprivate var isTall: Bool { hasText && self is UIStackView }

    /// The content is tall enough for all its views.
    fileprivate func fitBottom() {
        for view in subviews {
            let edge = bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor)
            edge.priority = UILayoutPriority(999)
            edge.isActive = true
        }
    }
}
