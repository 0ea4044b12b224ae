import PageFlow
import UIKit

/// The first page of the login.
final class LoginPage: ShopPage {
    private let field = UITextField(placeholder: "Name")

    init(_ store: Store) {
        super.init("Log in", store)
        navigationItem.leftBarButtonItem = UIBarButtonItem("Cancel") { [unowned self] in goBack() }
    }

    override var rows: [UIView] {
        [
            field,
            UIButton(main: "Log in") { [unowned self] in logIn(field.text ?? "") },
            UIButton("I am new") { [unowned self] in open(RegisterPage(store)) },
        ]
    }
}
