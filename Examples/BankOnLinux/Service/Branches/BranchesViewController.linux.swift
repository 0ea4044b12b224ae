// Written by `pageflow adopt sources` from Bank/Service/Branches/BranchesViewController.swift, 6f9a39e892fd35be. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/Branches/BranchesViewController.swift", line: 1)
import BankLook
import BankModel
import UIKit

final class BranchesViewController: BaseTableViewController {
    // MARK: Outlets

    var filterItem: UIBarButtonItem!

    // MARK: Page

    private var showsNearOnly = false

    private var shown: [Branch] {
        data.branches.filter { !showsNearOnly || $0.meters < 5_000 }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    func filterTapped(_ sender: Any) {
        showsNearOnly.toggle()
        filterItem.image = UIImage(
            systemName: showsNearOnly
                ? "line.3.horizontal.decrease.circle.fill" : "line.3.horizontal.decrease.circle")
        tableView.reloadData()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        guard let page = segue.destination as? BranchViewController, let branch = sender as? Branch else {
            return
        }
        page.index = data.branches.firstIndex(of: branch) ?? 0
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "BranchCell", for: indexPath)
        (cell as? BranchCell)?.show(shown[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        performSegue(withIdentifier: "showBranch", sender: shown[indexPath.row])
    }
 override class var outlets: Outlets { super.outlets + [.outlet("filterItem", \BranchesViewController.filterItem), .action("filterTapped:", BranchesViewController.filterTapped(_:))] } }

final class BranchCell: LargeTextCell, InterfaceBuilderConnected {
    // MARK: Outlets

    var symbolView: UIImageView!
    var nameLabel: UILabel!
    var addressLabel: UILabel!
    var hoursLabel: UILabel!
    var distanceLabel: UILabel!

    // MARK: Content

    func show(_ branch: Branch) {
        symbolView.image = UIImage(systemName: branch.isSaved ? "star.fill" : "building.columns.fill")
        nameLabel.text = branch.name
        addressLabel.text = branch.address
        hoursLabel.text = "Mondays \(branch.hours[0])"
        distanceLabel.text = branch.meters < 1_000 ? "\(branch.meters) m" : "\(branch.meters / 1_000) km"
    }
 class var outlets: Outlets { [.outlet("symbolView", \BranchCell.symbolView), .outlet("nameLabel", \BranchCell.nameLabel), .outlet("addressLabel", \BranchCell.addressLabel), .outlet("hoursLabel", \BranchCell.hoursLabel), .outlet("distanceLabel", \BranchCell.distanceLabel)] } }
