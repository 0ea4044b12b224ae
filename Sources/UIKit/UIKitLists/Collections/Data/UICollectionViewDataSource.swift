/// The methods that provide the data of a collection view. iOS 6. Follows Apple's page "UICollectionViewDataSource".
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// The number of items in a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    /// The cell of an item. Dequeue it for the index path.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell

    /// The number of sections. Optional: by default 1.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// The supplementary view of an element kind, such as a header. Dequeue it for the index path.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView

    /// Whether the user may move an item. Optional: by default every item, if ``collectionView(_:moveItemAt:to:)`` is implemented. iOS 9.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

    /// Called when the user has dropped a moved item. Move it in the data. iOS 9.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath)

    /// The titles of an index next to the content; `nil` for none. iOS 14.
    func indexTitles(for collectionView: UICollectionView) -> [String]?

    /// The index path of an index title. iOS 14.
    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath
}

// Apple's members are optional.
extension UICollectionViewDataSource {
    /// The default: 1.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// The default: no view.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView { OptionalMember.absent(UICollectionReusableView()) }

    /// The default: `true`.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    {
        OptionalMember.absent(true)
    }

    /// The default: does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { OptionalMember.absent(()) }

    /// The default: no index.
    public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// The default: the first item.
    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { OptionalMember.absent(IndexPath(item: 0, section: 0)) }
}

/// The methods that request data before cells are needed. iOS 10.
///
/// Follows Apple's page "UICollectionViewDataSourcePrefetching".
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// Called when these items may soon become visible, in the order of their appearance.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

    /// Called when the scrolling direction has changed before these items became visible.
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
