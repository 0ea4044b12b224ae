import ListUpdates

// The metrics that a flow layout requests from its delegate, and their invalidation.
extension UICollectionViewFlowLayout {
    var axis: FlowAxis { scrollDirection == .vertical ? .vertical : .horizontal }

    private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
        collectionViewStorage?.delegate as? any UICollectionViewDelegateFlowLayout
    }

    // MARK: Preparing

    func prepareFlow() {
        guard flow.geometry == nil, let view = collectionViewStorage else { return }
        let delegate = flowDelegate
        let counts = view.currentCounts
        let metrics = (0..<counts.sectionCount).map { section in
            measures(of: section, count: counts[section], view, delegate)
        }
        let geometry = FlowGeometry(metrics, axis: axis, room: room(in: view.bounds.size))
        flow.geometry = geometry
        warnOfLargeItems(geometry, view)
    }

    /// The available length across the axis, without the content insets.
    private func room(in size: CGSize) -> CGFloat {
        let inset = axis.across(collectionViewStorage?.adjustedContentInset ?? .zero)
        return max(0, axis.across(size) - inset.before - inset.after)
    }

    private func measures(
        of section: Int, count: Int, _ view: UICollectionView,
        _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowMetrics {
        func asked<Answer>(
            _ question: (any UICollectionViewDelegateFlowLayout) -> Answer, _ own: Answer
        ) -> Answer {
            delegate.flatMap { delegate in OptionalMember.ask { question(delegate) } } ?? own
        }
        var metrics = FlowMetrics()
        metrics.inset = asked(
            { $0.collectionView(view, layout: self, insetForSectionAt: section) }, sectionInset
        ).adding(referenceInset(view), .zero)
        metrics.lineSpacing = asked(
            { $0.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) },
            minimumLineSpacing)
        metrics.itemSpacing = asked(
            { $0.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section) },
            minimumInteritemSpacing)
        metrics.header = axis.along(
            asked(
                { $0.collectionView(view, layout: self, referenceSizeForHeaderInSection: section) },
                headerReferenceSize))
        metrics.footer = axis.along(
            asked(
                { $0.collectionView(view, layout: self, referenceSizeForFooterInSection: section) },
                footerReferenceSize))
        metrics.sizes = sizes(ofSection: section, count: count, view, delegate)
        return metrics
    }

    /// The insets that the safe area or the margins add to the content inset.
    private func referenceInset(_ view: UICollectionView) -> UIEdgeInsets {
        let inset = view.adjustedContentInset
        let reference: UIEdgeInsets
        switch sectionInsetReference {
        case .fromContentInset: return .zero
        case .fromSafeArea: reference = view.safeAreaInsets
        case .fromLayoutMargins: reference = view.layoutMargins
        }
        return axis == .vertical
            ? UIEdgeInsets(
                top: 0, left: max(0, reference.left - inset.left), bottom: 0,
                right: max(0, reference.right - inset.right))
            : UIEdgeInsets(
                top: max(0, reference.top - inset.top), left: 0,
                bottom: max(0, reference.bottom - inset.bottom), right: 0)
    }

    private func sizes(
        ofSection section: Int, count: Int, _ view: UICollectionView,
        _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowSizes {
        guard count > 0 else { return .uniform(itemSize, count: 0) }
        func asked(_ item: Int) -> CGSize? {
            delegate.flatMap { delegate in
                OptionalMember.ask {
                    delegate.collectionView(
                        view, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
                }
            }
        }
        let first = asked(0)
        warnOfNoSize(first ?? itemSize, view)
        guard first != nil || asksViewsForSize else { return .uniform(itemSize, count: count) }
        let sizes = (0..<count).map { item in
            flow.measured[ItemPlace(section: section, item: item)]
                ?? (item == 0 ? first : first == nil ? nil : asked(item)) ?? estimate
        }
        return asksViewsForSize ? .varied(sizes) : FlowSizes(sizes)
    }

    private var estimate: CGSize {
        estimatedItemSize == UICollectionViewFlowLayout.automaticSize ? itemSize : estimatedItemSize
    }

    // MARK: Invalidation

    func forget(_ context: UICollectionViewLayoutInvalidationContext) {
        let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext
        if context.invalidateDataSourceCounts { flow.measured = [:] }
        guard context.invalidateEverything || flowContext?.invalidateFlowLayoutAttributes ?? true else {
            return
        }
        flow.geometry = nil
    }

    var pinsSomething: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

    func changesRoom(_ newBounds: CGRect) -> Bool {
        guard let view = collectionViewStorage else { return false }
        return axis.across(newBounds.size) != axis.across(view.bounds.size)
    }

    func differs(
        _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard asksViewsForSize, original.representedElementCategory == .cell else { return false }
        let (one, other) = (preferred.size, original.size)
        return abs(one.width - other.width) > 0.01 || abs(one.height - other.height) > 0.01
    }

    func measured(
        _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes,
        _ context: UICollectionViewLayoutInvalidationContext
    ) -> UICollectionViewLayoutInvalidationContext {
        let place = ItemPlace(section: original.indexPath.section, item: original.indexPath.item)
        flow.measured[place] = preferred.size
        (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics =
            false
        return context
    }

    // MARK: Warnings

    /// Evidence: list-words-34.
    private func warnOfNoSize(_ size: CGSize, _ view: UICollectionView) {
        guard size.width <= 0 || size.height <= 0, Runtime.current.system >= .iOS(16) else { return }
        func number(_ length: CGFloat) -> String {
            Int(exactly: length).map { "\($0)" } ?? "\(length)"
        }
        Runtime.current.diagnostics.warn(
            "Negative or zero item sizes are not supported by flow layout. Make a symbolic breakpoint at "
                + "UICollectionViewFlowLayoutAlertForInvalidItemSize to catch this in the debugger. Invalid size: "
                + "{\(number(size.width)), \(number(size.height))}; collection view: \(described(view))")
    }

    /// Evidence: gt2-coll-23.
    private func warnOfLargeItems(_ geometry: FlowGeometry, _ view: UICollectionView) {
        guard let room = geometry.tooSmallRoom else { return }
        let (length, sides) =
            axis == .vertical ? ("width", "left and right") : ("height", "top and bottom")
        let start = Runtime.current.system >= .iOS(10) ? "The" : "the"
        guard room >= 0 else { return }
        for line in [
            "\(start) behavior of the UICollectionViewFlowLayout is not defined because:",
            "the item \(length) must be less than the \(length) of the UICollectionView minus the section insets "
                + "\(sides) values, minus the content insets \(sides) values.",
            "The relevant UICollectionViewFlowLayout instance is \(described(self)), and it is attached to "
                + "\(described(view)).",
            "Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the "
                + "debugger.",
        ] {
            Runtime.current.diagnostics.warn(line)
        }
    }
}

extension FlowGeometry {
    /// The available length of a line in which an item doesn't fit; `nil` if all items fit.
    fileprivate var tooSmallRoom: CGFloat? {
        for section in sections {
            let inset = axis.across(section.metrics.inset)
            let room = section.room - inset.before - inset.after
            switch section.metrics.sizes {
            case .uniform(let size, let count):
                if count > 0, axis.across(size) > room + 0.001 { return room }
            case .varied(let sizes):
                if sizes.contains(where: { axis.across($0) > room + 0.001 }) { return room }
            }
        }
        return nil
    }
}
