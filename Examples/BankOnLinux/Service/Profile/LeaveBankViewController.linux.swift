// Written by `pageflow adopt sources` from Bank/Service/Profile/LeaveBankViewController.swift, 22ece1a9ce587a58. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/Profile/LeaveBankViewController.swift", line: 1)
import UIKit

final class LeaveBankViewController: BaseViewController {
    // MARK: Outlets

    var leaveButton: UIButton!

    // MARK: Page

    func closeAccounts(_ sender: UIButton) {
        leaveButton.isEnabled = false
        showNote(
            "We have written to you", "The letter says what is to be done. Nothing is closed before that.")
    }
 override class var outlets: Outlets { super.outlets + [.outlet("leaveButton", \LeaveBankViewController.leaveButton), .action("closeAccounts:", LeaveBankViewController.closeAccounts(_:))] } }
