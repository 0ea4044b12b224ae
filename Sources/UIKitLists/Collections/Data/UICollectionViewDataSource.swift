/// Says what a collection view shows. iOS 6. Follows Apple's page "UICollectionViewDataSource".
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// How many items a section has.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    /// The cell of an item, which was dequeued for it.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell

    /// How many sections there are. Without it there is one.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// The supplementary view of a kind, such as a header, which was dequeued for its place.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView

    /// Whether a finger may move an item. Without it every item moves that ``collectionView(_:moveItemAt:to:)`` is there for.
    /// iOS 9.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

    /// Moves an item of the data: the finger has let go of it. iOS 9.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath)

    /// The titles of an index beside the content; `nil` for none. iOS 14.
    func indexTitles(for collectionView: UICollectionView) -> [String]?

    /// The place that an index title leads to. iOS 14.
    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath
}

// Apple's members are optional.
extension UICollectionViewDataSource {
    /// One section.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// No view.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView { OptionalMember.absent(UICollectionReusableView()) }

    /// Every item moves.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    {
        OptionalMember.absent(true)
    }

    /// Moves nothing.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { OptionalMember.absent(()) }

    /// No index.
    public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// The first item.
    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { OptionalMember.absent(IndexPath(item: 0, section: 0)) }
}

/// Is notified which items will soon be asked for, to fetch their data ahead. iOS 10.
///
/// Follows Apple's page "UICollectionViewDataSourcePrefetching".
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// The content moves towards these items. They are in the order in which they come.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

    /// The content turned round before these items became visible.
    func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

// Apple's member is optional.
extension UICollectionViewDataSourcePrefetching {
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
