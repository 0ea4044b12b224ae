// Written by `pageflow adopt sources` from Bank/Accounts/Base/BaseViewController.swift, 8d34410379901be4. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Base/BaseViewController.swift", line: 1)
import BankLook
import BankModel
import UIKit

/// The base class of the module's pages, with a button that closes them, and short notes.
class BaseViewController: LargeTextViewController, InterfaceBuilderConnected {
    let data = BankData.shared

    func close(_ sender: Any) {
        dismiss(animated: true)
    }

    func showNote(_ title: String, _ text: String, then action: (() -> Void)? = nil) {
        let alert = UIAlertController(title: title, message: text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in action?() })
        present(alert, animated: true)
    }
 class var outlets: Outlets { [.action("close:", BaseViewController.close(_:))] } }
