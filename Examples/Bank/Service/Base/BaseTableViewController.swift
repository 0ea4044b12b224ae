import BankLook
import BankModel
import UIKit

/// The same base class for pages with a table view.
class BaseTableViewController: LargeTextTableViewController {
    let data = BankData.shared

    @IBAction func close(_ sender: Any) {
        dismiss(animated: true)
    }

    func choose(_ title: String, from choices: [String], then action: @escaping (String) -> Void) {
        let sheet = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
        for choice in choices {
            sheet.addAction(UIAlertAction(title: choice, style: .default) { _ in action(choice) })
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(sheet, animated: true)
    }
}
