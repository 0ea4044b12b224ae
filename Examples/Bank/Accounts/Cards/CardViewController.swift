import BankModel
import UIKit

final class CardViewController: BaseTableViewController {
    // MARK: Outlets

    @IBOutlet weak var abroadSwitch: UISwitch!
    @IBOutlet weak var contactlessSwitch: UISwitch!
    @IBOutlet weak var expiryLabel: UILabel!
    @IBOutlet weak var internetSwitch: UISwitch!
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var numberLabel: UILabel!

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

    @IBAction func switchChanged(_ sender: UISwitch) {
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
}
