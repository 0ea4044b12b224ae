// Written by `pageflow adopt sources` from Bank/Payments/Transfers/TransferRecipientViewController.swift, 8c0d5f082b917572. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Payments/Transfers/TransferRecipientViewController.swift", line: 1)
import BankModel
import UIKit

final class TransferRecipientViewController: BaseViewController, UITableViewDataSource, UITableViewDelegate,
    UISearchBarDelegate, PayeeEditViewControllerDelegate
{
    // MARK: Outlets

    var scopeControl: UISegmentedControl!
    var searchBar: UISearchBar!
    var tableView: UITableView!

    // MARK: Page

    var account: Account?
    private var shown: [Payee] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        showPayees()
    }

    private func showPayees() {
        let words = (searchBar.text ?? "").lowercased()
        let isRecent = scopeControl.selectedSegmentIndex == 0 && words.isEmpty
        shown = data.payees.filter { payee in
            (!isRecent || payee.total.cents > 0)
                && (words.isEmpty || "\(payee.name) \(payee.iban)".lowercased().contains(words))
        }
        tableView.reloadData()
    }

    func scopeChanged(_ sender: UISegmentedControl) {
        showPayees()
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        showPayees()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        if let page = segue.destination as? TransferAmountViewController, let payee = sender as? Payee {
            page.transfer = Transfer(from: account ?? data.accounts[0], payee: payee)
        }
        (segue.destination.content as? PayeeEditViewController)?.delegate = self
    }

    func payeePage(_ page: PayeeEditViewController, didSave payee: Payee) {
        data.payees.append(payee)
        showPayees()
        dismiss(animated: true)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "PayeeCell", for: indexPath)
        (cell as? PayeeCell)?.show(shown[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        performSegue(withIdentifier: "enterAmount", sender: shown[indexPath.row])
    }
 override class var outlets: Outlets { super.outlets + [.outlet("scopeControl", \TransferRecipientViewController.scopeControl), .outlet("searchBar", \TransferRecipientViewController.searchBar), .outlet("tableView", \TransferRecipientViewController.tableView), .action("scopeChanged:", TransferRecipientViewController.scopeChanged(_:))] } }
