// Written by `pageflow adopt sources` from Bank/Service/Profile/TaxViewController.swift, 5ac6826a0c9eee4b. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/Profile/TaxViewController.swift", line: 1)
import BankModel
import UIKit

final class TaxViewController: BaseViewController {
    // MARK: Outlets

    var amountLabel: UILabel!
    var amountSlider: UISlider!
    var numberField: UITextField!
    var scopeControl: UISegmentedControl!
    var usedLabel: UILabel!

    // MARK: Page

    override func viewDidLoad() {
        super.viewDidLoad()
        usedLabel.text = Money(212.40).text
    }

    func amountChanged(_ sender: UISlider) {
        amountLabel.text = Money((Double(sender.value) / 50).rounded() * 50).roundText
    }

    func scopeChanged(_ sender: UISegmentedControl) {
        amountSlider.maximumValue = sender.selectedSegmentIndex == 0 ? 1_000 : 2_000
        amountChanged(amountSlider)
    }

    func save(_ sender: Any) {
        let digits = (numberField.text ?? "").filter(\.isNumber)
        if digits.count == 11 {
            dismiss(animated: true)
        } else {
            showNote("Tax number", "It has eleven digits. You find it on your last tax assessment.")
        }
    }
 override class var outlets: Outlets { super.outlets + [.outlet("amountLabel", \TaxViewController.amountLabel), .outlet("amountSlider", \TaxViewController.amountSlider), .outlet("numberField", \TaxViewController.numberField), .outlet("scopeControl", \TaxViewController.scopeControl), .outlet("usedLabel", \TaxViewController.usedLabel), .action("amountChanged:", TaxViewController.amountChanged(_:)), .action("scopeChanged:", TaxViewController.scopeChanged(_:)), .action("save:", TaxViewController.save(_:))] } }
