// Written by `pageflow adopt sources` from Bank/Payments/Standing/DirectDebitsViewController.swift, aff1de40dcf032a1. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Payments/Standing/DirectDebitsViewController.swift", line: 1)
import BankLook
import BankModel
import UIKit

final class DirectDebitsViewController: BaseViewController, UITableViewDataSource, UITableViewDelegate {
    // MARK: Outlets

    var kindControl: UISegmentedControl!
    var tableView: UITableView!

    // MARK: Page

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    func kindChanged(_ sender: UISegmentedControl) {
        tableView.reloadData()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        (segue.destination as? DirectDebitViewController)?.debit = sender as? DirectDebit
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        data.directDebits.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let showsDebits = kindControl.selectedSegmentIndex == 0
        let identifier = showsDebits ? "DebitCell" : "MandateCell"
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        cell.fitLargeText()
        let debit = data.directDebits[indexPath.row]
        cell.textLabel?.text = debit.name
        cell.detailTextLabel?.text =
            showsDebits ? "\(debit.day.shortText) · \(debit.amount.text)" : "Mandate \(debit.mandate)"
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        performSegue(withIdentifier: "showDebit", sender: data.directDebits[indexPath.row])
    }
 override class var outlets: Outlets { super.outlets + [.outlet("kindControl", \DirectDebitsViewController.kindControl), .outlet("tableView", \DirectDebitsViewController.tableView), .action("kindChanged:", DirectDebitsViewController.kindChanged(_:))] } }
