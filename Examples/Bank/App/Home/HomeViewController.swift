import BankAccounts
import BankModel
import BankPayments
import BankService
import UIKit

final class HomeViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet weak var balanceLabel: UILabel!
    @IBOutlet weak var greetingLabel: UILabel!
    @IBOutlet weak var hintLabel: UILabel!
    @IBOutlet var moduleButtons: [UIButton]!
    @IBOutlet var shortcutButtons: [UIButton]!

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

    @IBAction func balanceTapped(_ sender: UITapGestureRecognizer) {
        isBalanceHidden.toggle()
        showBalance()
    }

    @IBAction func unwindToHome(_ segue: UIStoryboardSegue) {}

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

    @IBAction func showAccounts(_ sender: UIButton) {
        show(AccountPages.accounts())
    }

    @IBAction func showCards(_ sender: UIButton) {
        show(AccountPages.cards())
    }

    @IBAction func showDeposits(_ sender: UIButton) {
        show(AccountPages.savings())
    }

    @IBAction func showPayments(_ sender: UIButton) {
        show(PaymentPages.payments())
    }

    @IBAction func showTransfer(_ sender: UIButton) {
        show(PaymentPages.transfer())
    }

    @IBAction func showService(_ sender: UIButton) {
        show(ServicePages.service())
    }

    @IBAction func showBranches(_ sender: UIButton) {
        show(ServicePages.branches())
    }

    @IBAction func logOut(_ sender: UIButton) {
        let alert = UIAlertController(title: "Log out?", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Log out", style: .destructive) { [unowned self] _ in
                dismiss(animated: true)
            })
        alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
        present(alert, animated: true)
    }
}
