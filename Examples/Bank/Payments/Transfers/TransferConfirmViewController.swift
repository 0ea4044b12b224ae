import BankModel
import UIKit

final class TransferConfirmViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet var accountLabel: UILabel!
    @IBOutlet var amountLabel: UILabel!
    @IBOutlet var dateLabel: UILabel!
    @IBOutlet var feeLabel: UILabel!
    @IBOutlet var ibanLabel: UILabel!
    @IBOutlet var nameLabel: UILabel!
    @IBOutlet var referenceLabel: UILabel!
    @IBOutlet var sendButton: UIButton!
    @IBOutlet var warningView: UIView!

    // MARK: Page

    var transfer: Transfer?
    var savesPayee = false
    var repeats = false

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let transfer else { return }
        amountLabel.text = transfer.amount.text
        nameLabel.text = transfer.payee.name
        ibanLabel.text = transfer.payee.iban
        accountLabel.text = transfer.from.name
        referenceLabel.text = transfer.reference.isEmpty ? "none" : transfer.reference
        dateLabel.text = transfer.day?.text ?? "today"
        feeLabel.text = "none"
        warningView.isHidden = transfer.payee.total.cents > 0
        sendButton.configuration?.title = repeats ? "Send every month" : "Send"
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        (segue.destination as? TransferCodeViewController)?.transfer = transfer
        savePayee()
    }

    private func savePayee() {
        guard savesPayee, let payee = transfer?.payee else { return }
        if !data.payees.contains(where: { $0.iban == payee.iban }) { data.payees.append(payee) }
    }
}
