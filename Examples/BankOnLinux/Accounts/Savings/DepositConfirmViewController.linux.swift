// Written by `pageflow adopt sources` from Bank/Accounts/Savings/DepositConfirmViewController.swift, c37bb187fafdb362. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Savings/DepositConfirmViewController.swift", line: 1)
import BankModel
import UIKit

final class DepositConfirmViewController: BaseViewController {
    // MARK: Outlets

    weak var accountLabel: UILabel!
    weak var amountLabel: UILabel!
    weak var openButton: UIButton!
    weak var rateLabel: UILabel!
    weak var spinner: UIActivityIndicatorView!
    weak var termLabel: UILabel!

    // MARK: Page

    var deposit: Deposit?

    override func viewDidLoad() {
        super.viewDidLoad()
        amountLabel.text = deposit?.amount.text
        termLabel.text = deposit.map { "\($0.months) months" }
        rateLabel.text = deposit.map { "\($0.rate) %" }
        accountLabel.text = data.accounts[0].name
    }

    func open(_ sender: UIButton) {
        guard let deposit else { return }
        openButton.isEnabled = false
        spinner.startAnimating()
        data.deposits.append(deposit)
        data.accounts[0].balance = data.accounts[0].balance - deposit.amount
        performSegue(withIdentifier: "showOpened", sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        (segue.destination as? DepositOpenedViewController)?.deposit = deposit
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        spinner.stopAnimating()
    }
 override class var outlets: Outlets { super.outlets + [.outlet("accountLabel", \DepositConfirmViewController.accountLabel), .outlet("amountLabel", \DepositConfirmViewController.amountLabel), .outlet("openButton", \DepositConfirmViewController.openButton), .outlet("rateLabel", \DepositConfirmViewController.rateLabel), .outlet("spinner", \DepositConfirmViewController.spinner), .outlet("termLabel", \DepositConfirmViewController.termLabel), .action("open:", DepositConfirmViewController.open(_:))] } }

final class DepositOpenedViewController: BaseViewController {
    // MARK: Outlets

    weak var summaryLabel: UILabel!

    // MARK: Page

    var deposit: Deposit?

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let deposit else { return }
        summaryLabel.text = "\(deposit.amount.text) for \(deposit.months) months at \(deposit.rate) %."
    }
 override class var outlets: Outlets { super.outlets + [.outlet("summaryLabel", \DepositOpenedViewController.summaryLabel)] } }
