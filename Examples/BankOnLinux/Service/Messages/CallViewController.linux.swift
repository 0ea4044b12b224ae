// Written by `pageflow adopt sources` from Bank/Service/Messages/CallViewController.swift, fb685501aaa8e4dc. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/Messages/CallViewController.swift", line: 1)
import UIKit

final class CallViewController: BaseViewController {
    // MARK: Outlets

    var numberLabel: UILabel!

    // MARK: Page

    func call(_ sender: UIButton) {
        showNote("Call", numberLabel.text ?? "")
    }

    func callBack(_ sender: UIButton) {
        let page = CallBackViewController(nibName: "CallBackViewController", bundle: .module)
        page.modalPresentationStyle = .fullScreen
        present(page, animated: true)
    }

    func backgroundTapped(_ sender: UITapGestureRecognizer) {
        if sender.location(in: view).y < view.bounds.midY { dismiss(animated: true) }
    }
 override class var outlets: Outlets { super.outlets + [.outlet("numberLabel", \CallViewController.numberLabel), .action("call:", CallViewController.call(_:)), .action("callBack:", CallViewController.callBack(_:)), .action("backgroundTapped:", CallViewController.backgroundTapped(_:))] } }
