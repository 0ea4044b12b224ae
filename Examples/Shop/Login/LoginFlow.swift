import PageFlow
import UIKit

/// The login in its own stack. It returns the customer's name from any of its pages.
final class LoginFlow: UINavigationController, AnsweringPage {
    typealias Answer = String

    convenience init(_ store: Store) {
        self.init(rootViewController: LoginPage(store))
    }
}

extension ShopPage {
    /// Logs a customer in, and closes the login.
    func logIn(_ name: String) {
        store.customer = name
        (navigationController as? LoginFlow)?.finish(name)
    }
}
