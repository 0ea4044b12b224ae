import UIKit

final class EmergencyViewController: BaseViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    @IBAction func callBlocking(_ sender: UIButton) {
        showNote("Call", "116 116")
    }

    @IBAction func callService(_ sender: UIButton) {
        showNote("Call", "0221 555 0100")
    }

    @IBAction func callPolice(_ sender: UIButton) {
        showNote("Call", "110")
    }
}
