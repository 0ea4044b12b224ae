import PageFlow
import UIKit

/// The customer's orders.
final class OrdersPage: ShopPage {
    init(_ store: Store) {
        super.init("Orders", store)
    }

    override var rows: [UIView] {
        store.orders.map { order in
            PageRow("Order \(order.number)", detail: order.address, image: UIImage(systemName: "shippingbox"))
            {
                [unowned self] in
                open(OrderRoute(number: order.number))
            }
        }
    }
}
