import BankLook
import BankModel
import UIKit

final class StatementsViewController: BaseViewController, UITableViewDataSource, UITableViewDelegate {
    // MARK: Outlets

    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var yearControl: UISegmentedControl!

    // MARK: Page

    var account: Account?

    private var year: Int { 2025 - yearControl.selectedSegmentIndex }
    private var months: Int { year == 2025 ? 3 : 12 }

    @IBAction func yearChanged(_ sender: UISegmentedControl) {
        tableView.reloadData()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        guard let page = segue.destination as? StatementViewController, let cell = sender as? UITableViewCell,
            let row = tableView.indexPath(for: cell)?.row
        else { return }
        page.account = account
        page.month = Day(1, months - row, year)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { months }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "StatementCell", for: indexPath)
        cell.fitLargeText()
        let first = Day(1, months - indexPath.row, year)
        let last = first.adding(months: 1).adding(days: -1)
        cell.textLabel?.text = first.monthName
        cell.detailTextLabel?.text = "1 to \(last.shortText)"
        return cell
    }
}
