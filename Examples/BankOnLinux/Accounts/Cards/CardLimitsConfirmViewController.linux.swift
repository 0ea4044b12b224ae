// Written by `pageflow adopt sources` from Bank/Accounts/Cards/CardLimitsConfirmViewController.swift, 47fae7b6d59df93f. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Cards/CardLimitsConfirmViewController.swift", line: 1)
import UIKit

@MainActor
protocol CardLimitsConfirmViewControllerDelegate: AnyObject {
    func confirmPageDidConfirm(_ page: CardLimitsConfirmViewController)
}

final class CardLimitsConfirmViewController: BaseViewController {
    // MARK: Outlets

    weak var cashLabel: UILabel!
    weak var confirmButton: UIButton!
    weak var internetLabel: UILabel!
    weak var passcodeField: UITextField!
    weak var shopLabel: UILabel!

    // MARK: Page

    var limits = ["", "", ""]
    weak var delegate: CardLimitsConfirmViewControllerDelegate?

    override func viewDidLoad() {
        super.viewDidLoad()
        shopLabel.text = limits[0]
        internetLabel.text = limits[1]
        cashLabel.text = limits[2]
    }

    func confirm(_ sender: UIButton) {
        guard passcodeField.text?.count == 5 else {
            showNote("Passcode", "Your passcode has five digits.")
            return
        }
        confirmButton.isEnabled = false
        delegate?.confirmPageDidConfirm(self)
    }
 override class var outlets: Outlets { super.outlets + [.outlet("cashLabel", \CardLimitsConfirmViewController.cashLabel), .outlet("confirmButton", \CardLimitsConfirmViewController.confirmButton), .outlet("internetLabel", \CardLimitsConfirmViewController.internetLabel), .outlet("passcodeField", \CardLimitsConfirmViewController.passcodeField), .outlet("shopLabel", \CardLimitsConfirmViewController.shopLabel), .action("confirm:", CardLimitsConfirmViewController.confirm(_:))] } }
