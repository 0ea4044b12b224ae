import ListUpdates

/// How far the layout is.
enum LayoutPhase {
    /// It has to be prepared before it is asked.
    case stale
    /// It is being prepared.
    case preparing
    /// It can be asked.
    case prepared
}

// The data source's counts, and the layout's preparation.
extension UICollectionView {
    /// The data source's counts, asked now if they are out of date.
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

    /// The data is another: counts and views are asked for again, and nothing is selected.
    ///
    /// In the midst of the collection view's own work that comes afterwards.
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

    /// Reloads what the data source was asked for already.
    func reloadWhatIsLoaded() {
        if counts != nil || display.hasAsked { reloadData() }
    }

    /// A layout says what of it is out of date.
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

    /// Prepares the layout if that is due, and takes over the size of the content.
    ///
    /// The layout is the first that is notified. Its questions are the first that need the data source's counts: so public stack traces
    /// of iOS 10 to 13 show it.
    func prepareLayout() {
        guard layoutPhase == .stale else { return }
        layoutPhase = .preparing
        layoutStorage.prepare()
        let size = layoutStorage.collectionViewContentSize
        // An app's layout may have invalidated itself meanwhile.
        if layoutPhase == .preparing { layoutPhase = .prepared }
        if contentSize != size { contentSize = size }
    }

    /// Asks the layout, before the bounds change, whether that makes it out of date.
    func boundsWillChange(to new: CGRect) {
        guard new != boundsStorage, layoutPhase == .prepared,
            layoutStorage.shouldInvalidateLayout(forBoundsChange: new)
        else { return }
        layoutStorage.invalidateLayout(with: layoutStorage.invalidationContext(forBoundsChange: new))
    }

    /// The bounds have changed in an animation block: what comes into view is shown at once, as part of the animation. Evidence:
    /// hunt-collections-08.
    func showAnimatedBoundsChange(from old: CGRect) {
        guard UIView.inheritedAnimationDuration > 0, windowLink != nil, display.hasAsked, display.work.isIdle
        else { return }
        layoutStorage.prepare(forAnimatedBoundsChange: old)
        prepareLayout()
        showElements()
        placeLanes()
        layoutStorage.finalizeAnimatedBoundsChange()
    }

    /// What the layout says of an element.
    func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        layoutStorage.attributes(of: key)
    }

    /// Whether the data source has an item.
    func hasItem(_ indexPath: IndexPath) -> Bool {
        indexPath.count == 2 && indexPath[0] >= 0 && indexPath[1] >= 0
            && currentCounts.contains(ItemPlace(section: indexPath[0], item: indexPath[1]))
    }
}
