import PageFlow
import UIKit

/// The customer's basket.
final class BasketPage: ShopPage {
    /// The reason that the customer has returned.
    var note: String?

    init(_ store: Store) {
        super.init("Basket", store)
    }

    override var rows: [UIView] {
        [note].compactMap { $0 }.map { UILabel($0) } + (store.basket.isEmpty ? nothing : products)
    }

    private var nothing: [UIView] { [UILabel("Nothing is in your basket.", .body, .secondaryLabel)] }

    private var products: [UIView] {
        [
            Card(store.basket),
            UILabel("\(store.total) euros in all", .headline),
            UIButton(main: "Check out") { [unowned self] in checkOut() },
        ]
    }

    private func checkOut() {
        note = nil
        open(CheckoutFlow(store))
    }
}
