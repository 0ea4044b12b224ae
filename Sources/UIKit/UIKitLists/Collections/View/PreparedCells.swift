import ListUpdates

/// The cells of items off screen: prepared ahead of scrolling, or no longer visible and still near.
///
/// Follows Apple's page "cellForItem(at:)" of `UICollectionView`.
@MainActor
struct PreparedCells {
    private var cells: [IndexPath: UICollectionViewCell] = [:]

    subscript(item: IndexPath) -> UICollectionViewCell? { cells[item] }

    /// The cells in the order of the items.
    var all: [(item: IndexPath, cell: UICollectionViewCell)] {
        cells.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    mutating func put(_ cell: UICollectionViewCell, for item: IndexPath) { cells[item] = cell }

    mutating func take(_ item: IndexPath) -> UICollectionViewCell? {
        cells.isEmpty ? nil : cells.removeValue(forKey: item)
    }

    mutating func takeAll() -> [(item: IndexPath, cell: UICollectionViewCell)] {
        guard !cells.isEmpty else { return [] }
        defer { cells = [:] }
        return all
    }
}

// A cell that is no longer visible reappears unchanged, unless it was reused for another item. Evidence: list-coll-02.
extension UICollectionView {
    /// The distance around the visible rectangle in which cells are prepared and kept, relative to its size. No source documents it.
    static let preparedShare: CGFloat = 0.5

    private var surroundings: CGRect {
        bounds.insetBy(
            dx: -bounds.width * Self.preparedShare, dy: -bounds.height * Self.preparedShare)
    }

    private func staysPrepared(_ cell: UICollectionViewCell, _ attributes: UICollectionViewLayoutAttributes)
        -> Bool
    {
        guard isPrefetchingEnabled, attributes.values.lane == nil, hasItem(attributes.indexPath) else {
            return false
        }
        return attributes.frame.overlaps(surroundings) || holdsFirstResponder(cell)
    }

    private func holdsFirstResponder(_ cell: UICollectionViewCell) -> Bool {
        windowLink?.firstResponderView?.isWithin(cell) ?? false
    }

    /// Called when an element is no longer visible. Its cell keeps showing the item while that is near.
    func leaveSight(_ element: ShownElement) {
        guard display.work.knowsData, let cell = element.view as? UICollectionViewCell,
            staysPrepared(cell, element.attributes)
        else { return endDisplay(of: element) }
        let wasDisplayed = element.stage == .displayed
        element.forgetView()
        swipes?.viewWillLeave(cell)
        prepare(cell, for: element.attributes.indexPath)
        if wasDisplayed { reportEnd(of: cell, element.attributes) }
    }

    /// Keeps a cell until its item becomes visible.
    func prepare(_ cell: UICollectionViewCell, for item: IndexPath) {
        cell.isHidden = true
        prepared.put(cell, for: item)
    }

    /// The prepared cell of an item, with the item's attributes; `nil` if none is prepared.
    func takePrepared(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewCell? {
        guard let cell = prepared.take(attributes.indexPath) else { return nil }
        cell.isHidden = attributes.isHidden
        setUp(cell, attributes)
        return cell
    }

    /// Makes cells that are far from the visible rectangle available for reuse.
    func dropFarCells() {
        for (item, cell) in prepared.all {
            guard let shown = cell.shownAttributes, !staysPrepared(cell, shown) || !hasItem(item) else {
                continue
            }
            _ = prepared.take(item)
            giveBack(cell)
        }
    }

    func dropPreparedCells() {
        for (_, cell) in prepared.takeAll() { giveBack(cell) }
    }

    private func giveBack(_ cell: UICollectionViewCell) {
        cell.isHidden = cell.shownAttributes?.isHidden ?? false
        cell.removeFromSuperview()
        keep(cell)
    }

    /// Updates the index paths of prepared cells. Cells of deleted and reloaded items are dropped.
    func preparedCellsFollow(_ moves: ListMoves) {
        let reloaded = Set(moves.reloadedItems.map { IndexPath($0.old) })
        let sections = Set(moves.reloadedSections.map(\.old))
        for (item, cell) in prepared.takeAll() {
            if !reloaded.contains(item), !sections.contains(item.section), let new = moves.newPlace(of: item)
            {
                prepared.put(cell, for: new)
            } else {
                giveBack(cell)
            }
        }
    }

    /// Prepares the cell of the next item in a part of the content that isn't visible yet: one cell in each layout pass. Evidence:
    /// list-coll-03.
    func prepareCell(in part: CGRect, isForward: Bool) {
        let items = display.elements.map(\.attributes).filter { item -> Bool in
            guard item.representedElementCategory == .cell, item.values.lane == nil, !item.isHidden
            else { return false }
            return item.frame.overlaps(part) && !item.frame.overlaps(bounds)
                && prepared[item.indexPath] == nil
        }
        let next =
            isForward
            ? items.min { $0.indexPath < $1.indexPath } : items.max { $0.indexPath < $1.indexPath }
        guard let next, let cell = makeCell(next) else { return }
        if display.work.knowsData { prepare(cell, for: next.indexPath) } else { giveBack(cell) }
    }
}
