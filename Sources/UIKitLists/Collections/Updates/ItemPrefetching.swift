/// Which items the prefetching data source was notified of.
struct ItemPrefetching {
    /// The part of the content whose items were told.
    private(set) var told = CGRect.null
    /// Told, and not visible since.
    private(set) var waiting: [IndexPath] = []
    private var lastOffset: CGPoint?
    /// Whether the content was scrolled towards its end last.
    private(set) var isForward = true

    mutating func forget() { self = ItemPrefetching() }

    /// Takes note of the content's place. Returns whether it turned round.
    mutating func follow(_ offset: CGPoint, _ axis: FlowAxis) -> Bool {
        defer { lastOffset = offset }
        guard let lastOffset else { return false }
        let way = axis.along(offset) - axis.along(lastOffset)
        guard way != 0, (way > 0) != isForward else { return false }
        isForward = way > 0
        told = .null
        return true
    }

    /// The part of the content that lies ahead, by a share of what is visible away.
    func ahead(of sight: CGRect, _ axis: FlowAxis, by share: CGFloat = 1) -> CGRect {
        let length = axis.along(sight.size) * share
        let way = isForward ? length : -length
        let shift = axis.point(along: way, across: 0)
        return sight.offsetBy(dx: shift.x, dy: shift.y)
    }

    /// The items of a part that are to be told, in the order in which they come.
    mutating func tell(_ items: [IndexPath], in part: CGRect, besides seen: [IndexPath]) -> [IndexPath] {
        told = part
        let known = Set(seen).union(waiting)
        let new = items.filter { !known.contains($0) }.sorted(by: isForward ? (<) : (>))
        waiting = waiting.filter { !seen.contains($0) } + new
        return new
    }

    /// The items that were told in vain.
    mutating func takeWaiting(besides seen: [IndexPath]) -> [IndexPath] {
        defer { waiting = [] }
        return waiting.filter { !seen.contains($0) }
    }
}

// What comes next: the prefetching data source is notified of it, and cells are made.
extension UICollectionView {
    /// The axis along which the content overflows most.
    private var prefetchAxis: FlowAxis {
        let (size, room) = (contentSize, boundsStorage.size)
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
            in: prefetching.ahead(of: boundsStorage, axis, by: Self.preparedShare),
            isForward: prefetching.isForward)
    }

    private func tell(_ source: any UICollectionViewDataSourcePrefetching, _ axis: FlowAxis) {
        let ahead = prefetching.ahead(of: boundsStorage, axis)
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
