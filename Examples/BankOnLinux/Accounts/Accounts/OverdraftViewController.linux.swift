// Written by `pageflow adopt sources` from Bank/Accounts/Accounts/OverdraftViewController.swift, ab61ad5c42649c81. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Accounts/OverdraftViewController.swift", line: 1)
import BankModel
import UIKit

final class OverdraftViewController: BaseViewController {
    // MARK: Outlets

    weak var changeButton: UIButton!
    weak var costLabel: UILabel!
    weak var limitLabel: UILabel!
    weak var limitSlider: UISlider!
    weak var noticeSwitch: UISwitch!

    // MARK: Page

    var index = 0

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        limitSlider.value = Float(data.accounts[index].overdraft.amount)
        limitChanged(limitSlider)
    }

    private var limit: Money { Money((Double(limitSlider.value) / 100).rounded() * 100) }

    func limitChanged(_ sender: UISlider) {
        limitLabel.text = limit.roundText
        let month = Money(limit.amount * 0.099 / 12)
        costLabel.text = "a month at 9.9 % a year, if you used all of it: \(month.text)"
        changeButton.isEnabled = limit != data.accounts[index].overdraft
    }

    func changeLimit(_ sender: UIButton) {
        data.accounts[index].overdraft = limit
        let notice = noticeSwitch.isOn ? " We tell you when you are overdrawn." : ""
        showNote("Changed", "You can overdraw your account by \(limit.roundText).\(notice)") {
            [unowned self] in
            dismiss(animated: true)
        }
    }
 override class var outlets: Outlets { super.outlets + [.outlet("changeButton", \OverdraftViewController.changeButton), .outlet("costLabel", \OverdraftViewController.costLabel), .outlet("limitLabel", \OverdraftViewController.limitLabel), .outlet("limitSlider", \OverdraftViewController.limitSlider), .outlet("noticeSwitch", \OverdraftViewController.noticeSwitch), .action("limitChanged:", OverdraftViewController.limitChanged(_:)), .action("changeLimit:", OverdraftViewController.changeLimit(_:))] } }
