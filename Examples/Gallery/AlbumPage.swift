import PageFlow
import UIKit

/// The photos of an album, in a grid. Since iOS 18 a photo zooms out of its cell, and back into it.
final class AlbumPage: UICollectionViewController {
    private let album: Album
    private let registration = UICollectionView.CellRegistration<PhotoCell, Photo> { cell, _, photo in
        cell.show(photo)
    }

    init(_ album: Album) {
        self.album = album
        super.init(collectionViewLayout: Self.grid)
        title = album.title
        if #available(iOS 26.0, *) { navigationItem.subtitle = "\(album.photos.count) photos" }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The gallery has no storyboard.")
    }

    /// Three square columns.
    private static var grid: UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
            subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { album.photos.count }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: registration, for: indexPath, item: album.photos[indexPath.item])
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let page = PhotoPage(album.photos[indexPath.item])
        if #available(iOS 18.0, *) {
            page.preferredTransition = .zoom { [weak self] in
                self?.picture(of: ($0.zoomedViewController as? PhotoPage)?.photo)
            }
        }
        open(page)
    }

    /// The visible picture of a photo; `nil` if its cell is outside the visible area.
    private func picture(of photo: Photo?) -> UIView? {
        guard let photo, let item = album.photos.firstIndex(of: photo) else { return nil }
        let cell = collectionView.cellForItem(at: IndexPath(item: item, section: 0))
        return (cell as? PhotoCell)?.picture
    }
}
