import UIKit

final class BlockReasonViewController: BaseTableViewController {
    // MARK: Outlets

    @IBOutlet weak var foundCell: UITableViewCell!

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
}
