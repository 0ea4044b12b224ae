// Written by `pageflow adopt sources` from Bank/Accounts/Accounts/CategoryViewController.swift, 593714589fba48ec. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Accounts/CategoryViewController.swift", line: 1)
import BankLook
import BankModel
import UIKit

@MainActor
protocol CategoryViewControllerDelegate: AnyObject {
    func categoryPage(_ page: CategoryViewController, didChoose category: BankModel.Category)
}

final class CategoryViewController: BaseTableViewController {
    var category: BankModel.Category?
    weak var delegate: CategoryViewControllerDelegate?

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        BankModel.Category.allCases.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "CategoryCell", for: indexPath)
        cell.fitLargeText()
        let shown = BankModel.Category.allCases[indexPath.row]
        cell.textLabel?.text = shown.rawValue
        cell.imageView?.image = UIImage(systemName: shown.symbol)
        cell.accessoryType = shown == category ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        delegate?.categoryPage(self, didChoose: BankModel.Category.allCases[indexPath.row])
    }
}
