import UIKit

final class LeaveBankViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet var leaveButton: UIButton!

    // MARK: Page

    @IBAction func closeAccounts(_ sender: UIButton) {
        leaveButton.isEnabled = false
        showNote(
            "We have written to you", "The letter says what is to be done. Nothing is closed before that.")
    }
}
