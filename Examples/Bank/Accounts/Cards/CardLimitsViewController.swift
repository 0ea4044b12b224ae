import BankModel
import UIKit

final class CardLimitsViewController: BaseViewController, CardLimitsConfirmViewControllerDelegate {
    // MARK: Outlets

    @IBOutlet weak var cashLabel: UILabel!
    @IBOutlet weak var cashSlider: UISlider!
    @IBOutlet weak var countLabel: UILabel!
    @IBOutlet weak var countStepper: UIStepper!
    @IBOutlet weak var internetLabel: UILabel!
    @IBOutlet weak var internetSlider: UISlider!
    @IBOutlet weak var saveButton: UIButton!
    @IBOutlet weak var shopLabel: UILabel!
    @IBOutlet weak var shopSlider: UISlider!

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

    @IBAction func limitChanged(_ sender: UISlider) {
        saveButton.isEnabled = true
        showLimits()
    }

    @IBAction func countChanged(_ sender: UIStepper) {
        saveButton.isEnabled = true
        showLimits()
    }

    @IBAction func save(_ sender: UIButton) {
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
}
