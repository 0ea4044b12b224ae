// Written by `pageflow adopt sources` from Bank/Service/Profile/ChangePasscodeViewController.swift, 16358d5a7469b018. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/Profile/ChangePasscodeViewController.swift", line: 1)
import UIKit

final class ChangePasscodeViewController: BaseViewController {
    // MARK: Outlets

    var errorLabel: UILabel!
    var hiddenField: UITextField!
    var promptLabel: UILabel!
    var dotViews: [UIImageView]!

    // MARK: Page

    /// The requested input.
    private enum Phase {
        case old
        case new
        case again(String)
    }

    private var phase = Phase.old

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        errorLabel.isHidden = true
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hiddenField.becomeFirstResponder()
    }

    func codeChanged(_ sender: UITextField) {
        let code = sender.text ?? ""
        for (index, dot) in dotViews.enumerated() {
            dot.image = UIImage(systemName: index < code.count ? "circle.fill" : "circle")
        }
        if code.count == dotViews.count { finish(code) }
    }

    private func finish(_ code: String) {
        switch phase {
        case .old: ask("Enter a new passcode", .new)
        case .new: ask("Once more, please", .again(code))
        case .again(let first) where first == code: performSegue(withIdentifier: "showChanged", sender: self)
        case .again:
            errorLabel.isHidden = false
            ask("Enter a new passcode", .new)
        }
    }

    private func ask(_ prompt: String, _ next: Phase) {
        phase = next
        promptLabel.text = prompt
        hiddenField.text = ""
        codeChanged(hiddenField)
    }
 override class var outlets: Outlets { super.outlets + [.outlet("errorLabel", \ChangePasscodeViewController.errorLabel), .outlet("hiddenField", \ChangePasscodeViewController.hiddenField), .outlet("promptLabel", \ChangePasscodeViewController.promptLabel), .collection("dotViews", \ChangePasscodeViewController.dotViews), .action("codeChanged:", ChangePasscodeViewController.codeChanged(_:))] } }

final class PasscodeChangedViewController: BaseViewController {}
