// Written by `pageflow adopt sources` from Bank/Service/Profile/LanguageViewController.swift, ee2300b5b759d84a. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/Profile/LanguageViewController.swift", line: 1)
import UIKit

@MainActor
protocol LanguageViewControllerDelegate: AnyObject {
    func languagePage(_ page: LanguageViewController, didChoose language: String)
}

final class LanguageViewController: BaseTableViewController {
    var language = ""
    weak var delegate: LanguageViewControllerDelegate?

    override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        cell.accessoryType = cell.textLabel?.text == language ? .checkmark : .none
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let chosen = tableView.cellForRow(at: indexPath)?.textLabel?.text else { return }
        delegate?.languagePage(self, didChoose: chosen)
    }
}
