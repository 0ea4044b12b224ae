// Written by `pageflow adopt sources` from Bank/Accounts/Cards/BlockReasonViewController.swift, b4f3cf3eac82ff23. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Cards/BlockReasonViewController.swift", line: 1)
import UIKit

final class BlockReasonViewController: BaseTableViewController {
    // MARK: Outlets

    weak var foundCell: UITableViewCell!

    // MARK: Page

    var index = 0

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if cell(at: indexPath) === foundCell { dismiss(animated: true) }
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        guard let page = segue.destination as? BlockConfirmViewController else { return }
        page.index = index
        page.reason = segue.identifier ?? ""
    }
 override class var outlets: Outlets { super.outlets + [.outlet("foundCell", \BlockReasonViewController.foundCell)] } }
