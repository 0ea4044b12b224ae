import BankLook
import BankModel
import UIKit

final class CurrencyRatesViewController: BaseViewController, UITableViewDataSource, UITableViewDelegate {
    // MARK: Outlets

    @IBOutlet var tableView: UITableView!
    @IBOutlet var updatedLabel: UILabel!

    // MARK: Page

    override func viewDidLoad() {
        super.viewDidLoad()
        updatedLabel.text = "For one euro, \(data.today.shortText) at 14:10"
    }

    @IBAction func showAlert(_ sender: Any) {
        let page = RateAlertViewController(nibName: "RateAlertViewController", bundle: .module)
        page.currency = data.currencies[0]
        page.modalPresentationStyle = .pageSheet
        present(page, animated: true)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        data.currencies.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "RateCell", for: indexPath)
        (cell as? RateCell)?.show(data.currencies[indexPath.row])
        return cell
    }
}

final class RateCell: LargeTextCell {
    // MARK: Outlets

    @IBOutlet var flagLabel: UILabel!
    @IBOutlet var codeLabel: UILabel!
    @IBOutlet var nameLabel: UILabel!
    @IBOutlet var rateLabel: UILabel!
    @IBOutlet var changeLabel: UILabel!

    // MARK: Content

    func show(_ currency: Currency) {
        flagLabel.text = currency.flag
        codeLabel.text = currency.code
        nameLabel.text = currency.name
        rateLabel.text = "\(currency.rate)"
        changeLabel.text = "\(currency.change > 0 ? "+" : "")\(currency.change) %"
        changeLabel.textColor = currency.change < 0 ? .systemRed : .systemGreen
    }
}
