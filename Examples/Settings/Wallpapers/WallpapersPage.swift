import PageFlow
import UIKit

/// The wallpapers, in a grid.
final class WallpapersPage: UICollectionViewController {
    private let preferences: Preferences
    private let registration = UICollectionView.CellRegistration<WallpaperCell, Wallpaper> {
        cell, _, wallpaper in
        cell.wallpaper = wallpaper
    }

    init(_ preferences: Preferences) {
        self.preferences = preferences
        super.init(collectionViewLayout: Self.grid)
        title = SettingsPlace.wallpapers.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The settings have no storyboard.")
    }

    /// Three columns with the aspect ratio of a phone.
    private static var grid: UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.6)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: row)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        return UICollectionViewCompositionalLayout(section: section)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemGroupedBackground
    }

    /// The controller has loaded the items by now, and cleared the selection.
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        collectionView.selectItem(
            at: IndexPath(item: preferences.wallpaper, section: 0), animated: false, scrollPosition: [])
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        Wallpaper.all.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: registration, for: indexPath, item: Wallpaper.all[indexPath.item])
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        preferences.wallpaper = indexPath.item
    }
}
