// Written by `pageflow adopt sources` from Bank/Accounts/Cards/CardViewController.swift, 3e71e07fc95136c2. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Cards/CardViewController.swift", line: 1)
import BankModel
import UIKit

final class CardViewController: BaseTableViewController {
    // MARK: Outlets

    weak var abroadSwitch: UISwitch!
    weak var contactlessSwitch: UISwitch!
    weak var expiryLabel: UILabel!
    weak var internetSwitch: UISwitch!
    weak var nameLabel: UILabel!
    weak var numberLabel: UILabel!

    // MARK: Page

    var index = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let card = data.cards[index]
        nameLabel.text = card.name
        numberLabel.text = "4929 •••• •••• \(card.lastDigits)"
        expiryLabel.text = "Valid to \(card.expiry)"
        internetSwitch.isOn = card.paysOnInternet
        contactlessSwitch.isOn = card.paysWithoutContact
        abroadSwitch.isOn = card.worksAbroad
    }

    func switchChanged(_ sender: UISwitch) {
        switch sender {
        case internetSwitch: data.cards[index].paysOnInternet = sender.isOn
        case contactlessSwitch: data.cards[index].paysWithoutContact = sender.isOn
        default: data.cards[index].worksAbroad = sender.isOn
        }
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        (segue.destination as? CardLimitsViewController)?.index = index
        (segue.destination as? BlockReasonViewController)?.index = index
        (segue.destination as? TravelNoticeViewController)?.index = index
    }
 override class var outlets: Outlets { super.outlets + [.outlet("abroadSwitch", \CardViewController.abroadSwitch), .outlet("contactlessSwitch", \CardViewController.contactlessSwitch), .outlet("expiryLabel", \CardViewController.expiryLabel), .outlet("internetSwitch", \CardViewController.internetSwitch), .outlet("nameLabel", \CardViewController.nameLabel), .outlet("numberLabel", \CardViewController.numberLabel), .action("switchChanged:", CardViewController.switchChanged(_:))] } }
