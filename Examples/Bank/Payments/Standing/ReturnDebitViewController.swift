import BankModel
import UIKit

final class ReturnDebitViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet var blockSwitch: UISwitch!
    @IBOutlet var reasonControl: UISegmentedControl!
    @IBOutlet var reasonView: UITextView!
    @IBOutlet var returnButton: UIButton!
    @IBOutlet var textLabel: UILabel!

    // MARK: Page

    var debit: DirectDebit?

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let debit else { return }
        textLabel.text = """
            \(debit.amount.text) come back to your account at once. \(debit.name) hear of it and may charge you \
            for it.
            """
        returnButton.configuration?.title = "Return \(debit.amount.text)"
    }

    @IBAction func returnTapped(_ sender: UIButton) {
        guard let debit else { return }
        guard reasonControl.selectedSegmentIndex != 2 || !reasonView.text.isEmpty else {
            showNote("Other", "Tell us in a few words what it is.")
            return
        }
        data.directDebits.removeAll { $0 == debit }
        data.accounts[0].balance = data.accounts[0].balance + debit.amount
        let more = blockSwitch.isOn ? " Further debits are refused." : ""
        showNote("Returned", "The money is back on your account.\(more)") { [unowned self] in leave() }
    }

    /// The debit's own page has no content any more: the list dismisses both.
    private func leave() {
        presentingViewController?.presentingViewController?.dismiss(animated: true)
    }
}
