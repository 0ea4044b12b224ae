import PageFlow
import UIKit

/// The customer's account page.
final class AccountPage: ShopPage {
    init(_ store: Store) {
        super.init("Account", store)
    }

    override var rows: [UIView] {
        let orders = PageRow("Orders", image: UIImage(systemName: "shippingbox")) { [unowned self] in
            open(OrdersRoute())
        }
        guard let customer = store.customer else {
            return [orders, UIButton(main: "Log in") { [unowned self] in logIn() }]
        }
        return [UILabel(customer, .title2), orders, UIButton("Log out") { [unowned self] in logOut() }]
    }

    private func logIn() {
        Task {
            _ = try await ask(LoginFlow(store), by: .present)
            showRows()
        }
    }

    private func logOut() {
        store.customer = nil
        showRows()
    }
}
