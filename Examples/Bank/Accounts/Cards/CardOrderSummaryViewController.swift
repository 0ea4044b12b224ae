import UIKit

final class CardOrderSummaryViewController: BaseViewController {
    // MARK: Outlets

    weak var addressLabel: UILabel!
    weak var designLabel: UILabel!
    weak var feeLabel: UILabel!
    weak var kindLabel: UILabel!
    weak var orderButton: UIButton!
    weak var termsSwitch: UISwitch!

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

    /// Three pages were presented one upon the other: each knows the one before it.
    private func leaveOrder() {
        presentingViewController?.presentingViewController?.presentingViewController?.dismiss(animated: true)
    }
}
