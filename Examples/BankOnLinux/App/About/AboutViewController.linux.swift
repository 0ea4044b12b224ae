// Written by `pageflow adopt sources` from Bank/App/About/AboutViewController.swift, 1278ce241ec4cc90. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/App/About/AboutViewController.swift", line: 1)
import BankLook
import BankService
import UIKit

final class AboutViewController: LargeTextTableViewController, InterfaceBuilderConnected {
    // MARK: Outlets

    weak var imprintCell: UITableViewCell!
    weak var termsCell: UITableViewCell!
    weak var versionLabel: UILabel!

    // MARK: Page

    override func viewDidLoad() {
        super.viewDidLoad()
        versionLabel.text = "4.2 (1187)"
    }

    func close(_ sender: Any) {
        dismiss(animated: true)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch tableView.cellForRow(at: indexPath) {
        case imprintCell: present(ImprintViewController(), animated: true)
        case termsCell: present(ServicePages.terms(), animated: true)
        default: break
        }
    }
 class var outlets: Outlets { [.outlet("imprintCell", \AboutViewController.imprintCell), .outlet("termsCell", \AboutViewController.termsCell), .outlet("versionLabel", \AboutViewController.versionLabel), .action("close:", AboutViewController.close(_:))] } }
