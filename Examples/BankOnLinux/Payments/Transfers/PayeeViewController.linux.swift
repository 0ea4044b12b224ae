// Written by `pageflow adopt sources` from Bank/Payments/Transfers/PayeeViewController.swift, 2375579e78feb509. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Payments/Transfers/PayeeViewController.swift", line: 1)
import BankModel
import UIKit

final class PayeeViewController: BaseViewController, PayeeEditViewControllerDelegate {
    // MARK: Outlets

    var bankLabel: UILabel!
    var ibanLabel: UILabel!
    var initialsLabel: UILabel!
    var nameLabel: UILabel!
    var totalLabel: UILabel!

    // MARK: Page

    var index = 0

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        showPayee()
    }

    private func showPayee() {
        let payee = data.payees[index]
        initialsLabel.text = payee.initials
        nameLabel.text = payee.name
        ibanLabel.text = payee.iban
        bankLabel.text = payee.bank
        totalLabel.text = payee.total.text
    }

    func edit(_ sender: UIButton) {
        performSegue(withIdentifier: "editPayee", sender: sender)
    }

    func remove(_ sender: UIButton) {
        let alert = UIAlertController(
            title: "Remove \(data.payees[index].name)?", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Remove", style: .destructive) { [unowned self] _ in
                data.payees.remove(at: index)
                dismiss(animated: true)
            })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        if let page = segue.destination as? TransferAmountViewController {
            page.transfer = Transfer(from: data.accounts[0], payee: data.payees[index])
        }
        if let page = segue.destination.content as? PayeeEditViewController {
            page.payee = data.payees[index]
            page.delegate = self
        }
    }

    func payeePage(_ page: PayeeEditViewController, didSave payee: Payee) {
        data.payees[index] = payee
        showPayee()
        dismiss(animated: true)
    }
 override class var outlets: Outlets { super.outlets + [.outlet("bankLabel", \PayeeViewController.bankLabel), .outlet("ibanLabel", \PayeeViewController.ibanLabel), .outlet("initialsLabel", \PayeeViewController.initialsLabel), .outlet("nameLabel", \PayeeViewController.nameLabel), .outlet("totalLabel", \PayeeViewController.totalLabel), .action("edit:", PayeeViewController.edit(_:)), .action("remove:", PayeeViewController.remove(_:))] } }
