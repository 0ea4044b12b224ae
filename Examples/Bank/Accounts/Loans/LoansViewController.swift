import BankLook
import BankModel
import UIKit

final class LoansViewController: BaseTableViewController {
    @IBAction func unwindToLoans(_ segue: UIStoryboardSegue) {}

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
}

final class LoanCell: LargeTextCell {
    // MARK: Outlets

    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var termLabel: UILabel!
    @IBOutlet weak var amountLabel: UILabel!

    // MARK: Content

    func show(_ loan: Loan) {
        nameLabel.text = loan.name
        termLabel.text = "\(loan.monthsLeft) of \(loan.months) months left"
        amountLabel.text = loan.open.text
    }
}
