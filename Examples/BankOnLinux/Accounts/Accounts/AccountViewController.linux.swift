// Written by `pageflow adopt sources` from Bank/Accounts/Accounts/AccountViewController.swift, 4f8652623c6df5e3. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Accounts/AccountViewController.swift", line: 1)
import BankModel
import BankPayments
import UIKit

final class AccountViewController: BaseViewController, UITableViewDataSource, UITableViewDelegate {
    // MARK: Outlets

    weak var balanceLabel: UILabel!
    weak var directionControl: UISegmentedControl!
    weak var moreButton: UIButton!
    weak var tableView: UITableView!

    // MARK: Page

    var index = 0
    private var movements: [Movement] = []

    private var account: Account { data.accounts[index] }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        balanceLabel.text = account.balance.text
        showMovements()
    }

    func directionChanged(_ sender: UISegmentedControl) {
        showMovements()
    }

    private func showMovements() {
        movements = account.movements.filter { movement in
            switch directionControl.selectedSegmentIndex {
            case 1: movement.amount.cents > 0
            case 2: movement.amount.cents < 0
            default: true
            }
        }
        tableView.reloadData()
    }

    func transfer(_ sender: UIButton) {
        guard let page = PaymentPages.transfer() else { return }
        present(page, animated: true)
    }

    func more(_ sender: UIButton) {
        let sheet = UIAlertController(title: account.name, message: nil, preferredStyle: .actionSheet)
        for (title, segue) in [
            ("Statements", "showStatements"), ("Rename", "rename"), ("Overdraft", "showOverdraft"),
        ] {
            sheet.addAction(
                UIAlertAction(title: title, style: .default) { [unowned self] _ in
                    performSegue(withIdentifier: segue, sender: self)
                })
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = moreButton
        present(sheet, animated: true)
    }

    func unwindToAccount(_ segue: UIStoryboardSegue) {}

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        switch segue.destination {
        case let page as MovementViewController: page.movement = sender as? Movement
        case let page as AccountDetailsViewController: page.account = account
        case let page as RenameAccountViewController: page.index = index
        case let page as StatementsViewController: page.account = account
        case let page as OverdraftViewController: page.index = index
        default: break
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { movements.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "MovementCell", for: indexPath)
        (cell as? MovementCell)?.show(movements[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        performSegue(withIdentifier: "showMovement", sender: movements[indexPath.row])
    }
 override class var outlets: Outlets { super.outlets + [.outlet("balanceLabel", \AccountViewController.balanceLabel), .outlet("directionControl", \AccountViewController.directionControl), .outlet("moreButton", \AccountViewController.moreButton), .outlet("tableView", \AccountViewController.tableView), .action("directionChanged:", AccountViewController.directionChanged(_:)), .action("transfer:", AccountViewController.transfer(_:)), .action("more:", AccountViewController.more(_:)), .action("unwindToAccount:", AccountViewController.unwindToAccount(_:))] } }
