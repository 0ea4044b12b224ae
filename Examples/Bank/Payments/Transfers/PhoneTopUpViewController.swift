import UIKit

final class PhoneTopUpViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet var againSwitch: UISwitch!
    @IBOutlet var companyControl: UISegmentedControl!
    @IBOutlet var numberField: UITextField!
    @IBOutlet var topUpButton: UIButton!
    @IBOutlet var amountButtons: [UIButton]!

    // MARK: Page

    private var amount = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        check()
    }

    private func check() {
        topUpButton.isEnabled = (numberField.text ?? "").count >= 10 && !amount.isEmpty
    }

    @IBAction func numberChanged(_ sender: UITextField) {
        check()
    }

    @IBAction func amountTapped(_ sender: UIButton) {
        for button in amountButtons { button.isSelected = button === sender }
        amount = sender.configuration?.title ?? ""
        check()
    }

    @IBAction func topUp(_ sender: UIButton) {
        let company = companyControl.titleForSegment(at: companyControl.selectedSegmentIndex) ?? ""
        let again = againSwitch.isOn ? " We do it again when it is nearly used up." : ""
        showNote("Topped up", "\(company) has \(amount) for you.\(again)") { [unowned self] in
            dismiss(animated: true)
        }
    }
}
