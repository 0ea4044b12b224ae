import UIKit

final class SecurityViewController: BaseTableViewController {
    // MARK: Outlets

    @IBOutlet var blockCell: UITableViewCell!
    @IBOutlet var faceSwitch: UISwitch!
    @IBOutlet var lockCell: UITableViewCell!
    @IBOutlet var lockLabel: UILabel!

    // MARK: Page

    @IBAction func unwindToSecurity(_ segue: UIStoryboardSegue) {}

    @IBAction func faceChanged(_ sender: UISwitch) {
        guard !sender.isOn else { return }
        sender.setOn(true, animated: false)
        choose("Without your face the app asks for the passcode.", from: ["Turn off"]) { [unowned self] _ in
            faceSwitch.setOn(false, animated: true)
        }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch tableView.cellForRow(at: indexPath) {
        case lockCell:
            choose("Lock after", from: ["At once", "1 minute", "5 minutes"]) { [unowned self] time in
                lockLabel.text = time
            }
        case blockCell:
            choose("Block all cards and this app?", from: ["Block everything"]) { [unowned self] _ in
                for index in data.cards.indices { data.cards[index].isBlocked = true }
            }
        default:
            break
        }
    }
}
