// Written by `pageflow adopt sources` from Bank/Accounts/Statements/StatementViewController.swift, 36b496925316a3c7. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Statements/StatementViewController.swift", line: 1)
import BankModel
import UIKit

final class StatementViewController: BaseViewController {
    // MARK: Outlets

    weak var accountLabel: UILabel!
    weak var closingLabel: UILabel!
    weak var inLabel: UILabel!
    weak var openingLabel: UILabel!
    weak var outLabel: UILabel!
    weak var titleLabel: UILabel!

    // MARK: Page

    var account: Account?
    var month = Day(1, 3)

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let account else { return }
        let booked = account.movements.filter { ($0.day.year, $0.day.month) == (month.year, month.month) }
        let income = sum(booked.filter { $0.amount.cents > 0 })
        let spending = sum(booked.filter { $0.amount.cents < 0 })
        titleLabel.text = "Statement \(month.month)/\(month.year)"
        accountLabel.text = "\(account.name) · \(account.iban)"
        openingLabel.text = (account.balance - income - spending).text
        inLabel.text = income.text
        outLabel.text = spending.text
        closingLabel.text = account.balance.text
    }

    private func sum(_ movements: [Movement]) -> Money {
        movements.reduce(Money(cents: 0)) { $0 + $1.amount }
    }

    func share(_ sender: Any) {
        showNote("Saved", "The statement lies in your files.")
    }
 override class var outlets: Outlets { super.outlets + [.outlet("accountLabel", \StatementViewController.accountLabel), .outlet("closingLabel", \StatementViewController.closingLabel), .outlet("inLabel", \StatementViewController.inLabel), .outlet("openingLabel", \StatementViewController.openingLabel), .outlet("outLabel", \StatementViewController.outLabel), .outlet("titleLabel", \StatementViewController.titleLabel), .action("share:", StatementViewController.share(_:))] } }
