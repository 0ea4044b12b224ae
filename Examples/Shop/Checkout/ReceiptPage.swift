import PageFlow
import UIKit

/// The receipt of a purchase. The customer can't go back to the payment.
final class ReceiptPage: ShopPage {
    private let order: Order

    init(of order: Order, _ store: Store) {
        self.order = order
        super.init("Receipt", store)
        navigationItem.hidesBackButton = true
    }

    override var rows: [UIView] {
        [
            Card(order.products),
            UILabel("\(order.total) euros, to \(order.address)"),
            UIButton(main: "Done") { [unowned self] in returnTo(CataloguePage.bought, with: order) },
        ]
    }
}
