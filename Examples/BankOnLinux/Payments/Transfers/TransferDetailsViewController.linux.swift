// Written by `pageflow adopt sources` from Bank/Payments/Transfers/TransferDetailsViewController.swift, 9841450d961c6ec8. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Payments/Transfers/TransferDetailsViewController.swift", line: 1)
import BankModel
import UIKit

final class TransferDetailsViewController: BaseTableViewController {
    // MARK: Outlets

    var continueButton: UIButton!
    var dateCell: UITableViewCell!
    var datePicker: UIDatePicker!
    var noteField: UITextField!
    var referenceField: UITextField!
    var repeatSwitch: UISwitch!
    var saveSwitch: UISwitch!
    var speedControl: UISegmentedControl!
    var titleLabel: UILabel!

    // MARK: Page

    var transfer: Transfer?

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = transfer.map { "\($0.amount.text) to \($0.payee.name)" }
        datePicker.minimumDate = data.today.date
        datePicker.date = data.today.adding(days: 1).date
        speedChanged(speedControl)
    }

    func referenceChanged(_ sender: UITextField) {
        continueButton.isEnabled = (sender.text ?? "").count <= 140
    }

    func speedChanged(_ sender: UISegmentedControl) {
        datePicker.isEnabled = sender.selectedSegmentIndex == 2
        dateCell.contentView.alpha = datePicker.isEnabled ? 1 : 0.4
    }

    func continueTapped(_ sender: UIButton) {
        transfer?.reference = referenceField.text ?? ""
        transfer?.day = speedControl.selectedSegmentIndex == 2 ? Day(datePicker.date) : nil
        transfer?.note = noteField.text ?? ""
        performSegue(withIdentifier: "confirm", sender: sender)
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        transfer != nil
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        guard let page = segue.destination as? TransferConfirmViewController else { return }
        page.transfer = transfer
        page.savesPayee = saveSwitch.isOn
        page.repeats = repeatSwitch.isOn
    }
 override class var outlets: Outlets { super.outlets + [.outlet("continueButton", \TransferDetailsViewController.continueButton), .outlet("dateCell", \TransferDetailsViewController.dateCell), .outlet("datePicker", \TransferDetailsViewController.datePicker), .outlet("noteField", \TransferDetailsViewController.noteField), .outlet("referenceField", \TransferDetailsViewController.referenceField), .outlet("repeatSwitch", \TransferDetailsViewController.repeatSwitch), .outlet("saveSwitch", \TransferDetailsViewController.saveSwitch), .outlet("speedControl", \TransferDetailsViewController.speedControl), .outlet("titleLabel", \TransferDetailsViewController.titleLabel), .action("referenceChanged:", TransferDetailsViewController.referenceChanged(_:)), .action("speedChanged:", TransferDetailsViewController.speedChanged(_:)), .action("continueTapped:", TransferDetailsViewController.continueTapped(_:))] } }
