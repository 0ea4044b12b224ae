import BankLook
import BankModel
import UIKit

/// The base class of the module's pages, with a button that closes them, and short notes.
class BaseViewController: LargeTextViewController {
    let data = BankData.shared

    @IBAction func close(_ sender: Any) {
        dismiss(animated: true)
    }

    func showNote(_ title: String, _ text: String, then action: (() -> Void)? = nil) {
        let alert = UIAlertController(title: title, message: text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in action?() })
        present(alert, animated: true)
    }
}
