import PageFlow
import UIKit

/// The delivery address.
final class AddressPage: ShopPage {
    private let field = UITextField(placeholder: "Address")

    init(_ store: Store) {
        super.init("Address", store)
        field.text = store.address
        navigationItem.leftBarButtonItem = UIBarButtonItem("Cancel") { [unowned self] in goBack() }
    }

    override var rows: [UIView] {
        [field, UIButton(main: "Continue") { [unowned self] in save() }]
    }

    private var isSaved: Bool { field.text == store.address }

    private func save() {
        store.address = field.text ?? ""
        open(PaymentPage(store))
    }
}

extension AddressPage: LeaveGuard {
    func canLeave(_ request: LeaveRequest) async -> Bool {
        if isSaved { return true }
        return await confirm("Discard the address?", keep: "Keep", discard: "Discard")
    }
}
