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
        let isCompact = traitCollection.verticalSizeClass == .compact
        return lineHeight(traitCollection.barHeights.navigationBar) + (hasPrompt ? 30 : 0)
            + (showsLargeTitle && !isCompact ? 52 : 0)
    }

    private func lineHeight(_ standard: CGFloat) -> CGFloat {
        ownerIsInSheet() ? max(standard, UINavigationBar.heightInSheet) : standard
    }

    /// The height in a sheet, from iOS 13 on. Evidence: geo-sheet-nav-8, geo-sheet-nav-11.
    static let heightInSheet: CGFloat = 56

    /// Whether the top item's title is large. An item that leaves it open does as the one before it.
    package var showsLargeTitle: Bool {
        guard prefersLargeTitles, let items, !items.isEmpty else { return false }
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
