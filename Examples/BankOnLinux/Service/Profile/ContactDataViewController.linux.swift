// Written by `pageflow adopt sources` from Bank/Service/Profile/ContactDataViewController.swift, b0c63360aa8533a4. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/Profile/ContactDataViewController.swift", line: 1)
import UIKit

final class ContactDataViewController: BaseViewController {
    // MARK: Outlets

    var errorLabel: UILabel!
    var homeField: UITextField!
    var mailField: UITextField!
    var mobileField: UITextField!
    var paperlessSwitch: UISwitch!

    // MARK: Page

    override func viewDidLoad() {
        super.viewDidLoad()
        mobileField.text = data.customer.mobile
        homeField.text = ""
        mailField.text = data.customer.mail
        mailChanged(mailField)
    }

    private var hasMail: Bool {
        let parts = (mailField.text ?? "").split(separator: "@")
        return parts.count == 2 && parts[1].contains(".")
    }

    func mailChanged(_ sender: UITextField) {
        errorLabel.isHidden = hasMail
        paperlessSwitch.isEnabled = hasMail
    }

    func save(_ sender: Any) {
        guard hasMail else { return }
        data.customer.mobile = mobileField.text ?? ""
        data.customer.mail = mailField.text ?? ""
        dismiss(animated: true)
    }
 override class var outlets: Outlets { super.outlets + [.outlet("errorLabel", \ContactDataViewController.errorLabel), .outlet("homeField", \ContactDataViewController.homeField), .outlet("mailField", \ContactDataViewController.mailField), .outlet("mobileField", \ContactDataViewController.mobileField), .outlet("paperlessSwitch", \ContactDataViewController.paperlessSwitch), .action("mailChanged:", ContactDataViewController.mailChanged(_:)), .action("save:", ContactDataViewController.save(_:))] } }
