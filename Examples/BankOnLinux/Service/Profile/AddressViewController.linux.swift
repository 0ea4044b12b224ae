// Written by `pageflow adopt sources` from Bank/Service/Profile/AddressViewController.swift, 26cf7be68fb1c24b. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/Profile/AddressViewController.swift", line: 1)
import UIKit

final class AddressViewController: BaseTableViewController {
    // MARK: Outlets

    var fromPicker: UIDatePicker!
    var placeField: UITextField!
    var postcodeField: UITextField!
    var saveButton: UIButton!
    var streetField: UITextField!
    var fields: [UITextField]!

    // MARK: Page

    override func viewDidLoad() {
        super.viewDidLoad()
        streetField.text = data.customer.street
        postcodeField.text = data.customer.postcode
        placeField.text = data.customer.place
        fromPicker.minimumDate = data.today.date
        saveButton.isEnabled = false
    }

    func textChanged(_ sender: UITextField) {
        saveButton.isEnabled =
            fields.allSatisfy { $0.text?.isEmpty == false } && postcodeField.text?.count == 5
    }

    func save(_ sender: UIButton) {
        data.customer.street = streetField.text ?? ""
        data.customer.postcode = postcodeField.text ?? ""
        data.customer.place = placeField.text ?? ""
        performSegue(withIdentifier: "confirmAddress", sender: sender)
    }
 override class var outlets: Outlets { super.outlets + [.outlet("fromPicker", \AddressViewController.fromPicker), .outlet("placeField", \AddressViewController.placeField), .outlet("postcodeField", \AddressViewController.postcodeField), .outlet("saveButton", \AddressViewController.saveButton), .outlet("streetField", \AddressViewController.streetField), .collection("fields", \AddressViewController.fields), .action("textChanged:", AddressViewController.textChanged(_:)), .action("save:", AddressViewController.save(_:))] } }

final class AddressCodeViewController: BaseViewController {
    func enterCode(_ sender: UIButton) {
        let alert = UIAlertController(title: "Code of the letter", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.keyboardType = .numberPad }
        alert.addAction(
            UIAlertAction(title: "Confirm", style: .default) { [unowned self] _ in
                presentingViewController?.dismiss(animated: true)
            })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }
 override class var outlets: Outlets { super.outlets + [.action("enterCode:", AddressCodeViewController.enterCode(_:))] } }
