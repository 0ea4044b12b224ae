import BankModel
import UIKit

final class OverdraftViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet weak var changeButton: UIButton!
    @IBOutlet weak var costLabel: UILabel!
    @IBOutlet weak var limitLabel: UILabel!
    @IBOutlet weak var limitSlider: UISlider!
    @IBOutlet weak var noticeSwitch: UISwitch!

    // MARK: Page

    var index = 0

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        limitSlider.value = Float(data.accounts[index].overdraft.amount)
        limitChanged(limitSlider)
    }

    private var limit: Money { Money((Double(limitSlider.value) / 100).rounded() * 100) }

    @IBAction func limitChanged(_ sender: UISlider) {
        limitLabel.text = limit.roundText
        let month = Money(limit.amount * 0.099 / 12)
        costLabel.text = "a month at 9.9 % a year, if you used all of it: \(month.text)"
        changeButton.isEnabled = limit != data.accounts[index].overdraft
    }

    @IBAction func changeLimit(_ sender: UIButton) {
        data.accounts[index].overdraft = limit
        let notice = noticeSwitch.isOn ? " We tell you when you are overdrawn." : ""
        showNote("Changed", "You can overdraw your account by \(limit.roundText).\(notice)") {
            [unowned self] in
            dismiss(animated: true)
        }
    }
}
