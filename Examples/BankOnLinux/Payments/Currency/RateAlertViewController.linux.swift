// Written by `pageflow adopt sources` from Bank/Payments/Currency/RateAlertViewController.swift, dd0622c3c927c4a3. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Payments/Currency/RateAlertViewController.swift", line: 1)
import BankModel
import UIKit

/// Sets an alert for a currency rate. Its view is in a separate nib.
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
