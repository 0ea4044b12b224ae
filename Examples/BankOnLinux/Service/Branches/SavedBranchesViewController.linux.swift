// Written by `pageflow adopt sources` from Bank/Service/Branches/SavedBranchesViewController.swift, 8cd73f8cdbba14a7. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/Branches/SavedBranchesViewController.swift", line: 1)
import BankLook
import BankModel
import UIKit

final class SavedBranchesViewController: BaseViewController, UITableViewDataSource, UITableViewDelegate {
    // MARK: Outlets

    var editItem: UIBarButtonItem!
    var emptyView: UIStackView!
    var tableView: UITableView!

    // MARK: Page

    private var saved: [Int] {
        data.branches.indices.filter { data.branches[$0].isSaved }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showBranches()
    }

    private func showBranches() {
        emptyView.isHidden = !saved.isEmpty
        editItem.isEnabled = !saved.isEmpty
        tableView.reloadData()
    }

    func editTapped(_ sender: Any) {
        tableView.setEditing(!tableView.isEditing, animated: true)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        if let page = segue.destination as? BranchViewController, let index = sender as? Int {
            page.index = index
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { saved.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "SavedCell", for: indexPath)
        cell.fitLargeText()
        let branch = data.branches[saved[indexPath.row]]
        cell.textLabel?.text = branch.name
        cell.detailTextLabel?.text = branch.phone
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        performSegue(withIdentifier: "showBranch", sender: saved[indexPath.row])
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        data.branches[saved[indexPath.row]].isSaved = false
        showBranches()
    }
 override class var outlets: Outlets { super.outlets + [.outlet("editItem", \SavedBranchesViewController.editItem), .outlet("emptyView", \SavedBranchesViewController.emptyView), .outlet("tableView", \SavedBranchesViewController.tableView), .action("editTapped:", SavedBranchesViewController.editTapped(_:))] } }
