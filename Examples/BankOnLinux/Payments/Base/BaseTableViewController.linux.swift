// Written by `pageflow adopt sources` from Examples/Bank/Payments/Base/BaseTableViewController.swift, 6f58e294588b3fdb. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Examples/Bank/Payments/Base/BaseTableViewController.swift", line: 1)
import BankLook
import BankModel
import UIKit

/// The same for the pages that are tables.
class BaseTableViewController: LargeTextTableViewController, InterfaceBuilderConnected {
    let data = BankData.shared

    func close(_ sender: Any) {
        dismiss(animated: true)
    }
 class var outlets: Outlets { [.action("close:", BaseTableViewController.close(_:))] } }
