import UIKit

/// A page with a collection view: a grid, or a list with self-sizing cells.
final class CollectionScreen: UICollectionViewController, ListScreen,
    UICollectionViewDelegateFlowLayout
{
    private weak var owner: (any ListOwner)?
    private var source: UICollectionViewDiffableDataSource<Int, Int>?

    /// Whether the cells' texts determine their heights. Otherwise the cells have fixed heights.
    private let showsTexts: Bool

    init(
        layout: UICollectionViewLayout, cell: UICollectionViewCell.Type, isDiffable: Bool,
        showsTexts: Bool = false, _ owner: any ListOwner
    ) {
        self.owner = owner
        self.showsTexts = showsTexts
        super.init(collectionViewLayout: layout)
        debugName = "list"
        collectionView.register(cell, forCellWithReuseIdentifier: "row")
        if isDiffable { setUpSource() }
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        owner?.callbackCame()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        owner?.callbackCame()
    }

    // The items.

    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        owner?.model.sections.count ?? 0
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        owner?.model.sections[section].rows.count ?? 0
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        owner?.callbackCame()
        return makeCell(at: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize {
        CGSize(width: 90, height: owner?.model[path]?.height ?? 44)
    }

    // Callbacks.

    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        (cell as? any TrackedListCell)?.tracked.willDisplay(at: indexPath, of: owner)
        owner?.callbackCame()
    }

    override func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        (cell as? any TrackedListCell)?.tracked.didEndDisplaying(owner)
        owner?.callbackCame()
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        owner?.callbackCame()
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        owner?.callbackCame()
    }

    private func makeCell(at path: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: path)
        if let row = owner?.model[path], let tracked = cell as? any TrackedListCell {
            tracked.tracked.show(row, owner)
            if showsTexts { cell.contentConfiguration = row.content }
        }
        return cell
    }
}

// Operations on the list, and observations of it.
extension CollectionScreen {
    var scrollView: UIScrollView { collectionView }
    var isDiffable: Bool { source != nil }
    var visiblePaths: [IndexPath] { collectionView.indexPathsForVisibleItems.sorted() }
    var counts: [Int] {
        (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
    }

    func cell(at path: IndexPath) -> (any TrackedListCell)? {
        collectionView.cellForItem(at: path) as? any TrackedListCell
    }

    func frame(of path: IndexPath) -> CGRect {
        collectionView.layoutAttributesForItem(at: path)?.frame ?? .null
    }

    func reload() { collectionView.reloadData() }

    func perform(_ edit: ListEdit, animated: Bool, changingModel change: @escaping () -> Bool) {
        guard animated else {
            return UIView.performWithoutAnimation { perform(edit, animated: true, changingModel: change) }
        }
        collectionView.performBatchUpdates { [self] in
            guard change() else { return }
            collectionView.deleteSections(edit.deletedSections)
            if let (from, to) = edit.movedSection { collectionView.moveSection(from, toSection: to) }
            collectionView.deleteItems(at: edit.deleted)
            collectionView.reloadItems(at: edit.reloaded)
            for (from, to) in edit.moved { collectionView.moveItem(at: from, to: to) }
            guard edit.isNested else { return insert(edit) }
            collectionView.performBatchUpdates { self.insert(edit) }
        }
    }

    private func insert(_ edit: ListEdit) {
        collectionView.insertSections(edit.insertedSections)
        collectionView.insertItems(at: edit.inserted)
    }

    func apply(_ model: ListModel, animated: Bool) {
        source?.apply(model.snapshot(after: source?.snapshot()), animatingDifferences: animated)
    }

    func scroll(to path: IndexPath, animated: Bool) {
        collectionView.scrollToItem(at: path, at: .centeredVertically, animated: animated)
    }

    func turnEditing(on isEditing: Bool, animated: Bool) { setEditing(isEditing, animated: animated) }

    private func setUpSource() {
        source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            [unowned self] _, path, _ in
            owner?.callbackCame()
            return makeCell(at: path)
        }
        if let owner { apply(owner.model, animated: false) }
    }
}
