import BankLook
import BankService
import UIKit

final class AboutViewController: LargeTextTableViewController {
    // MARK: Outlets

    @IBOutlet weak var imprintCell: UITableViewCell!
    @IBOutlet weak var termsCell: UITableViewCell!
    @IBOutlet weak var versionLabel: UILabel!

    // MARK: Page

    override func viewDidLoad() {
        super.viewDidLoad()
        versionLabel.text = "4.2 (1187)"
    }

    @IBAction func close(_ sender: Any) {
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
}
