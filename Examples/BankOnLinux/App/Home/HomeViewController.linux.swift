// Written by `pageflow adopt sources` from Bank/App/Home/HomeViewController.swift, daa26ca53e2a899b. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/App/Home/HomeViewController.swift", line: 1)
import BankAccounts
import BankModel
import BankPayments
import BankService
import UIKit

final class HomeViewController: BaseViewController {
    // MARK: Outlets

    weak var balanceLabel: UILabel!
    weak var greetingLabel: UILabel!
    weak var hintLabel: UILabel!
    var moduleButtons: [UIButton]!
    var shortcutButtons: [UIButton]!

    // MARK: Page

    private weak var movements: RecentMovementsViewController?
    private var isBalanceHidden = false

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        for button in moduleButtons + shortcutButtons { button.titleLabel?.adjustsFontSizeToFitWidth = true }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let name = data.customer.name.split(separator: " ").first ?? ""
        greetingLabel.text = "Good morning, \(name)"
        showBalance()
        movements?.tableView.reloadData()
    }

    private func showBalance() {
        balanceLabel.text = isBalanceHidden ? "••••••" : data.total.text
        hintLabel.text = isBalanceHidden ? "Tap to show" : "Tap to hide"
    }

    func balanceTapped(_ sender: UITapGestureRecognizer) {
        isBalanceHidden.toggle()
        showBalance()
    }

    func unwindToHome(_ segue: UIStoryboardSegue) {}

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        if segue.identifier == "embedMovements" {
            movements = segue.destination as? RecentMovementsViewController
        }
    }

    // MARK: Modules

    private func show(_ page: UIViewController?) {
        guard let page else { return }
        present(page, animated: true)
    }

    func showAccounts(_ sender: UIButton) {
        show(AccountPages.accounts())
    }

    func showCards(_ sender: UIButton) {
        show(AccountPages.cards())
    }

    func showDeposits(_ sender: UIButton) {
        show(AccountPages.savings())
    }

    func showPayments(_ sender: UIButton) {
        show(PaymentPages.payments())
    }

    func showTransfer(_ sender: UIButton) {
        show(PaymentPages.transfer())
    }

    func showService(_ sender: UIButton) {
        show(ServicePages.service())
    }

    func showBranches(_ sender: UIButton) {
        show(ServicePages.branches())
    }

    func logOut(_ sender: UIButton) {
        let alert = UIAlertController(title: "Log out?", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Log out", style: .destructive) { [unowned self] _ in
                dismiss(animated: true)
            })
        alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
        present(alert, animated: true)
    }
 override class var outlets: Outlets { super.outlets + [.outlet("balanceLabel", \HomeViewController.balanceLabel), .outlet("greetingLabel", \HomeViewController.greetingLabel), .outlet("hintLabel", \HomeViewController.hintLabel), .collection("moduleButtons", \HomeViewController.moduleButtons), .collection("shortcutButtons", \HomeViewController.shortcutButtons), .action("balanceTapped:", HomeViewController.balanceTapped(_:)), .action("unwindToHome:", HomeViewController.unwindToHome(_:)), .action("showAccounts:", HomeViewController.showAccounts(_:)), .action("showCards:", HomeViewController.showCards(_:)), .action("showDeposits:", HomeViewController.showDeposits(_:)), .action("showPayments:", HomeViewController.showPayments(_:)), .action("showTransfer:", HomeViewController.showTransfer(_:)), .action("showService:", HomeViewController.showService(_:)), .action("showBranches:", HomeViewController.showBranches(_:)), .action("logOut:", HomeViewController.logOut(_:))] } }
