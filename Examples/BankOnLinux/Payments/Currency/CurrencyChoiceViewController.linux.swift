// Written by `pageflow adopt sources` from Bank/Payments/Currency/CurrencyChoiceViewController.swift, 8854094dac80a1d3. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Payments/Currency/CurrencyChoiceViewController.swift", line: 1)
import BankLook
import BankModel
import UIKit

@MainActor
protocol CurrencyChoiceViewControllerDelegate: AnyObject {
    func choicePage(_ page: CurrencyChoiceViewController, didChoose currency: Currency)
}

final class CurrencyChoiceViewController: BaseTableViewController {
    weak var delegate: CurrencyChoiceViewControllerDelegate?

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        data.currencies.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "CurrencyCell", for: indexPath)
        cell.fitLargeText()
        let currency = data.currencies[indexPath.row]
        cell.textLabel?.text = "\(currency.flag) \(currency.name)"
        cell.detailTextLabel?.text = currency.code
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        delegate?.choicePage(self, didChoose: data.currencies[indexPath.row])
    }
}
