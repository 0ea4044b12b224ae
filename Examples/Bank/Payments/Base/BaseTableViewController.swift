import BankLook
import BankModel
import UIKit

/// The same base class for pages with a table view.
class BaseTableViewController: LargeTextTableViewController {
    let data = BankData.shared

    @IBAction func close(_ sender: Any) {
        dismiss(animated: true)
    }
}
