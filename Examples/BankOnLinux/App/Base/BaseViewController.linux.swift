// Written by `pageflow adopt sources` from Bank/App/Base/BaseViewController.swift, f5fd105c81cb9b49. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/App/Base/BaseViewController.swift", line: 1)
import BankLook
import BankModel
import UIKit

/// The base class of the pages, with a button that closes them, and short notes.
class BaseViewController: LargeTextViewController, InterfaceBuilderConnected {
    let data = BankData.shared

    func close(_ sender: Any) {
        dismiss(animated: true)
    }

    func showNote(_ title: String, _ text: String) {
        let alert = UIAlertController(title: title, message: text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
 class var outlets: Outlets { [.action("close:", BaseViewController.close(_:))] } }
