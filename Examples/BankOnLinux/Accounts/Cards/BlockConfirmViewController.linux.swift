// Written by `pageflow adopt sources` from Bank/Accounts/Cards/BlockConfirmViewController.swift, 1bf1e3a6ab609ca3. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Cards/BlockConfirmViewController.swift", line: 1)
import UIKit

final class BlockConfirmViewController: BaseViewController {
    // MARK: Outlets

    weak var blockButton: UIButton!
    weak var questionLabel: UILabel!
    weak var reasonLabel: UILabel!
    weak var replaceSwitch: UISwitch!

    // MARK: Page

    var index = 0
    var reason = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        questionLabel.text = "Block \(data.cards[index].name) ending in \(data.cards[index].lastDigits)?"
        switch reason {
        case "fraud":
            reasonLabel.text = "Payments stop at once. We look at the last ones together with you."
        case "damaged":
            reasonLabel.text = "Payments stop at once. The new card keeps your PIN."
        default:
            break
        }
    }

    func block(_ sender: UIButton) {
        data.cards[index].isBlocked = true
        blockButton.isEnabled = false
        performSegue(withIdentifier: "showBlocked", sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        (segue.destination as? CardBlockedViewController)?.isReplaced = replaceSwitch.isOn
    }
 override class var outlets: Outlets { super.outlets + [.outlet("blockButton", \BlockConfirmViewController.blockButton), .outlet("questionLabel", \BlockConfirmViewController.questionLabel), .outlet("reasonLabel", \BlockConfirmViewController.reasonLabel), .outlet("replaceSwitch", \BlockConfirmViewController.replaceSwitch), .action("block:", BlockConfirmViewController.block(_:))] } }

final class CardBlockedViewController: BaseViewController {
    // MARK: Outlets

    weak var referenceLabel: UILabel!

    // MARK: Page

    var isReplaced = true

    override func viewDidLoad() {
        super.viewDidLoad()
        let more = isReplaced ? " A new card comes within five working days." : ""
        referenceLabel.text = "Nobody can pay with it any more. Your reference is B-20418.\(more)"
    }
 override class var outlets: Outlets { super.outlets + [.outlet("referenceLabel", \CardBlockedViewController.referenceLabel)] } }
