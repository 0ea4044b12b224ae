/// The glass of a tab bar since iOS 26, with the frames of its items: a capsule at the bar's top, 21 points from the
/// sides, and beside it a circle for a search tab.
///
/// Items are 54 points high and at most 94 points wide, and overlap by 8 points. Source: view hierarchies of iOS 26.0 and
/// 26.1 with three, four and five tabs on screens of 402 and 440 points, published on GitHub. No source gives the sizes
/// in low bars, next to a search tab or without a home indicator.
@MainActor
package struct TabBarGlass {
    /// The frame of the capsule; `nil` without other items than a search tab.
    package let platter: CGRect?
    /// The frame of the circle of a search tab.
    package let search: CGRect?
    /// The frames of all items, in order.
    package let items: [CGRect]
    /// The frame of the button that shows the sidebar.
    private(set) var sidebarButton: CGRect?

    /// The distance of the glass from the sides of the screen.
    static let margin: CGFloat = 21
    /// The distance between glass and its items.
    static let inset: CGFloat = 4
    /// The height at the top of an iPad, that of the glass of a navigation bar's items.
    static let heightOnTop: CGFloat = 44
    /// The overlap of two items.
    private static let overlap: CGFloat = 8
    private static let space: CGFloat = 8

    /// Lays out items in a bar. The last one may be a search tab.
    init(of count: Int, hasSearch: Bool, in area: CGRect, scale: CGFloat) {
        let height = min(62, max(area.height - Self.space, 0))
        let others = count - (hasSearch ? 1 : 0)
        let free = area.width - 2 * Self.margin
        let search = CGRect(
            x: area.maxX - Self.margin - height, y: area.minY, width: height, height: height)
        self.search = hasSearch ? search : nil
        guard others > 0 else {
            platter = nil
            items = hasSearch ? [search] : []
            return
        }
        let room = free - (hasSearch ? height + Self.space : 0)
        let widest: CGFloat = (height < 50 ? 120 : 86) * CGFloat(others)
        let edges = 2 * Self.inset + Self.overlap
        let width = max(0, min(room, widest + edges))
        let item = (((width - edges) / CGFloat(others) + Self.overlap) * scale - 0.001).rounded(.up) / scale
        let step = others > 1 ? (width - 2 * Self.inset - item) / CGFloat(others - 1) : 0
        let x = hasSearch ? area.minX + Self.margin : area.midX - width / 2
        platter = CGRect(x: x, y: area.minY, width: width, height: height)
        let frames = (0..<others).map { index in
            CGRect(
                x: x + Self.inset + CGFloat(index) * step, y: area.minY + Self.inset, width: item,
                height: max(0, height - 2 * Self.inset))
        }
        items = frames + (hasSearch ? [search] : [])
    }
}

extension TabBarGlass {
    /// Lays out items with these widths side by side, at the top of an iPad.
    fileprivate init(onTop widths: [CGFloat], hasSidebarButton: Bool) {
        let height = Self.heightOnTop - 2 * Self.inset
        var x = Self.inset
        func add(_ width: CGFloat) -> CGRect {
            defer { x += width }
            return CGRect(x: x, y: Self.inset, width: width, height: height)
        }
        let button = hasSidebarButton ? add(Self.heightOnTop) : nil
        let items = widths.map(add)
        self.init(
            platter: CGRect(x: 0, y: 0, width: x + Self.inset, height: Self.heightOnTop), items: items,
            sidebarButton: button)
    }

    private init(platter: CGRect, items: [CGRect], sidebarButton: CGRect?) {
        (self.platter, search, self.items, self.sidebarButton) = (platter, nil, items, sidebarButton)
    }
}

extension UITabBar {
    /// The font of titles at the top of an iPad.
    static let fontOnTop = UIFont.systemFont(ofSize: 15, weight: .medium)

    /// Whether an item is shown without its title: at the top of an iPad that of a search tab.
    func showsOnlyImage(_ item: UITabBarItem) -> Bool {
        item.shownTitle == nil || (isOnTop && ownerSearchItem?() === item)
    }

    private func widthOnTop(_ item: UITabBarItem) -> CGFloat {
        guard !showsOnlyImage(item), let title = item.shownTitle else { return TabBarGlass.heightOnTop }
        return DrawnText(title, Self.fontOnTop, .label).size().width.rounded(.up) + 28
    }

    /// The item that is apart from the others at the bottom of the screen: that of a search tab, or else the last one if it is the system's
    /// search item. Evidence: hunt27-tabs-05.
    var itemApart: UITabBarItem? {
        ownerSearchItem?() ?? shownItems.last.flatMap { $0.systemItem == .search ? $0 : nil }
    }

    /// The glass and the items' frames; `nil` before iOS 26, and while the bar is minimized.
    package var glass: TabBarGlass? {
        guard Runtime.current.design == .glass, ownerRestores == nil else { return nil }
        let items = shownItems
        if isOnTop {
            return TabBarGlass(onTop: items.map(widthOnTop), hasSidebarButton: ownerSidebar?() != nil)
        }
        let safe = safeAreaInsets
        let area = bounds.inset(by: UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
        let search = itemApart
        return TabBarGlass(
            of: items.count, hasSearch: search != nil && items.last === search, in: area,
            scale: GraphicsContexts.screenScale)
    }

    /// The frame of a search tab that isn't selected while the bar is minimized: a circle at the other side of the screen.
    package var searchBesideMinimized: CGRect? {
        guard Runtime.current.design == .glass, ownerRestores != nil, let item = itemApart,
            item !== selectedItem, let area = superview.map({ $0.bounds.inset(by: $0.safeAreaInsets) })
        else { return nil }
        let size = TabAccessoryView.height
        return CGRect(
            x: area.maxX - TabBarGlass.margin - size - frame.minX, y: bounds.minY, width: size, height: size)
    }

    /// The frame of the selected item's control; `nil` if no item is selected.
    package var selectedFrame: CGRect? {
        itemViews.first { view in
            if case .tab(_, let isSelected) = view.spot.look { isSelected } else { false }
        }?.frame
    }
}
