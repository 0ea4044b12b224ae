// Written by `pageflow adopt sources` from Bank/App/Login/EmergencyViewController.swift, 4d353d642e304ed3. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/App/Login/EmergencyViewController.swift", line: 1)
import UIKit

final class EmergencyViewController: BaseViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    func callBlocking(_ sender: UIButton) {
        showNote("Call", "116 116")
    }

    func callService(_ sender: UIButton) {
        showNote("Call", "0221 555 0100")
    }

    func callPolice(_ sender: UIButton) {
        showNote("Call", "110")
    }
 override class var outlets: Outlets { super.outlets + [.action("callBlocking:", EmergencyViewController.callBlocking(_:)), .action("callService:", EmergencyViewController.callService(_:)), .action("callPolice:", EmergencyViewController.callPolice(_:))] } }
