// The hit areas of the bar's buttons, computed for each touch, because items don't notify their bar of changes.
extension UINavigationBar {
    package func showItems() {
        dropSearchBars()
        placeSearchBar()
        guard let item = topItem, !item.isSearchAlone else { return broughtViews.show(BarRow(), in: self) }
        var row = itemRow(of: item, after: backSpot(of: item))
        if row.hasIdentifiers, let change = ownerTransition?() {
            row.moveItems(from: itemRow(of: change.leaving), part: change.part)
        }
        if let title = placedTitleView(of: item) { row.views.append(title) }
        if let subtitle = placedSubtitleView(of: item) { row.views.append(subtitle) }
        broughtViews.show(row, in: self)
    }

    /// Returns the frame of a button in the row of a page's item, which needn't be on top; `nil` if the row has no room for it.
    func frame(of button: UIBarButtonItem, in item: UINavigationItem) -> CGRect? {
        itemRow(of: item).spots.first { $0.look.item === button }?.frame
    }

    /// Returns the buttons of an item, after its back button.
    private func itemRow(of item: UINavigationItem, after back: ItemSpot? = nil) -> BarRow {
        var row = BarRow()
        if let back { row.spots.append(back) }
        func add(_ items: [UIBarButtonItem], from start: CGFloat, _ direction: BarRow.Direction) {
            row.add(items, from: start, direction, in: self)
        }
        let (items, end) = (overflow(of: item), trailingEnd(of: item))
        add(items.leading, from: leadingStart(of: item), .forward)
        add(item.shownCenterItems, from: bounds.midX - 30, .forward)
        let button = item.overflowButton(for: items.moved)
        add((button.map { [$0] } ?? []) + items.trailing, from: end, .backward)
        if item.isSearchButton {
            add([item.searchBarPlacementBarButtonItem], from: itemArea.maxX, .backward)
        }
        return row
    }

    /// The rows of buttons whose items may share backgrounds.
    package var itemRows: [[UIBarButtonItem]] {
        guard let item = topItem, !item.isSearchAlone else { return [] }
        let items = overflow(of: item)
        let more = item.overflowButton(for: items.moved).map { [$0] } ?? []
        let search = item.isSearchButton ? [item.searchBarPlacementBarButtonItem] : []
        return [items.leading, item.shownCenterItems, more + items.trailing, search]
    }

    /// The back button, if the bar shows one.
    package var backButton: BarItemView? {
        showItems()
        return topItem.flatMap(backSpot) == nil ? nil : itemViews.first
    }

    /// The frame of the visible back button.
    package var backButtonArea: CGRect? {
        itemViews.first { view in
            if case .back = view.spot.look { true } else { false }
        }?.frame
    }

    /// Whether the item on top has a back button.
    func hasBackButton(for item: UINavigationItem) -> Bool {
        item === topItem && (backItem != nil || item.backAction != nil) && item.showsBackButton
    }

    /// The title of the top item's back button; `nil` if it has none, or only an arrow.
    func shownBackTitle(of item: UINavigationItem) -> String? {
        guard hasBackButton(for: item) else { return nil }
        if let backItem { return backItem.shownBackTitle }
        guard let action = item.backAction, action.image == nil else { return nil }
        return action.title.isEmpty ? "Back" : action.title
    }

    /// The image of the back button for a page's back action if there is no previous page.
    var backImage: UIImage? { backItem == nil ? topItem?.backAction?.image : nil }

    private func backSpot(of item: UINavigationItem) -> ItemSpot? {
        guard hasBackButton(for: item) else { return nil }
        let title = shownBackTitle(of: item)
        let frame = backButtonFrame
        var spot = ItemSpot(title: title, frame: frame, look: .back) { [weak self] in
            self?.goBack()
        }
        if backItem == nil { spot.label = item.backAction.map { $0.title.isEmpty ? "Back" : $0.title } }
        spot.menu = ownerBackMenu
        return spot
    }

    /// Performs the action of the back button: calls the owning controller, runs the page's back action, or pops the
    /// top item of a standalone bar. After a long touch there may be no item left to pop.
    private func goBack() {
        if let ownerGoesBack, backItem != nil {
            ownerGoesBack()
        } else if let action = topItem?.backAction {
            action.perform(sender: nil)
        } else if ownerItems == nil {
            popItem(animated: true)
        }
    }

    /// The area of the items, inset from the sensor housing in landscape.
    var itemArea: CGRect {
        let (safe, margin) = (safeAreaInsets, BarItemMetrics(of: self).margin)
        return bounds.inset(
            by: UIEdgeInsets(top: 0, left: safe.left + margin, bottom: 0, right: safe.right + margin))
    }

    /// The frame of the back button: since iOS 26 round, with only an arrow, if there is a previous page.
    private var backButtonFrame: CGRect {
        let metrics = BarItemMetrics(of: self)
        let width = metrics.isGlass ? widthOfBackOnGlass(height: metrics.height) : 80
        return CGRect(x: itemArea.minX, y: metrics.top, width: width, height: metrics.height)
    }

    /// The position of the first leading item, after the back button.
    func leadingStart(of item: UINavigationItem) -> CGFloat {
        hasBackButton(for: item) ? backButtonFrame.maxX + BarItemMetrics(of: self).spacing : itemArea.minX
    }
}

extension UIBarButtonItem {
    /// Returns the hit area of the item, unless it has a custom view. Spaces have none.
    func spot(in frame: CGRect, of bar: UIView) -> ItemSpot? {
        guard customView == nil, systemItem != .flexibleSpace, systemItem != .fixedSpace else { return nil }
        var spot = ItemSpot(
            title: shownTitle, label: systemItem?.spokenTitle, frame: frame, isEnabled: isEnabled,
            look: .barButton(self, isTrailing: frame.midX > bar.bounds.midX)
        ) { [weak self, weak bar] in
            guard let self else { return }
            if let menu = menuOfTap, let bar {
                menu.open(beside: frame, in: bar, sender: self, order: menuOrder)
            } else {
                perform()
            }
        }
        spot.isSpringLoaded = isSpringLoaded
        if menu != nil { spot.menu = { [weak self] in self?.menuOfPress } }
        return spot
    }
}
