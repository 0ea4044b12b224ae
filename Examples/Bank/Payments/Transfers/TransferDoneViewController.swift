import BankModel
import UIKit

final class TransferDoneViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet var textLabel: UILabel!
    @IBOutlet var titleLabel: UILabel!

    // MARK: Page

    var transfer: Transfer?

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let transfer else { return }
        titleLabel.text = "\(transfer.amount.text) are on the way"
        let arrival = (transfer.day ?? data.today).adding(days: 1)
        textLabel.text = "\(transfer.payee.name) has the money on \(arrival.shortText) at the latest."
    }

    @IBAction func showReceipt(_ sender: UIButton) {
        guard let transfer else { return }
        let page = ReceiptViewController(transfer)
        page.modalPresentationStyle = .fullScreen
        present(page, animated: true)
    }
}
