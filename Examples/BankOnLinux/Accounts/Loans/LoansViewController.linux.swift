// Written by `pageflow adopt sources` from Bank/Accounts/Loans/LoansViewController.swift, 327edc9c7f4bb732. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Loans/LoansViewController.swift", line: 1)
import BankLook
import BankModel
import UIKit

final class LoansViewController: BaseTableViewController {
    func unwindToLoans(_ segue: UIStoryboardSegue) {}

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        guard let page = segue.destination as? LoanViewController, let cell = sender as? UITableViewCell,
            let row = tableView.indexPath(for: cell)?.row
        else { return }
        page.loan = data.loans[row]
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        data.loans.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "LoanCell", for: indexPath)
        (cell as? LoanCell)?.show(data.loans[indexPath.row])
        return cell
    }
 override class var outlets: Outlets { super.outlets + [.action("unwindToLoans:", LoansViewController.unwindToLoans(_:))] } }

final class LoanCell: LargeTextCell, InterfaceBuilderConnected {
    // MARK: Outlets

    weak var nameLabel: UILabel!
    weak var termLabel: UILabel!
    weak var amountLabel: UILabel!

    // MARK: Content

    func show(_ loan: Loan) {
        nameLabel.text = loan.name
        termLabel.text = "\(loan.monthsLeft) of \(loan.months) months left"
        amountLabel.text = loan.open.text
    }
 class var outlets: Outlets { [.outlet("nameLabel", \LoanCell.nameLabel), .outlet("termLabel", \LoanCell.termLabel), .outlet("amountLabel", \LoanCell.amountLabel)] } }
