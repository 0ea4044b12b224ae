// Written by `pageflow adopt sources` from Bank/Accounts/Statements/OrderStatementViewController.swift, eff2fb10313d431c. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Statements/OrderStatementViewController.swift", line: 1)
import BankModel
import UIKit

final class OrderStatementViewController: BaseViewController {
    // MARK: Outlets

    weak var feeLabel: UILabel!
    weak var fromPicker: UIDatePicker!
    weak var registeredSwitch: UISwitch!

    // MARK: Page

    override func viewDidLoad() {
        super.viewDidLoad()
        fromPicker.maximumDate = data.today.date
        fromPicker.minimumDate = Day(1, 1, 2015).date
        fromPicker.date = Day(1, 1, 2024).date
    }

    func postChanged(_ sender: UISwitch) {
        feeLabel.text = Money(sender.isOn ? 12.40 : 7.50).text
    }

    func order(_ sender: UIButton) {
        performSegue(withIdentifier: "showOrdered", sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        let page = segue.destination as? StatementOrderedViewController
        page?.arrival = data.today.adding(days: registeredSwitch.isOn ? 2 : 4)
    }
 override class var outlets: Outlets { super.outlets + [.outlet("feeLabel", \OrderStatementViewController.feeLabel), .outlet("fromPicker", \OrderStatementViewController.fromPicker), .outlet("registeredSwitch", \OrderStatementViewController.registeredSwitch), .action("postChanged:", OrderStatementViewController.postChanged(_:)), .action("order:", OrderStatementViewController.order(_:))] } }

final class StatementOrderedViewController: BaseViewController {
    // MARK: Outlets

    weak var textLabel: UILabel!

    // MARK: Page

    var arrival: Day?

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let arrival else { return }
        textLabel.text = "It leaves us tomorrow and should be with you by \(arrival.shortText)."
    }
 override class var outlets: Outlets { super.outlets + [.outlet("textLabel", \StatementOrderedViewController.textLabel)] } }
