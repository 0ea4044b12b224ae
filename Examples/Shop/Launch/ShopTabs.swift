import PageFlow
import PageFlowFullScreen
import UIKit

/// The shop's tabs at launch. The teas use the full-screen style: each page has its own bar, and a swipe anywhere goes back.
public final class ShopTabs: UITabBarController {
    /// Creates the tabs for a store.
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
