// Written by `pageflow adopt sources` from Examples/Bank/Payments/Currency/RateAlertViewController.swift, 91595b0abad30bbe. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Examples/Bank/Payments/Currency/RateAlertViewController.swift", line: 1)
import BankModel
import UIKit

/// Tells the customer when a rate is reached. Its view is in a nib of its own.
final class RateAlertViewController: BaseViewController {
    // MARK: Outlets

    var rateLabel: UILabel!
    var rateSlider: UISlider!
    var titleLabel: UILabel!

    // MARK: Page

    var currency: Currency?

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let currency else { return }
        titleLabel.text = "Tell me when a euro is worth"
        rateSlider.minimumValue = Float(currency.rate * 0.9)
        rateSlider.maximumValue = Float(currency.rate * 1.1)
        rateSlider.value = Float(currency.rate)
        rateChanged(rateSlider)
    }

    func rateChanged(_ sender: UISlider) {
        let rate = (Double(sender.value) * 100).rounded() / 100
        rateLabel.text = "\(rate) \(currency?.code ?? "")"
    }

    func save(_ sender: UIButton) {
        dismiss(animated: true)
    }
 override class var outlets: Outlets { super.outlets + [.outlet("rateLabel", \RateAlertViewController.rateLabel), .outlet("rateSlider", \RateAlertViewController.rateSlider), .outlet("titleLabel", \RateAlertViewController.titleLabel), .action("rateChanged:", RateAlertViewController.rateChanged(_:)), .action("save:", RateAlertViewController.save(_:))] } }
