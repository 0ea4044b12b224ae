import UIKit

final class ConsentsViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet var offersSwitch: UISwitch!
    @IBOutlet var partnersSwitch: UISwitch!
    @IBOutlet var statisticsSwitch: UISwitch!

    // MARK: Page

    @IBAction func requestData(_ sender: UIButton) {
        sender.isEnabled = false
        showNote("On its way", "You get a file with all we know about you within 30 days.")
    }

    @IBAction func save(_ sender: UIButton) {
        let given = [offersSwitch, statisticsSwitch, partnersSwitch].compactMap { $0 }.filter(\.isOn).count
        showNote("Saved", "You agree to \(given) of 3.") { [unowned self] in
            dismiss(animated: true)
        }
    }
}
