import PageFlow
import UIKit

/// The login, a stack of its own. It answers with the customer's name, from whichever of its pages.
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
