import PageFlow
import UIKit

/// One order.
final class OrderPage: ShopPage {
    private let order: Order

    init(_ order: Order, _ store: Store) {
        self.order = order
        super.init("Order \(order.number)", store)
    }

    override var rows: [UIView] {
        [
            Card(order.products),
            UILabel("\(order.total) euros, to \(order.address)"),
            UIButton(main: "Buy again") { [unowned self] in buyAgain() },
        ]
    }

    private func buyAgain() {
        store.basket = order.products
        open(CheckoutFlow(store))
    }
}
