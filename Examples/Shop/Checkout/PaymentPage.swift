import PageFlow
import UIKit

/// The choice of a payment method.
final class PaymentPage: ShopPage {
    init(_ store: Store) {
        super.init("Payment", store)
    }

    override var rows: [UIView] {
        [
            Card(store.basket),
            UIButton(main: "Pay \(store.total) euros") { [unowned self] in pay() },
            UIButton("Pay later") { [unowned self] in payLater() },
        ]
    }

    private func pay() {
        open(ReceiptPage(of: store.pay(), store))
    }

    private func payLater() {
        returnTo(BasketPage.self) { basket in basket.note = "Your basket is kept." }
    }
}
