// Written by `pageflow adopt sources` from Bank/Accounts/Base/BaseTableViewController.swift, da5b74105e1827ef. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Base/BaseTableViewController.swift", line: 1)
import BankLook
import BankModel
import UIKit

/// The same base class for pages with a table view.
class BaseTableViewController: LargeTextTableViewController, InterfaceBuilderConnected {
    let data = BankData.shared

    func close(_ sender: Any) {
        dismiss(animated: true)
    }

    /// The cell of a static table at a row.
    func cell(at indexPath: IndexPath) -> UITableViewCell? {
        tableView.cellForRow(at: indexPath)
    }

    func ask(_ title: String, _ text: String, _ button: String, then action: @escaping () -> Void) {
        let alert = UIAlertController(title: title, message: text, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: button, style: .destructive) { _ in action() })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }
 class var outlets: Outlets { [.action("close:", BaseTableViewController.close(_:))] } }
