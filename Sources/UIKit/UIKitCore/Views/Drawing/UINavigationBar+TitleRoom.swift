import TextMetrics

/// The title's frame in a bar, and the part of the back button's title that fits.
package struct TitleRoom {
    /// The frame of the title.
    package let line: CGRect
    package let alignment: ParagraphShape.Alignment
    /// The title of the back button; `nil` for the arrow alone.
    let backWords: String?
}

extension UINavigationBar {
    /// The space between the buttons. A title is centered if possible, otherwise next to the buttons: since iOS 26 at the leading side. If it
    /// doesn't fit next to the back button's title, that becomes "Back", and then disappears. Evidence: ios26-BARS-14.
    package func titleRoom(
        of item: UINavigationItem, title width: CGFloat, from top: CGFloat, to bottom: CGFloat
    )
        -> TitleRoom
    {
        let metrics = BarItemMetrics(of: self)
        let back = metrics.isGlass ? nil : shownBackTitle(of: item)
        let shown = overflow(of: item)
        let leading = metrics.width(of: shown.leading, in: self)
        let hasMore = item.overflowButton(for: shown.moved) != nil
        let more: CGFloat = hasMore ? BarOverflow.buttonWidth + metrics.spacing : 0
        let items = metrics.width(of: shown.trailing, in: self) + more
        let tabs = tabsInRow
        let end = min(trailingEnd(of: item) - items, titleEnd(of: item))
        let trailing = min(end, tabs?.minX ?? .infinity)
        let choices = back == nil ? [nil] : [back, "Back", nil]
        let hasBack = hasBackButton(for: item)
        let rooms = choices.map { words in
            let first =
                metrics.isGlass
                ? leadingStart(of: item) - (leading == 0 && hasBack ? metrics.spacing : 0)
                : itemArea.minX + (hasBack ? Self.backWidth(words) : 0)
            let start = first + leading + Self.distance
            return start...max(trailing - Self.distance, start)
        }
        let fitting = rooms.firstIndex { $0.upperBound - $0.lowerBound >= width }
        let (before, words) = fitting.map { (rooms[$0], choices[$0]) } ?? (rooms.last!, nil)
        let room = fitting == nil ? tabs.flatMap { behind($0, upTo: end, besides: before) } ?? before : before
        let side = max(room.lowerBound, bounds.width - room.upperBound)
        let isLeading = Runtime.current.system >= .iOS(26)
        let isMiddle = tabs == nil && bounds.width - 2 * side >= width
        let edges = isMiddle ? side...bounds.width - side : room
        return TitleRoom(
            line: CGRect(
                x: edges.lowerBound, y: top, width: edges.upperBound - edges.lowerBound, height: bottom - top),
            alignment: isMiddle ? .center : isLeading || room.lowerBound >= side ? .left : .right,
            backWords: words)
    }

    /// Whether a back button of a width has room next to an item's title and buttons. Large titles are in a row of their own.
    func hasRoom(forBackButtonOfWidth width: CGFloat, of item: UINavigationItem) -> Bool {
        let metrics = BarItemMetrics(of: self)
        let isBelow = showsLargeTitle && item === topItem
        let title = isBelow ? 0 : item.titleView?.sizeInBar.width ?? self.width(of: BarTitles(of: item))
        let buttons = metrics.width(of: item.shownLeadingItems + item.shownTrailingItems, in: self)
        return width + 2 * Self.distance + title + buttons <= itemArea.width
    }

    /// The frame of the tab bar, if it is in the row of the buttons.
    private var tabsInRow: CGRect? {
        guard let bar = ownerTabBar?(), bar.window === window else { return nil }
        let frame = bar.convert(bar.bounds, to: self)
        return frame.intersects(bounds) ? frame : nil
    }

    /// Returns the space between the tab bar and the trailing buttons; `nil` if that before the tab bar is wider. In a split view, the secondary
    /// column begins next to the tab bar.
    private func behind(_ tabs: CGRect, upTo end: CGFloat, besides before: ClosedRange<CGFloat>)
        -> ClosedRange<CGFloat>?
    {
        let start = tabs.maxX + Self.distance
        guard end - Self.distance - start > before.upperBound - before.lowerBound else { return nil }
        return start...end - Self.distance
    }

    /// The title next to the back button's arrow; `nil` for the arrow alone.
    var backWords: String? {
        guard let item = topItem, !showsLargeTitle else { return topItem.flatMap(shownBackTitle) }
        let titles = BarTitles(of: item)
        guard titles.title != nil else { return shownBackTitle(of: item) }
        return titleRoom(of: item, title: width(of: titles), from: 0, to: 0).backWords
    }

    /// The distance between the title and the buttons.
    private static let distance: CGFloat = 10

    /// The width of an arrow and the title after it.
    private static func backWidth(_ words: String?) -> CGFloat {
        let arrow: CGFloat = 20
        return words.map { arrow + 6 + DrawnText($0, .systemFont(ofSize: 17), .label).size().width } ?? arrow
    }
}
