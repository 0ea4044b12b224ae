import BankModel
import UIKit

final class PaymentsViewController: BaseViewController, UITableViewDataSource, UITableViewDelegate {
    // MARK: Outlets

    @IBOutlet var tableView: UITableView!

    // MARK: Page

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    @IBAction func unwindToPayments(_ segue: UIStoryboardSegue) {}

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        guard let page = segue.destination as? TransferAmountViewController, let payee = sender as? Payee
        else {
            return
        }
        page.transfer = Transfer(from: data.accounts[0], payee: payee)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        min(data.payees.count, 3)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "PayeeCell", for: indexPath)
        (cell as? PayeeCell)?.show(data.payees[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        performSegue(withIdentifier: "payPerson", sender: data.payees[indexPath.row])
    }
}
