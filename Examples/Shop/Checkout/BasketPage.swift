import PageFlow
import UIKit

/// What the customer is about to buy.
final class BasketPage: ShopPage {
    /// Why the customer is back.
    var note: String?

    init(_ store: Store) {
        super.init("Basket", store)
    }

    override var rows: [UIView] {
        let lines = store.basket.map { "\($0.name), \($0.price) euros" } + ["\(store.total) euros in all"]
        let buttons = store.basket.isEmpty ? [] : [UIButton("Check out") { [unowned self] in checkOut() }]
        return ([note].compactMap { $0 } + lines).map { UILabel($0) } + buttons
    }

    private func checkOut() {
        note = nil
        open(CheckoutFlow(store))
    }
}
