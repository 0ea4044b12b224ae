import ListUpdates

/// The changes of the current update block, including nested blocks.
final class OpenUpdate {
    let before: ListCounts
    private(set) var changes: [ListChange] = []
    /// The completion handlers. The outermost block's is first. Evidence: gt2-coll-07.
    private(set) var completions: [(Bool) -> Void] = []

    init(before: ListCounts) {
        self.before = before
    }

    func add(_ change: ListChange) { changes.append(change) }

    func add(_ completion: ((Bool) -> Void)?) {
        if let completion { completions.append(completion) }
    }
}

extension ListMoves {
    /// The changes as update items for a layout.
    @MainActor
    static func updateItems(_ changes: [ListChange]) -> [UICollectionViewUpdateItem] {
        func item(
            _ action: UICollectionViewUpdateItem.Action, _ before: ItemPlace?, _ after: ItemPlace?
        ) -> UICollectionViewUpdateItem {
            UICollectionViewUpdateItem(
                action, before: before.map { IndexPath($0) }, after: after.map { IndexPath($0) })
        }
        func whole(_ section: Int) -> ItemPlace { ItemPlace(section: section, item: NSNotFound) }
        return changes.compactMap { change in
            switch change {
            case .deleteItem(let place): item(.delete, place, nil)
            case .insertItem(let place): item(.insert, nil, place)
            case .reloadItem(let place): item(.reload, place, place)
            case .reconfigureItem: nil
            case .moveItem(from: let old, to: let new): item(.move, old, new)
            case .deleteSection(let section): item(.delete, whole(section), nil)
            case .insertSection(let section): item(.insert, nil, whole(section))
            case .reloadSection(let section): item(.reload, whole(section), whole(section))
            case .moveSection(from: let old, to: let new): item(.move, whole(old), whole(new))
            }
        }
    }
}
