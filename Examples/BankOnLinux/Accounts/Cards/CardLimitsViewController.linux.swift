// Written by `pageflow adopt sources` from Bank/Accounts/Cards/CardLimitsViewController.swift, b05247cb396c241f. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Cards/CardLimitsViewController.swift", line: 1)
import BankModel
import UIKit

final class CardLimitsViewController: BaseViewController, CardLimitsConfirmViewControllerDelegate {
    // MARK: Outlets

    weak var cashLabel: UILabel!
    weak var cashSlider: UISlider!
    weak var countLabel: UILabel!
    weak var countStepper: UIStepper!
    weak var internetLabel: UILabel!
    weak var internetSlider: UISlider!
    weak var saveButton: UIButton!
    weak var shopLabel: UILabel!
    weak var shopSlider: UISlider!

    // MARK: Page

    var index = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let card = data.cards[index]
        shopSlider.value = Float(card.shopLimit)
        internetSlider.value = Float(card.internetLimit)
        cashSlider.value = Float(card.cashLimit)
        countStepper.value = Double(card.paymentsWithoutPin)
        saveButton.isEnabled = false
        showLimits()
    }

    private func round(_ slider: UISlider) -> Money {
        Money((Double(slider.value) / 50).rounded() * 50)
    }

    private func showLimits() {
        shopLabel.text = round(shopSlider).roundText
        internetLabel.text = round(internetSlider).roundText
        cashLabel.text = round(cashSlider).roundText
        countLabel.text = "\(Int(countStepper.value))"
    }

    func limitChanged(_ sender: UISlider) {
        saveButton.isEnabled = true
        showLimits()
    }

    func countChanged(_ sender: UIStepper) {
        saveButton.isEnabled = true
        showLimits()
    }

    func save(_ sender: UIButton) {
        performSegue(withIdentifier: "confirmLimits", sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        guard let page = segue.destination as? CardLimitsConfirmViewController else { return }
        page.delegate = self
        page.limits = [shopLabel, internetLabel, cashLabel].map { $0?.text ?? "" }
    }

    func confirmPageDidConfirm(_ page: CardLimitsConfirmViewController) {
        data.cards[index].shopLimit = round(shopSlider).amount
        data.cards[index].internetLimit = round(internetSlider).amount
        data.cards[index].cashLimit = round(cashSlider).amount
        data.cards[index].paymentsWithoutPin = Int(countStepper.value)
        // The page that presents this one dismisses both.
        presentingViewController?.dismiss(animated: true)
    }
 override class var outlets: Outlets { super.outlets + [.outlet("cashLabel", \CardLimitsViewController.cashLabel), .outlet("cashSlider", \CardLimitsViewController.cashSlider), .outlet("countLabel", \CardLimitsViewController.countLabel), .outlet("countStepper", \CardLimitsViewController.countStepper), .outlet("internetLabel", \CardLimitsViewController.internetLabel), .outlet("internetSlider", \CardLimitsViewController.internetSlider), .outlet("saveButton", \CardLimitsViewController.saveButton), .outlet("shopLabel", \CardLimitsViewController.shopLabel), .outlet("shopSlider", \CardLimitsViewController.shopSlider), .action("limitChanged:", CardLimitsViewController.limitChanged(_:)), .action("countChanged:", CardLimitsViewController.countChanged(_:)), .action("save:", CardLimitsViewController.save(_:))] } }
