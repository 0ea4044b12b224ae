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

final class ComplaintCell: LargeTextCell {
    // MARK: Outlets

    @IBOutlet var titleLabel: UILabel!
    @IBOutlet var stateView: UIView!
    @IBOutlet var stateLabel: UILabel!
    @IBOutlet var detailLabel: UILabel!

    // MARK: Content

    func show(_ complaint: Complaint) {
        titleLabel.text = "\(complaint.number) · \(complaint.kind)"
        detailLabel.text = complaint.detail
        stateLabel.text = complaint.isSettled ? "Settled" : "In work"
        stateView.backgroundColor = complaint.isSettled ? .systemGreen : .systemOrange
    }
}
