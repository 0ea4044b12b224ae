// Written by `pageflow adopt sources` from Bank/Service/Profile/ConsentsViewController.swift, 25b1c2cdc15d2ee2. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/Profile/ConsentsViewController.swift", line: 1)
import UIKit

final class ConsentsViewController: BaseViewController {
    // MARK: Outlets

    var offersSwitch: UISwitch!
    var partnersSwitch: UISwitch!
    var statisticsSwitch: UISwitch!

    // MARK: Page

    func requestData(_ sender: UIButton) {
        sender.isEnabled = false
        showNote("On its way", "You get a file with all we know about you within 30 days.")
    }

    func save(_ sender: UIButton) {
        let given = [offersSwitch, statisticsSwitch, partnersSwitch].compactMap { $0 }.filter(\.isOn).count
        showNote("Saved", "You agree to \(given) of 3.") { [unowned self] in
            dismiss(animated: true)
        }
    }
 override class var outlets: Outlets { super.outlets + [.outlet("offersSwitch", \ConsentsViewController.offersSwitch), .outlet("partnersSwitch", \ConsentsViewController.partnersSwitch), .outlet("statisticsSwitch", \ConsentsViewController.statisticsSwitch), .action("requestData:", ConsentsViewController.requestData(_:)), .action("save:", ConsentsViewController.save(_:))] } }
