// Written by `pageflow adopt sources` from Bank/Service/Profile/TermsViewController.swift, b22f45838bfe0401. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/Profile/TermsViewController.swift", line: 1)
import UIKit

final class TermsViewController: BaseViewController {
    // MARK: Outlets

    var chapterControl: UISegmentedControl!
    var textView: UITextView!

    // MARK: Page

    private var general = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        general = textView.text
    }

    func chapterChanged(_ sender: UISegmentedControl) {
        textView.text =
            [
                general,
                "Payments\n\nOrders until 16:00 of a working day are carried out the same day.",
                "Cards\n\nKeep the PIN apart from the card, and sign the card when you get it.",
                "Privacy\n\nWe keep your data in the European Union and give them to nobody whom you did not allow.",
            ][sender.selectedSegmentIndex]
        textView.setContentOffset(.zero, animated: false)
    }
 override class var outlets: Outlets { super.outlets + [.outlet("chapterControl", \TermsViewController.chapterControl), .outlet("textView", \TermsViewController.textView), .action("chapterChanged:", TermsViewController.chapterChanged(_:))] } }
