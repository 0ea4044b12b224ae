import UIKit

/// The customer's order so far.
struct CardOrder {
    var kind = "Debit"
    var fee = "Free"
    var design = "Harbour"
}

final class OrderCardViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet var chooseButtons: [UIButton]!

    // MARK: Page

    private let kinds = [
        ("Debit", "Free"), ("Credit", "€24 a year"), ("Internet", "Free"), ("Child", "Free"),
    ]

    @IBAction func choose(_ sender: UIButton) {
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
}
