import PageFlow
import UIKit

/// The checkout: address, payment, receipt. Any page opens it, and it need not know which.
final class CheckoutFlow: UINavigationController {
    convenience init(_ store: Store) {
        self.init(rootViewController: AddressPage(store))
        modalPresentationStyle = .fullScreen
    }
}
