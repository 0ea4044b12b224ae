/// The items for which the prefetching data source has been called.
struct ItemPrefetching {
    /// The part of the content whose items have been reported.
    private(set) var told = CGRect.null
    /// Items that have been reported and haven't been visible since.
    private(set) var waiting: [IndexPath] = []
    private var lastOffset: CGPoint?
    /// Whether the last scrolling was toward the end of the content.
    private(set) var isForward = true

    mutating func forget() { self = ItemPrefetching() }

    /// Records the content offset. Returns whether the direction has changed.
    mutating func follow(_ offset: CGPoint, _ axis: FlowAxis) -> Bool {
        defer { lastOffset = offset }
        guard let lastOffset else { return false }
        let way = axis.along(offset) - axis.along(lastOffset)
        guard way != 0, (way > 0) != isForward else { return false }
        isForward = way > 0
        told = .null
        return true
    }

    /// The part of the content ahead of the visible rectangle, at a distance relative to its size.
    func ahead(of sight: CGRect, _ axis: FlowAxis, by share: CGFloat = 1) -> CGRect {
        let length = axis.along(sight.size) * share
        let way = isForward ? length : -length
        let shift = axis.point(along: way, across: 0)
        return sight.offsetBy(dx: shift.x, dy: shift.y)
    }

    /// The items to report for a part of the content, in the order of their appearance.
    mutating func tell(_ items: [IndexPath], in part: CGRect, besides seen: [IndexPath]) -> [IndexPath] {
        told = part
        let known = Set(seen).union(waiting)
        let new = items.filter { !known.contains($0) }.sorted(by: isForward ? (<) : (>))
        waiting = waiting.filter { !seen.contains($0) } + new
        return new
    }

    /// The reported items that haven't become visible.
    mutating func takeWaiting(besides seen: [IndexPath]) -> [IndexPath] {
        defer { waiting = [] }
        return waiting.filter { !seen.contains($0) }
    }
}

// Prefetching: reports items to the prefetching data source, and prepares cells.
extension UICollectionView {
    /// The axis along which the content overflows most.
    private var prefetchAxis: FlowAxis {
        let (size, room) = (contentSize, bounds.size)
        return size.width - room.width > size.height - room.height ? .horizontal : .vertical
    }

    func prefetchItems() {
        guard display.work.knowsData, isPrefetchingEnabled, layoutPhase == .prepared else { return }
        let axis = prefetchAxis
        let hasTurned = prefetching.follow(contentOffset, axis)
        if let source = prefetchDataSource {
            if hasTurned { cancelPrefetching(source) }
            tell(source, axis)
        }
        guard isDragging, display.work.knowsData else { return }
        prepareCell(
            in: prefetching.ahead(of: bounds, axis, by: Self.preparedShare),
            isForward: prefetching.isForward)
    }

    private func tell(_ source: any UICollectionViewDataSourcePrefetching, _ axis: FlowAxis) {
        let ahead = prefetching.ahead(of: bounds, axis)
            .intersection(CGRect(origin: .zero, size: contentSize))
        guard !ahead.isEmpty, !prefetching.told.contains(ahead) else { return }
        let part = pages(around: ahead)
        let items = (layoutStorage.layoutAttributesForElements(in: part) ?? []).filter {
            $0.representedElementCategory == .cell && hasItem($0.indexPath)
        }.map(\.indexPath)
        let new = prefetching.tell(items, in: part, besides: indexPathsForVisibleItems)
        if !new.isEmpty { source.collectionView(self, prefetchItemsAt: new) }
    }

    private func cancelPrefetching(_ source: any UICollectionViewDataSourcePrefetching) {
        let items = prefetching.takeWaiting(besides: indexPathsForVisibleItems)
        if !items.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: items) }
    }
}
