// Display of the visible elements.
extension UICollectionView {
    /// Gives each visible element a view, and removes the views of others.
    ///
    /// Views that prefer another size invalidate the layout; then the display is repeated.
    func showElements() {
        guard !bounds.isEmpty, mayShowElements else { return }
        display.work = .changing
        for _ in 0..<Self.mostRounds where display.work.knowsData {
            prepareLayout()
            updateElements()
            if layoutPhase == .prepared, display.knows(bounds) { break }
        }
        announceElements()
        dropFarCells()
        prefetchItems()
        endWork()
    }

    /// Ends the current work. Changes that the app has made meanwhile are applied in the next layout pass.
    func endWork() {
        let isOutdated = !display.work.knowsData
        display.work = .idle
        if isOutdated { forgetData() }
    }

    /// The maximum number of repetitions, for a layout that never accepts preferred sizes.
    private static var mostRounds: Int { 100 }

    private func updateElements() {
        if !display.knows(bounds) { askForElements() }
        let sight = bounds
        for element in display.elements where element.view != nil && !isInSight(element, sight) {
            leaveSight(element)
        }
        for element in display.elements where display.work.knowsData && isInSight(element, sight) {
            if let view = element.view {
                update(view, attributesToShow(element))
                askAgain(element, view)
            } else {
                beginDisplay(of: element)
            }
        }
    }

    func isInSight(_ element: ShownElement, _ sight: CGRect) -> Bool {
        let values = element.attributes.values
        guard !values.isHidden else { return false }
        if let movement, element.attributes.key == .cell(movement.current) { return true }
        guard let lane = values.lane else { return values.frame.overlaps(sight) }
        let offset = laneOffset(lane.section)
        return lane.frame.overlaps(sight)
            && values.frame.overlaps(lane.frame.offsetBy(dx: offset.x, dy: offset.y))
    }

    // MARK: Layout queries

    private func askForElements() {
        let rect = pages(around: bounds)
        let attributes = withHeldItem(validated(layoutStorage.layoutAttributesForElements(in: rect) ?? []))
        let isOutdated = display.hasOldData
        for element in display.replace(by: attributes, in: rect) {
            if isOutdated { endDisplay(of: element) } else { leaveSight(element) }
        }
    }

    /// The pages of the content, each of the view's size, that intersect a rectangle.
    func pages(around rect: CGRect) -> CGRect {
        let (width, height) = (rect.width, rect.height)
        let left = (rect.minX / width).rounded(.down) * width
        let top = (rect.minY / height).rounded(.down) * height
        let right = (rect.maxX / width).rounded(.up) * width
        let bottom = (rect.maxY / height).rounded(.up) * height
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The attributes without those of missing items, which are reported.
    func validated(
        _ attributes: [UICollectionViewLayoutAttributes]
    ) -> [UICollectionViewLayoutAttributes] {
        guard let bad = attributes.first(where: { !isPlaceable($0) }) else { return attributes }
        reportMisplaced(bad)
        return attributes.filter(isPlaceable)
    }

    /// Whether a supplementary view is allowed at its index path. It may be outside the sections if the path has one index. Evidence:
    /// gt2-coll-09.
    private func isPlaceable(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        let place = attributes.indexPath
        switch attributes.representedElementCategory {
        case .cell: return hasItem(place)
        case .supplementaryView:
            return place.count != 2 || currentCounts.contains(section: place[0])
        case .decorationView: return true
        }
    }

    // MARK: Views

    private func beginDisplay(of element: ShownElement) {
        guard let view = makeView(for: element.attributes) else { return }
        element.view = view
        element.stage = .made
        askForSize(element, view)
        if layoutPhase == .prepared { announce(element) }
    }

    /// Notifies the delegate of views that were created before the layout was final.
    private func announceElements() {
        for element in display.elements where element.stage == .made { announce(element) }
    }

    private func announce(_ element: ShownElement) {
        guard let view = element.view, element.stage == .made else { return }
        element.stage = .displayed
        if view is GapCell { return }
        let place = element.attributes.indexPath
        if let cell = view as? UICollectionViewCell {
            delegate?.collectionView(self, willDisplay: cell, forItemAt: place)
        } else if element.attributes.representedElementCategory == .supplementaryView {
            delegate?.collectionView(
                self, willDisplaySupplementaryView: view,
                forElementKind: element.attributes.representedElementKind ?? "", at: place)
        }
    }

    func endDisplay(of element: ShownElement) {
        guard let view = element.view else { return }
        let wasDisplayed = element.stage == .displayed
        element.forgetView()
        endDisplay(of: view, element.attributes, wasDisplayed: wasDisplayed)
    }

    /// Removes a view and makes it available for reuse.
    func endDisplay(
        of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, wasDisplayed: Bool
    ) {
        swipes?.viewWillLeave(view)
        view.removeFromSuperview()
        if wasDisplayed { reportEnd(of: view, attributes) }
        keep(view)
    }

    func reportEnd(of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        if view is GapCell { return }
        let place = attributes.indexPath
        if let cell = view as? UICollectionViewCell {
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: place)
        } else if attributes.representedElementCategory == .supplementaryView {
            delegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view,
                forElementOfKind: attributes.representedElementKind ?? "", at: place)
        }
    }

    // MARK: Sizes

    /// Asks a view for its preferred size, and the layout whether it uses that size.
    func askForSize(_ element: ShownElement, _ view: UICollectionReusableView) {
        guard layoutStorage.asksViewsForSize,
            element.attributes.representedElementCategory != .decorationView
        else { return }
        let original = element.attributes
        let preferred = view.preferredLayoutAttributesFitting(original.copied)
        element.askedSize = preferred.size
        guard
            layoutStorage.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        else { return }
        layoutStorage.invalidateLayout(
            with: layoutStorage.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    }

    /// Requests a cell's preferred size again in the next layout pass.
    func askAgain(_ cell: UICollectionViewCell) {
        guard selfSizingInvalidation != .disabled, Runtime.current.system >= .iOS(16),
            let element = display.seenElements.first(where: { $0.view === cell }), element.askedSize != nil
        else { return }
        element.askedSize = .zero
        setNeedsLayout()
    }

    /// Requests the preferred size again if the layout's size differs from it.
    private func askAgain(_ element: ShownElement, _ view: UICollectionReusableView) {
        guard let asked = element.askedSize, asked != element.attributes.size,
            !element.attributes.estimated.isEmpty
        else { return }
        askForSize(element, view)
    }

    // MARK: Order

    /// Adds a view behind those with a higher `zIndex`.
    func addInOrder(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        let number = attributes.zIndex
        let host = host(of: attributes)
        let index = host.subviewList.firstIndex { other in
            guard let other = other as? UICollectionReusableView else { return false }
            return (other.shownAttributes?.zIndex ?? 0) > number
        }
        host.insertSubview(view, at: index ?? host.subviewList.count)
    }

    // MARK: Background

    func backgroundChanged(from old: UIView?) {
        old?.removeFromSuperview()
        guard let backgroundView else { return }
        insertSubview(backgroundView, at: 0)
        placeBackground()
    }

    func placeBackground() {
        guard let backgroundView else { return }
        if backgroundView.frame != bounds { backgroundView.frame = bounds }
        if subviewList.first !== backgroundView { sendSubviewToBack(backgroundView) }
    }
}
