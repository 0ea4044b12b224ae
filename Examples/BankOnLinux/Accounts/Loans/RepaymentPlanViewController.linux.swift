// Written by `pageflow adopt sources` from Bank/Accounts/Loans/RepaymentPlanViewController.swift, af67183cfbfd5d0e. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Loans/RepaymentPlanViewController.swift", line: 1)
import BankLook
import BankModel
import UIKit

/// The remaining rates, inside the page of a loan.
final class RepaymentPlanViewController: LargeTextTableViewController {
    var loan: Loan? {
        didSet { viewIfLoaded.map { _ in tableView.reloadData() } }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        min(loan?.monthsLeft ?? 0, 12)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "RepaymentCell", for: indexPath)
        cell.fitLargeText()
        cell.textLabel?.text = Day(1, 4).adding(months: indexPath.row).text
        cell.detailTextLabel?.text = loan?.rate.text
        return cell
    }
}
