// Written by `pageflow adopt sources` from Bank/Service/Messages/ComplaintKindViewController.swift, 4130db117bb2a1b5. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/Messages/ComplaintKindViewController.swift", line: 1)
import UIKit

final class ComplaintKindViewController: BaseViewController {
    // MARK: Outlets

    var kindButtons: [UIButton]!

    // MARK: Page

    func kindTapped(_ sender: UIButton) {
        for button in kindButtons { button.isSelected = button === sender }
        performSegue(withIdentifier: "describe", sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        let page = segue.destination as? ComplaintViewController
        page?.kind = (sender as? UIButton)?.configuration?.title ?? ""
    }
 override class var outlets: Outlets { super.outlets + [.collection("kindButtons", \ComplaintKindViewController.kindButtons), .action("kindTapped:", ComplaintKindViewController.kindTapped(_:))] } }
