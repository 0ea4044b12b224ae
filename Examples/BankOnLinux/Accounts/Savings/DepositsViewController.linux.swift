// Written by `pageflow adopt sources` from Bank/Accounts/Savings/DepositsViewController.swift, bf67c5867dca1e6b. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Savings/DepositsViewController.swift", line: 1)
import BankLook
import BankModel
import UIKit

final class DepositsViewController: BaseViewController, UITableViewDataSource, UITableViewDelegate {
    // MARK: Outlets

    weak var tableView: UITableView!

    // MARK: Page

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    func unwindToDeposits(_ segue: UIStoryboardSegue) {}

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        if let page = segue.destination as? DepositViewController, let index = sender as? Int {
            page.index = index
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        data.deposits.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "DepositCell", for: indexPath)
        (cell as? DepositCell)?.show(data.deposits[indexPath.row], on: data.today)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        performSegue(withIdentifier: "showDeposit", sender: indexPath.row)
    }
 override class var outlets: Outlets { super.outlets + [.outlet("tableView", \DepositsViewController.tableView), .action("unwindToDeposits:", DepositsViewController.unwindToDeposits(_:))] } }

final class DepositCell: LargeTextCell, InterfaceBuilderConnected {
    // MARK: Outlets

    weak var nameLabel: UILabel!
    weak var amountLabel: UILabel!
    weak var progressView: UIProgressView!
    weak var detailLabel: UILabel!

    // MARK: Content

    func show(_ deposit: Deposit, on day: Day) {
        nameLabel.text = "\(deposit.months) months"
        amountLabel.text = deposit.amount.text
        detailLabel.text = "\(deposit.rate) % · ends on \(deposit.ends.text)"
        let whole = deposit.ends.date.timeIntervalSince(deposit.began.date)
        progressView.progress = Float(day.date.timeIntervalSince(deposit.began.date) / whole)
    }
 class var outlets: Outlets { [.outlet("nameLabel", \DepositCell.nameLabel), .outlet("amountLabel", \DepositCell.amountLabel), .outlet("progressView", \DepositCell.progressView), .outlet("detailLabel", \DepositCell.detailLabel)] } }
