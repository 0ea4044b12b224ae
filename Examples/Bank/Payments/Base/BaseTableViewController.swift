import BankLook
import BankModel
import UIKit

/// The same for the pages that are tables.
class BaseTableViewController: LargeTextTableViewController {
    let data = BankData.shared

    @IBAction func close(_ sender: Any) {
        dismiss(animated: true)
    }
}
