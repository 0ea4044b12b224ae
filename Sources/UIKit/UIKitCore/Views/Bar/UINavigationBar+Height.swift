extension UINavigationBar {
    /// The height of the bar: 44 points, 50 on iPad, 32 in a landscape bar on iPhone, 54 on iPhone from iOS 26 on; a prompt adds 30, and a
    /// large title 52, or more with a subtitle.
    package var barHeight: CGFloat { height(over: topItem, of: items) }

    /// Returns the height with an item on top of others. A search bar below the title adds 52 points; an active one may replace the title.
    ///
    /// A controller asks at every transition, so the items are read only for a large title.
    func height(over item: UINavigationItem?, of items: @autoclosure () -> [UINavigationItem]?) -> CGFloat {
        let search = item?.searchHeight ?? 0
        if item?.isSearchAlone == true { return search }
        let prompt: CGFloat = item?.prompt == nil ? 0 : 30
        // Without a superview the bar has the screen's traits.
        if superviewReference.isEmpty, extraState == nil, !prefersLargeTitles {
            return lineHeight(ScreenMetrics.current.barHeight) + prompt + search
        }
        let title = prefersLargeTitles ? titleRoom(over: item, of: items() ?? []) : 0
        return lineHeight(traitCollection.barHeights.navigationBar) + prompt + title + search
    }

    /// The height of a large title, in points, before content is scrolled.
    package static let largeTitleRoom: CGFloat = 52

    /// Whether a bar prefers large titles or an item has a search bar. Before that, no scroll view notifies its bar.
    static var areTallBarsUsed = false

    /// The current height of the top item's large title, in points.
    private var titleRoom: CGFloat { titleRoom(over: topItem, of: items ?? []) }

    private func titleRoom(over item: UINavigationItem?, of items: [UINavigationItem]) -> CGFloat {
        guard showsLargeTitle(ofLast: items), traitCollection.verticalSizeClass != .compact else { return 0 }
        return (item?.largeTitleRoom ?? UINavigationBar.largeTitleRoom)
            - max(0, item?.state?.titleRoomTaken ?? 0)
    }

    /// The top of the row of buttons, which is below a prompt. In a sheet, glass is as far from the top as from the sides.
    package var lineTop: CGFloat {
        let inset: CGFloat = Runtime.current.design == .glass && ownerIsInSheet() ? 16 : 0
        return inset + (topItem?.prompt == nil ? 0 : 30)
    }

    /// The bottom of the row of buttons, and the top of a large title.
    package var lineBottom: CGFloat { barHeight - titleRoom - (topItem?.searchHeight ?? 0) }

    /// The bottom of the edge effect: below a search bar, which floats over the content, unless a large title is above it.
    package var edgeEffectBottom: CGFloat { titleRoom > 0 ? lineBottom : barHeight }

    /// The distance by which content that is pulled down moves the large title, in points.
    package var titleStretch: CGFloat { showsLargeTitle ? max(0, -(topItem?.state?.titleRoomTaken ?? 0)) : 0 }

    private func lineHeight(_ standard: CGFloat) -> CGFloat {
        ownerIsInSheet() ? max(standard, UINavigationBar.heightInSheet) : standard
    }

    /// The height in a sheet, from iOS 13 on. Evidence: geo-sheet-nav-8, geo-sheet-nav-11. No source gives that of iOS 26.
    static var heightInSheet: CGFloat { Runtime.current.design == .glass ? 70 : 56 }

    /// Whether the top item's title is large. An automatic item uses the mode of the item before it.
    package var showsLargeTitle: Bool { prefersLargeTitles && showsLargeTitle(ofLast: items ?? []) }

    /// Whether the title of the last of these items is large.
    package func showsLargeTitle(ofLast items: [UINavigationItem]) -> Bool {
        guard prefersLargeTitles, !items.isEmpty else { return false }
        for item in items.reversed() {
            switch item.largeTitleDisplayMode {
            case .always: return true
            case .never, .inline: return false
            case .automatic: continue
            }
        }
        return true
    }
}

extension UITraitCollection {
    /// The heights of bars in this environment, on the current device.
    @MainActor var barHeights: BarHeights {
        let runtime = Runtime.current
        return BarHeights(of: runtime.screen.spec, traits: self, in: runtime.systemOfMetrics)
    }
}
