import ListUpdates

/// The state of the layout's preparation.
enum LayoutPhase {
    /// The layout must be prepared before it is queried.
    case stale
    /// The layout is being prepared.
    case preparing
    /// The layout can be queried.
    case prepared
}

// The data source's counts, and the layout's preparation.
extension UICollectionView {
    /// The data source's counts, requested now if they are invalid.
    var currentCounts: ListCounts {
        if let counts { return counts }
        let asked = phantoms.added(to: askCounts())
        counts = asked
        return asked
    }

    func askCounts() -> ListCounts {
        guard let dataSource else { return ListCounts() }
        let sections = max(0, dataSource.numberOfSections(in: self))
        return ListCounts(
            (0..<sections).map { max(0, dataSource.collectionView(self, numberOfItemsInSection: $0)) })
    }

    /// Discards counts, views and selection after a change of the data.
    ///
    /// During the collection view's own work, this is deferred.
    func forgetData() {
        guard display.work.isIdle else { return display.work = .changingBeforeReload(askCounts()) }
        counts = nil
        forgetDragging()
        selection.removeAll()
        cancelTracking()
        display.forgetData()
        dropPreparedCells()
        let context = layoutStorage.makeContext()
        context.scope = .dataSourceCounts
        layoutStorage.invalidateLayout(with: context)
    }

    /// Reloads data that has already been loaded.
    func reloadWhatIsLoaded() {
        if counts != nil || display.hasAsked { reloadData() }
    }

    /// Called when a layout was invalidated.
    func layoutWasInvalidated(by context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateDataSourceCounts { counts = nil }
        layoutPhase = .stale
        display.invalidate()
        adjust(by: context)
        setNeedsLayout()
    }

    private func adjust(by context: UICollectionViewLayoutInvalidationContext) {
        let (shift, growth) = (context.contentOffsetAdjustment, context.contentSizeAdjustment)
        if growth != .zero {
            contentSize = CGSize(
                width: contentSize.width + growth.width, height: contentSize.height + growth.height)
        }
        if shift != .zero { shiftContent(by: shift) }
    }

    /// Prepares the layout if necessary, and updates the content size.
    ///
    /// The layout is prepared first. Its queries are the first that need the data source's counts, as public stack traces of iOS 10 to 13
    /// show.
    func prepareLayout() {
        guard layoutPhase == .stale else { return }
        layoutPhase = .preparing
        layoutStorage.prepare()
        let size = layoutStorage.collectionViewContentSize
        // An app's layout may have invalidated itself meanwhile.
        if layoutPhase == .preparing { layoutPhase = .prepared }
        if contentSize != size { contentSize = size }
    }

    /// Asks the layout, before the bounds change, whether that invalidates it.
    func boundsWillChange(to new: CGRect) {
        guard new != bounds, layoutPhase == .prepared,
            layoutStorage.shouldInvalidateLayout(forBoundsChange: new)
        else { return }
        layoutStorage.invalidateLayout(with: layoutStorage.invalidationContext(forBoundsChange: new))
    }

    /// Shows the elements that become visible when the bounds change in an animation block. They are shown immediately, as part of the
    /// animation. Evidence: hunt-collections-08.
    func showAnimatedBoundsChange(from old: CGRect) {
        guard UIView.inheritedAnimationDuration > 0, windowLink != nil, display.hasAsked, display.work.isIdle
        else { return }
        layoutStorage.prepare(forAnimatedBoundsChange: old)
        prepareLayout()
        showElements()
        placeLanes()
        layoutStorage.finalizeAnimatedBoundsChange()
    }

    /// The layout's attributes of an element.
    func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        layoutStorage.attributes(of: key)
    }

    /// Whether the data source has an item.
    func hasItem(_ indexPath: IndexPath) -> Bool {
        indexPath.count == 2 && indexPath[0] >= 0 && indexPath[1] >= 0
            && currentCounts.contains(ItemPlace(section: indexPath[0], item: indexPath[1]))
    }
}
