import BankModel
import UIKit

final class DepositConfirmViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet weak var accountLabel: UILabel!
    @IBOutlet weak var amountLabel: UILabel!
    @IBOutlet weak var openButton: UIButton!
    @IBOutlet weak var rateLabel: UILabel!
    @IBOutlet weak var spinner: UIActivityIndicatorView!
    @IBOutlet weak var termLabel: UILabel!

    // MARK: Page

    var deposit: Deposit?

    override func viewDidLoad() {
        super.viewDidLoad()
        amountLabel.text = deposit?.amount.text
        termLabel.text = deposit.map { "\($0.months) months" }
        rateLabel.text = deposit.map { "\($0.rate) %" }
        accountLabel.text = data.accounts[0].name
    }

    @IBAction func open(_ sender: UIButton) {
        guard let deposit else { return }
        openButton.isEnabled = false
        spinner.startAnimating()
        data.deposits.append(deposit)
        data.accounts[0].balance = data.accounts[0].balance - deposit.amount
        performSegue(withIdentifier: "showOpened", sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        (segue.destination as? DepositOpenedViewController)?.deposit = deposit
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        spinner.stopAnimating()
    }
}

final class DepositOpenedViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet weak var summaryLabel: UILabel!

    // MARK: Page

    var deposit: Deposit?

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let deposit else { return }
        summaryLabel.text = "\(deposit.amount.text) for \(deposit.months) months at \(deposit.rate) %."
    }
}
