// Written by `pageflow adopt sources` from Bank/Service/Base/BaseTableViewController.swift, d52ab3ece80185a. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/Base/BaseTableViewController.swift", line: 1)
import BankLook
import BankModel
import UIKit

/// The same base class for pages with a table view.
class BaseTableViewController: LargeTextTableViewController, InterfaceBuilderConnected {
    let data = BankData.shared

    func close(_ sender: Any) {
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
 class var outlets: Outlets { [.action("close:", BaseTableViewController.close(_:))] } }
