// Written by `pageflow adopt sources` from Bank/App/Login/PasscodeViewController.swift, 19a3634a22ded67. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/App/Login/PasscodeViewController.swift", line: 1)
import UIKit

final class PasscodeViewController: BaseViewController {
    // MARK: Outlets

    weak var faceButton: UIButton!
    var dotViews: [UIImageView]!
    var digitButtons: [UIButton]!

    // MARK: Page

    private var code = ""
    private var failures = 0

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        faceButton.accessibilityLabel = "Face ID"
        showDots()
    }

    private func showDots() {
        for (index, dot) in dotViews.enumerated() {
            dot.image = UIImage(systemName: index < code.count ? "circle.fill" : "circle")
        }
    }

    func digitTapped(_ sender: UIButton) {
        guard digitButtons.contains(sender), code.count < dotViews.count else { return }
        code += "\(sender.tag)"
        showDots()
        if code.count == dotViews.count { check() }
    }

    func deleteTapped(_ sender: UIButton) {
        code = String(code.dropLast())
        showDots()
    }

    func useFace(_ sender: UIButton) {
        performSegue(withIdentifier: "showHome", sender: sender)
    }

    /// The sample accepts any five digits that aren't all equal.
    private func check() {
        let isRight = Set(code).count > 1
        code = ""
        showDots()
        failures = isRight ? 0 : failures + 1
        if isRight { performSegue(withIdentifier: "showHome", sender: self) }
        if failures == 3 { performSegue(withIdentifier: "showLocked", sender: self) }
    }
 override class var outlets: Outlets { super.outlets + [.outlet("faceButton", \PasscodeViewController.faceButton), .collection("dotViews", \PasscodeViewController.dotViews), .collection("digitButtons", \PasscodeViewController.digitButtons), .action("digitTapped:", PasscodeViewController.digitTapped(_:)), .action("deleteTapped:", PasscodeViewController.deleteTapped(_:)), .action("useFace:", PasscodeViewController.useFace(_:))] } }
