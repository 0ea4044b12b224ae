// Written by `pageflow adopt sources` from Bank/Accounts/Cards/ShowPinViewController.swift, 799f65c3fb9bc45e. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Cards/ShowPinViewController.swift", line: 1)
import UIKit

final class ShowPinViewController: BaseViewController {
    // MARK: Outlets

    var digitLabels: [UILabel]!

    // MARK: Page

    private let pin = ["7", "0", "3", "9"]

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    func showDigits(_ sender: UIButton) {
        for (label, digit) in zip(digitLabels, pin) { label.text = digit }
    }

    func hideDigits(_ sender: UIButton) {
        for label in digitLabels { label.text = "•" }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        for label in digitLabels { label.text = "•" }
    }
 override class var outlets: Outlets { super.outlets + [.collection("digitLabels", \ShowPinViewController.digitLabels), .action("showDigits:", ShowPinViewController.showDigits(_:)), .action("hideDigits:", ShowPinViewController.hideDigits(_:))] } }
