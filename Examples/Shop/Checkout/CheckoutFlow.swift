import PageFlow
import UIKit

/// The checkout: address, payment, receipt. Any page can open it, and it doesn't depend on which one does.
final class CheckoutFlow: UINavigationController {
    convenience init(_ store: Store) {
        self.init(rootViewController: AddressPage(store))
        modalPresentationStyle = .fullScreen
    }
}
