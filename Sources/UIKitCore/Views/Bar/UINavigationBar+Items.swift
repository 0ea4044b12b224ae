// The bar's buttons, as fingers find them: looked up for each touch, as items change without telling their bar.
extension UINavigationBar {
    package func showItems() {
        dropSearchBars()
        guard let item = topItem else { return showItems([]) }
        placeSearchBar()
        if item.isSearchAlone { return showItems([]) }
        let back = backSpot(of: item).map { [$0] } ?? []
        let leading = row(item.shownLeadingItems, from: back.last?.frame.maxX ?? itemArea.minX, step: 1)
        let center = row(item.shownCenterItems, from: boundsStorage.midX - 30, step: 1)
        let trailing = row(item.shownTrailingItems, from: itemArea.maxX, step: -1)
        showItems(back + leading + center + trailing)
    }

    /// The back button, where there is one.
    package var backButton: BarItemView? {
        showItems()
        return topItem.flatMap(backSpot) == nil ? nil : itemViews.first
    }

    /// Whether the item on top has a back button.
    func hasBackButton(for item: UINavigationItem) -> Bool {
        item === topItem && (backItem != nil || item.backAction != nil) && item.showsBackButton
    }

    /// What the back button of the item on top says; `nil` where there is none, or an arrow alone.
    func shownBackTitle(of item: UINavigationItem) -> String? {
        guard hasBackButton(for: item) else { return nil }
        return backItem == nil ? "Back" : backItem?.shownBackTitle
    }

    private func backSpot(of item: UINavigationItem) -> ItemSpot? {
        guard hasBackButton(for: item) else { return nil }
        let title = shownBackTitle(of: item)
        let frame = CGRect(x: itemArea.minX, y: 0, width: 80, height: lineHeight)
        var spot = ItemSpot(title: title, frame: frame, look: .back) { [weak self] in
            self?.goBack()
        }
        spot.menu = ownerBackMenu
        return spot
    }

    /// What a tap on the back button does: the controller goes back, the page's own back action runs, or a bar by
    /// itself takes its top item off. Under a finger that stays long there may be nothing left to go back to.
    private func goBack() {
        if let ownerGoesBack, backItem != nil {
            ownerGoesBack()
        } else if let action = topItem?.backAction {
            action.perform(sender: nil)
        } else if ownerItems == nil {
            popItem(animated: true)
        }
    }

    /// Items side by side, from a place to the right or to the left.
    private func row(_ items: [UIBarButtonItem], from start: CGFloat, step: CGFloat) -> [ItemSpot] {
        var place = start
        return items.compactMap { item in
            let width = item.touchWidth
            defer { place += step * width }
            let x = step > 0 ? place : place - width
            return item.spot(in: CGRect(x: x, y: 0, width: width, height: lineHeight), of: self)
        }
    }

    /// Where items stand: away from the sensor's housing where the device lies on its side.
    var itemArea: CGRect {
        let safe = safeAreaInsets
        return boundsStorage.inset(
            by: UIEdgeInsets(top: 0, left: safe.left + 8, bottom: 0, right: safe.right + 8))
    }

    private var lineHeight: CGFloat { min(boundsStorage.height, 44) }
}

extension UIBarButtonItem {
    /// How wide the item is to fingers, in points.
    var touchWidth: CGFloat {
        if let customView {
            // A view that nobody has given a size has the one that suits it.
            if customView.bounds.isEmpty { customView.sizeToFit() }
            return max(customView.bounds.width, 1)
        }
        guard width == 0 else { return width }
        return max(contentWidth + 16, 44)
    }

    /// What fingers find of the item: its own view, or a button. Spaces are nothing.
    func spot(in frame: CGRect, of bar: UIView) -> ItemSpot? {
        if let customView {
            customView.center = CGPoint(x: frame.midX, y: frame.midY)
            if customView.superviewLink !== bar { bar.addQuietly(customView) }
            return nil
        }
        guard systemItem != .flexibleSpace, systemItem != .fixedSpace else { return nil }
        var spot = ItemSpot(
            title: shownTitle, frame: frame, isEnabled: isEnabled,
            look: .barButton(self, isTrailing: frame.midX > bar.boundsStorage.midX)
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
