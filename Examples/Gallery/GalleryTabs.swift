import UIKit

/// The gallery's tabs at launch. Since iOS 26 the tab bar becomes smaller while the user scrolls down.
public final class GalleryTabs: UITabBarController {
    /// Creates the tabs.
    public convenience init() {
        self.init(nibName: nil, bundle: nil)
        guard #available(iOS 18.0, *) else {
            viewControllers = [AlbumsPage(), AlbumPage(.everything), AlbumsPage(isSearched: true)].map(
                Self.stack)
            return
        }
        tabs = [
            UITab(title: "Albums", image: UIImage(systemName: "rectangle.stack"), identifier: "albums") { _ in
                Self.stack(AlbumsPage())
            },
            UITab(title: "All Photos", image: UIImage(systemName: "photo"), identifier: "all") { _ in
                Self.stack(AlbumPage(.everything))
            },
            UISearchTab { _ in Self.stack(AlbumsPage(isSearched: true)) },
        ]
        if #available(iOS 26.0, *) { tabBarMinimizeBehavior = .onScrollDown }
    }

    private static func stack(_ page: UIViewController) -> UINavigationController {
        let stack = UINavigationController(rootViewController: page)
        stack.navigationBar.prefersLargeTitles = true
        return stack
    }
}
