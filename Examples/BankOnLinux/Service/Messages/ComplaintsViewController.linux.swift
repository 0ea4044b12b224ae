// Written by `pageflow adopt sources` from Bank/Service/Messages/ComplaintsViewController.swift, b08027bbbc33d89c. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/Messages/ComplaintsViewController.swift", line: 1)
import BankLook
import BankModel
import UIKit

final class ComplaintsViewController: BaseTableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        data.complaints.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "ComplaintCell", for: indexPath)
        (cell as? ComplaintCell)?.show(data.complaints[indexPath.row])
        return cell
    }
}

final class ComplaintCell: LargeTextCell, InterfaceBuilderConnected {
    // MARK: Outlets

    var titleLabel: UILabel!
    var stateView: UIView!
    var stateLabel: UILabel!
    var detailLabel: UILabel!

    // MARK: Content

    func show(_ complaint: Complaint) {
        titleLabel.text = "\(complaint.number) · \(complaint.kind)"
        detailLabel.text = complaint.detail
        stateLabel.text = complaint.isSettled ? "Settled" : "In work"
        stateView.backgroundColor = complaint.isSettled ? .systemGreen : .systemOrange
    }
 class var outlets: Outlets { [.outlet("titleLabel", \ComplaintCell.titleLabel), .outlet("stateView", \ComplaintCell.stateView), .outlet("stateLabel", \ComplaintCell.stateLabel), .outlet("detailLabel", \ComplaintCell.detailLabel)] } }
