extension UINavigationBar {
    /// How high the bar is: 44 points, 50 on a tablet, 32 in a phone's compact landscape, 54 on a phone from iOS 26 on; a prompt
    /// makes it 30 higher, and a large title 52.
    package var barHeight: CGFloat { height(over: topItem) }

    /// A search bar beneath the title makes the bar 52 points higher; an active one may stand alone.
    func height(over item: UINavigationItem?) -> CGFloat {
        let search = item?.searchHeight ?? 0
        if item?.isSearchAlone == true { return search }
        return height(hasPrompt: item?.prompt != nil) + search
    }

    /// The same for whoever knows the top item: a controller asks at every move, and its bar would list all items.
    func height(hasPrompt: Bool) -> CGFloat {
        // By itself the bar has the screen's traits.
        if superviewReference.isEmpty, extraState == nil, !prefersLargeTitles {
            return lineHeight(ScreenMetrics.current.barHeight) + (hasPrompt ? 30 : 0)
        }
        return lineHeight(traitCollection.barHeights.navigationBar) + (hasPrompt ? 30 : 0) + titleRoom
    }

    /// What a large title adds, in points, when no content has taken of it.
    static let largeTitleRoom: CGFloat = 52

    /// Whether any bar has preferred large titles, or any item has a search bar: until then no scroll view asks.
    static var areTallBarsUsed = false

    /// What the top item's large title adds now, in points.
    private var titleRoom: CGFloat {
        guard showsLargeTitle, traitCollection.verticalSizeClass != .compact else { return 0 }
        return UINavigationBar.largeTitleRoom - max(0, topItem?.state?.titleRoomTaken ?? 0)
    }

    /// Where the line of the buttons begins: a prompt stands above it.
    var lineTop: CGFloat { topItem?.prompt == nil ? 0 : 30 }

    /// Where the line of the buttons ends, and a large title begins.
    var lineBottom: CGFloat { barHeight - titleRoom - (topItem?.searchHeight ?? 0) }

    /// How far content that is pulled down draws the large title along, in points.
    var titleStretch: CGFloat { showsLargeTitle ? max(0, -(topItem?.state?.titleRoomTaken ?? 0)) : 0 }

    private func lineHeight(_ standard: CGFloat) -> CGFloat {
        ownerIsInSheet() ? max(standard, UINavigationBar.heightInSheet) : standard
    }

    /// The height in a sheet, from iOS 13 on. Evidence: geo-sheet-nav-8, geo-sheet-nav-11.
    static let heightInSheet: CGFloat = 56

    /// Whether the top item's title is large. An item that leaves it open does as the one before it.
    package var showsLargeTitle: Bool { prefersLargeTitles && showsLargeTitle(ofLast: items ?? []) }

    /// The same for the last one of some items.
    func showsLargeTitle(ofLast items: [UINavigationItem]) -> Bool {
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
    /// How high bars are in this environment, on the device that counts.
    @MainActor var barHeights: BarHeights {
        let runtime = Runtime.current
        return BarHeights(of: runtime.screen.spec, traits: self, in: runtime.system)
    }
}
