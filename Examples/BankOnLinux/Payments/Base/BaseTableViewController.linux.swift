// Written by `pageflow adopt sources` from Bank/Payments/Base/BaseTableViewController.swift, dec57c3a27ef0149. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Payments/Base/BaseTableViewController.swift", line: 1)
import BankLook
import BankModel
import UIKit

/// The same base class for pages with a table view.
class BaseTableViewController: LargeTextTableViewController, InterfaceBuilderConnected {
    let data = BankData.shared

    func close(_ sender: Any) {
        dismiss(animated: true)
    }
 class var outlets: Outlets { [.action("close:", BaseTableViewController.close(_:))] } }
