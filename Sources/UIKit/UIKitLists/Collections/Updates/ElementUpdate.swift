import ListUpdates

/// Maps elements across an animated change of the data, of the layout or of both.
@MainActor
final class ElementUpdate {
    /// The movements of items; `nil` if the data doesn't change.
    private let moves: ListMoves?
    private let reloadedBefore: Set<IndexPath>
    private let reloadedAfter: Set<IndexPath>
    private let reloadedSections: Set<Int>
    private let reloadedSectionsAfter: Set<Int>
    private let layout: UICollectionViewLayout
    /// The elements that were visible before.
    var shownBefore: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    /// The elements that the layout deletes in addition to those of items.
    var deletedExtras: Set<ElementKey> = []
    var insertedExtras: Set<ElementKey> = []

    init(_ moves: ListMoves?, _ layout: UICollectionViewLayout) {
        self.moves = moves
        self.layout = layout
        reloadedBefore = Set((moves?.reloadedItems ?? []).map { IndexPath($0.old) })
        reloadedAfter = Set((moves?.reloadedItems ?? []).map { IndexPath($0.new) })
        reloadedSections = Set((moves?.reloadedSections ?? []).map(\.old))
        reloadedSectionsAfter = Set((moves?.reloadedSections ?? []).map(\.new))
    }

    /// Whether an element's view is removed.
    func isDeleted(_ key: ElementKey) -> Bool {
        guard let moves else { return false }
        if deletedExtras.contains(key) { return true }
        guard isOfItem(key) else { return isSectionDeleted(key, moves) }
        return reloadedBefore.contains(key.indexPath) || moves.newPlace(of: key.indexPath) == nil
    }

    /// Whether an element needs a new view.
    func isInserted(_ key: ElementKey) -> Bool {
        guard let moves else { return false }
        if insertedExtras.contains(key) { return true }
        guard isOfItem(key) else { return isSectionInserted(key, moves) }
        return reloadedAfter.contains(key.indexPath) || moves.oldPlace(of: key.indexPath) == nil
    }

    /// The element after the change; `nil` for a deleted element.
    func keyAfter(_ key: ElementKey) -> ElementKey? {
        guard let moves else { return key }
        if isOfItem(key) { return moves.newPlace(of: key.indexPath).map(key.at) }
        guard let section = key.indexPath.first else { return key }
        guard let new = moves.newSection(of: section) else { return nil }
        return key.at(key.indexPath.inSection(new))
    }

    /// The element before the change; `nil` for a new element.
    func keyBefore(_ key: ElementKey) -> ElementKey? {
        guard let moves else { return key }
        if isOfItem(key) { return moves.oldPlace(of: key.indexPath).map(key.at) }
        guard let section = key.indexPath.first else { return key }
        guard let old = moves.oldSection(of: section) else { return nil }
        return key.at(key.indexPath.inSection(old))
    }

    private func isOfItem(_ key: ElementKey) -> Bool {
        guard key.category != .cell else { return true }
        return key.indexPath.count == 2 && !layout.belongsToSection(key)
    }

    private func isSectionDeleted(_ key: ElementKey, _ moves: ListMoves) -> Bool {
        guard let section = key.indexPath.first, key.indexPath.count == 2 else { return false }
        return reloadedSections.contains(section) || moves.newSection(of: section) == nil
    }

    private func isSectionInserted(_ key: ElementKey, _ moves: ListMoves) -> Bool {
        guard let section = key.indexPath.first, key.indexPath.count == 2 else { return false }
        return reloadedSectionsAfter.contains(section) || moves.oldSection(of: section) == nil
    }
}

extension IndexPath {
    /// The position of an item, for a path with two indices.
    var place: ItemPlace { ItemPlace(section: self[0], item: self[1]) }

    fileprivate func inSection(_ section: Int) -> IndexPath {
        var path = self
        path[0] = section
        return path
    }
}

extension ListMoves {
    func newPlace(of path: IndexPath) -> IndexPath? { newPlace(of: path.place).map { IndexPath($0) } }

    func oldPlace(of path: IndexPath) -> IndexPath? { oldPlace(of: path.place).map { IndexPath($0) } }
}
