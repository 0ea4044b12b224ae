// Written by `pageflow adopt sources` from Bank/Accounts/Cards/OrderCardViewController.swift, 62ab264c7a83c1a6. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Cards/OrderCardViewController.swift", line: 1)
import UIKit

/// The customer's order so far.
struct CardOrder {
    var kind = "Debit"
    var fee = "Free"
    var design = "Harbour"
}

final class OrderCardViewController: BaseViewController {
    // MARK: Outlets

    var chooseButtons: [UIButton]!

    // MARK: Page

    private let kinds = [
        ("Debit", "Free"), ("Credit", "€24 a year"), ("Internet", "Free"), ("Child", "Free"),
    ]

    func choose(_ sender: UIButton) {
        for button in chooseButtons { button.isSelected = button === sender }
        performSegue(withIdentifier: "chooseDesign", sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        guard let page = segue.destination as? CardDesignViewController, let button = sender as? UIButton
        else {
            return
        }
        (page.order.kind, page.order.fee) = kinds[button.tag]
    }
 override class var outlets: Outlets { super.outlets + [.collection("chooseButtons", \OrderCardViewController.chooseButtons), .action("choose:", OrderCardViewController.choose(_:))] } }
