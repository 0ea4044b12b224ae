// Written by `pageflow adopt sources` from Bank/Service/Profile/SecurityViewController.swift, b025329bbd6ce83d. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/Profile/SecurityViewController.swift", line: 1)
import UIKit

final class SecurityViewController: BaseTableViewController {
    // MARK: Outlets

    var blockCell: UITableViewCell!
    var faceSwitch: UISwitch!
    var lockCell: UITableViewCell!
    var lockLabel: UILabel!

    // MARK: Page

    func unwindToSecurity(_ segue: UIStoryboardSegue) {}

    func faceChanged(_ sender: UISwitch) {
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
 override class var outlets: Outlets { super.outlets + [.outlet("blockCell", \SecurityViewController.blockCell), .outlet("faceSwitch", \SecurityViewController.faceSwitch), .outlet("lockCell", \SecurityViewController.lockCell), .outlet("lockLabel", \SecurityViewController.lockLabel), .action("unwindToSecurity:", SecurityViewController.unwindToSecurity(_:)), .action("faceChanged:", SecurityViewController.faceChanged(_:))] } }
