// Written by `pageflow adopt sources` from Bank/Payments/Currency/CurrencyRatesViewController.swift, b439b4e076e8a228. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Payments/Currency/CurrencyRatesViewController.swift", line: 1)
import BankLook
import BankModel
import UIKit

final class CurrencyRatesViewController: BaseViewController, UITableViewDataSource, UITableViewDelegate {
    // MARK: Outlets

    var tableView: UITableView!
    var updatedLabel: UILabel!

    // MARK: Page

    override func viewDidLoad() {
        super.viewDidLoad()
        updatedLabel.text = "For one euro, \(data.today.shortText) at 14:10"
    }

    func showAlert(_ sender: Any) {
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
 override class var outlets: Outlets { super.outlets + [.outlet("tableView", \CurrencyRatesViewController.tableView), .outlet("updatedLabel", \CurrencyRatesViewController.updatedLabel), .action("showAlert:", CurrencyRatesViewController.showAlert(_:))] } }

final class RateCell: LargeTextCell, InterfaceBuilderConnected {
    // MARK: Outlets

    var flagLabel: UILabel!
    var codeLabel: UILabel!
    var nameLabel: UILabel!
    var rateLabel: UILabel!
    var changeLabel: UILabel!

    // MARK: Content

    func show(_ currency: Currency) {
        flagLabel.text = currency.flag
        codeLabel.text = currency.code
        nameLabel.text = currency.name
        rateLabel.text = "\(currency.rate)"
        changeLabel.text = "\(currency.change > 0 ? "+" : "")\(currency.change) %"
        changeLabel.textColor = currency.change < 0 ? .systemRed : .systemGreen
    }
 class var outlets: Outlets { [.outlet("flagLabel", \RateCell.flagLabel), .outlet("codeLabel", \RateCell.codeLabel), .outlet("nameLabel", \RateCell.nameLabel), .outlet("rateLabel", \RateCell.rateLabel), .outlet("changeLabel", \RateCell.changeLabel)] } }
