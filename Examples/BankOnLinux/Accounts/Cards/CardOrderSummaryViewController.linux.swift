// Written by `pageflow adopt sources` from Bank/Accounts/Cards/CardOrderSummaryViewController.swift, f865c536e173e167. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Cards/CardOrderSummaryViewController.swift", line: 1)
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

    func termsChanged(_ sender: UISwitch) {
        orderButton.isEnabled = sender.isOn
    }

    func order(_ sender: UIButton) {
        showNote("Ordered", "Your card comes within five working days.") { [unowned self] in
            leaveOrder()
        }
    }

    /// Three pages were presented one over the other: each knows the previous one.
    private func leaveOrder() {
        presentingViewController?.presentingViewController?.presentingViewController?.dismiss(animated: true)
    }
 override class var outlets: Outlets { super.outlets + [.outlet("addressLabel", \CardOrderSummaryViewController.addressLabel), .outlet("designLabel", \CardOrderSummaryViewController.designLabel), .outlet("feeLabel", \CardOrderSummaryViewController.feeLabel), .outlet("kindLabel", \CardOrderSummaryViewController.kindLabel), .outlet("orderButton", \CardOrderSummaryViewController.orderButton), .outlet("termsSwitch", \CardOrderSummaryViewController.termsSwitch), .action("termsChanged:", CardOrderSummaryViewController.termsChanged(_:)), .action("order:", CardOrderSummaryViewController.order(_:))] } }
