// Written by `pageflow adopt sources` from Bank/Service/Profile/NoticesViewController.swift, 959d9ed101461ab6. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/Profile/NoticesViewController.swift", line: 1)
import UIKit

final class NoticesViewController: BaseTableViewController {
    // MARK: Outlets

    var quietFromPicker: UIDatePicker!
    var quietSwitch: UISwitch!
    var quietToPicker: UIDatePicker!
    var noticeSwitches: [UISwitch]!
    var mailSwitches: [UISwitch]!

    // MARK: Page

    override func viewDidLoad() {
        super.viewDidLoad()
        quietChanged(quietSwitch)
    }

    func noticeChanged(_ sender: UISwitch) {
        guard mailSwitches.last === sender, !sender.isOn else { return }
        // Security notices are always sent by mail.
        sender.setOn(true, animated: true)
    }

    func quietChanged(_ sender: UISwitch) {
        let isOn = sender.isOn && noticeSwitches.contains { $0.isOn }
        quietFromPicker.isEnabled = isOn
        quietToPicker.isEnabled = isOn
    }
 override class var outlets: Outlets { super.outlets + [.outlet("quietFromPicker", \NoticesViewController.quietFromPicker), .outlet("quietSwitch", \NoticesViewController.quietSwitch), .outlet("quietToPicker", \NoticesViewController.quietToPicker), .collection("noticeSwitches", \NoticesViewController.noticeSwitches), .collection("mailSwitches", \NoticesViewController.mailSwitches), .action("noticeChanged:", NoticesViewController.noticeChanged(_:)), .action("quietChanged:", NoticesViewController.quietChanged(_:))] } }
