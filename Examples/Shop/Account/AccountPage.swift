import PageFlow
import UIKit

/// The customer's own page.
final class AccountPage: ShopPage {
    init(_ store: Store) {
        super.init("Account", store)
    }

    override var rows: [UIView] {
        let orders = UIButton("Orders") { [unowned self] in navigator?.open(OrdersRoute()) }
        guard let customer = store.customer else {
            return [orders, UIButton("Log in") { [unowned self] in logIn() }]
        }
        return [UILabel(customer), orders, UIButton("Log out") { [unowned self] in logOut() }]
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
