import UIKit

final class CardOrderSummaryViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet weak var addressLabel: UILabel!
    @IBOutlet weak var designLabel: UILabel!
    @IBOutlet weak var feeLabel: UILabel!
    @IBOutlet weak var kindLabel: UILabel!
    @IBOutlet weak var orderButton: UIButton!
    @IBOutlet weak var termsSwitch: UISwitch!

    // MARK: Page

    var order = CardOrder()

    override func viewDidLoad() {
        super.viewDidLoad()
        kindLabel.text = order.kind
        designLabel.text = order.design
        feeLabel.text = order.fee
        let customer = data.customer
        addressLabel.text = "\(customer.name)\n\(customer.street)\n\(customer.postcode) \(customer.place)"
        termsChanged(termsSwitch)
    }

    @IBAction func termsChanged(_ sender: UISwitch) {
        orderButton.isEnabled = sender.isOn
    }

    @IBAction func order(_ sender: UIButton) {
        showNote("Ordered", "Your card comes within five working days.") { [unowned self] in
            leaveOrder()
        }
    }

    /// Three pages were presented one over the other: each knows the previous one.
    private func leaveOrder() {
        presentingViewController?.presentingViewController?.presentingViewController?.dismiss(animated: true)
    }
}
