import PageFlow
import UIKit

/// The second page of the login, for new customers.
final class RegisterPage: ShopPage {
    private let field = UITextField(placeholder: "Your name")

    init(_ store: Store) {
        super.init("Welcome", store)
    }

    override var rows: [UIView] {
        [field, UIButton(main: "Register") { [unowned self] in logIn(field.text ?? "") }]
    }
}
