import PageFlow
import PageFlowFullScreen
import UIKit

/// The shop as it is at every launch. The teas have the full-screen style: a bar of their own, and a swipe from anywhere.
public final class ShopTabs: UITabBarController {
    /// The tabs of a store.
    public convenience init(_ store: Store) {
        self.init(nibName: nil, bundle: nil)
        viewControllers = [
            FullScreenNavigationController(rootViewController: CataloguePage(store)),
            UINavigationController(rootViewController: BasketPage(store)),
            UINavigationController(rootViewController: AccountPage(store)),
        ]
        for (page, (title, symbol)) in zip(viewControllers ?? [], Self.items) {
            page.tabBarItem = UITabBarItem(
                title: title, image: UIImage(systemName: symbol), selectedImage: nil)
        }
    }

    private static let items = [("Shop", "leaf"), ("Basket", "cart"), ("Account", "person.crop.circle")]
}
