import UIKit

final class AddressViewController: BaseTableViewController {
    // MARK: Outlets

    @IBOutlet var fromPicker: UIDatePicker!
    @IBOutlet var placeField: UITextField!
    @IBOutlet var postcodeField: UITextField!
    @IBOutlet var saveButton: UIButton!
    @IBOutlet var streetField: UITextField!
    @IBOutlet var fields: [UITextField]!

    // MARK: Page

    override func viewDidLoad() {
        super.viewDidLoad()
        streetField.text = data.customer.street
        postcodeField.text = data.customer.postcode
        placeField.text = data.customer.place
        fromPicker.minimumDate = data.today.date
        saveButton.isEnabled = false
    }

    @IBAction func textChanged(_ sender: UITextField) {
        saveButton.isEnabled =
            fields.allSatisfy { $0.text?.isEmpty == false } && postcodeField.text?.count == 5
    }

    @IBAction func save(_ sender: UIButton) {
        data.customer.street = streetField.text ?? ""
        data.customer.postcode = postcodeField.text ?? ""
        data.customer.place = placeField.text ?? ""
        performSegue(withIdentifier: "confirmAddress", sender: sender)
    }
}

final class AddressCodeViewController: BaseViewController {
    @IBAction func enterCode(_ sender: UIButton) {
        let alert = UIAlertController(title: "Code of the letter", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.keyboardType = .numberPad }
        alert.addAction(
            UIAlertAction(title: "Confirm", style: .default) { [unowned self] _ in
                presentingViewController?.dismiss(animated: true)
            })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }
}
