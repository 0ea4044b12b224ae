import UIKit

@MainActor
protocol CardLimitsConfirmViewControllerDelegate: AnyObject {
    func confirmPageDidConfirm(_ page: CardLimitsConfirmViewController)
}

final class CardLimitsConfirmViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet weak var cashLabel: UILabel!
    @IBOutlet weak var confirmButton: UIButton!
    @IBOutlet weak var internetLabel: UILabel!
    @IBOutlet weak var passcodeField: UITextField!
    @IBOutlet weak var shopLabel: UILabel!

    // MARK: Page

    var limits = ["", "", ""]
    weak var delegate: CardLimitsConfirmViewControllerDelegate?

    override func viewDidLoad() {
        super.viewDidLoad()
        shopLabel.text = limits[0]
        internetLabel.text = limits[1]
        cashLabel.text = limits[2]
    }

    @IBAction func confirm(_ sender: UIButton) {
        guard passcodeField.text?.count == 5 else {
            showNote("Passcode", "Your passcode has five digits.")
            return
        }
        confirmButton.isEnabled = false
        delegate?.confirmPageDidConfirm(self)
    }
}
