/// The section index at a table view's trailing edge.
struct SectionIndex {
    var titles: [String] = []
    /// Whether the data source has been queried since the data changed.
    var isKnown = false
    var minimumRowCount = 0
    var color: UIColor?
    var background: UIColor?
    var trackingBackground: UIColor?
    var view: SectionIndexView?

    static let width: CGFloat = 15
}

/// The column of index titles. A touch on it scrolls the table view.
final class SectionIndexView: UIControl {
    private weak var table: UITableView?
    private var lastTitle: Int?

    init(of table: UITableView) {
        self.table = table
        super.init(frame: .zero)
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    var titles: [String] { table?.index.titles ?? [] }
    var isFollowing: Bool { lastTitle != nil }
    var look: SectionIndex? { table?.index }

    static let lineHeight: CGFloat = 14

    /// The top of the titles, which are centered vertically.
    var top: CGFloat { (bounds.height - CGFloat(titles.count) * Self.lineHeight) / 2 }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { lastTitle = nil }

    override func cancelTracking(with event: UIEvent?) { lastTitle = nil }

    private func follow(_ touch: UITouch) {
        guard !titles.isEmpty else { return }
        let line = Int(bounded: ((touch.location(in: self).y - top) / Self.lineHeight).rounded(.down))
        let title = min(max(line, 0), titles.count - 1)
        guard title != lastTitle else { return }
        lastTitle = title
        table?.indexLeads(to: title)
    }
}

extension UITableView {
    func reloadIndex() {
        index.isKnown = false
        setNeedsLayout()
    }

    /// Shows the index if the data source provides titles and there are enough rows.
    func layOutIndex() {
        if !index.isKnown { loadIndex() }
        guard !index.titles.isEmpty else {
            index.view?.removeFromSuperview()
            index.view = nil
            return
        }
        let view = index.view ?? SectionIndexView(of: self)
        if index.view == nil {
            index.view = view
            insertQuietly(view, at: subviewList.count)
        }
        let insets = adjustedContentInset
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x =
            isRightToLeft
            ? safeAreaInsets.left : bounds.maxX - SectionIndex.width - safeAreaInsets.right
        let frame = CGRect(
            x: x, y: bounds.minY + insets.top, width: SectionIndex.width,
            height: bounds.height - insets.top - insets.bottom)
        if view.frame != frame { view.frame = frame }
    }

    private func loadIndex() {
        index.isKnown = true
        let asked = dataSource?.sectionIndexTitles(for: self) ?? []
        let isLong = index.minimumRowCount == 0 || rows.counts.itemCount >= index.minimumRowCount
        index.titles = isLong ? asked : []
    }

    /// Called when a touch has reached a title.
    func indexLeads(to number: Int) {
        let title = index.titles[number]
        if title == UITableView.indexSearch {
            let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
            return setContentOffset(top, animated: false)
        }
        let section =
            dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: number) ?? number
        guard rows.counts.contains(section: section) else { return }
        let insets = adjustedContentInset
        let highest = contentSize.height + insets.bottom - bounds.height
        let y = max(-insets.top, min(sectionRect(section).minY - insets.top, highest))
        setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: false)
    }
}
