import UIKit

final class ServiceViewController: BaseTableViewController {
    // MARK: Outlets

    @IBOutlet var greetingLabel: UILabel!
    @IBOutlet var helpCell: UITableViewCell!
    @IBOutlet var unreadLabel: UILabel!

    // MARK: Page

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let name = data.customer.name.split(separator: " ").first ?? ""
        greetingLabel.text = "How can we help, \(name)?"
        unreadLabel.text = "\(data.messages.filter { !$0.isRead }.count)"
    }

    @IBAction func unwindToService(_ segue: UIStoryboardSegue) {}

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard tableView.cellForRow(at: indexPath) === helpCell else { return }
        let page = HelpViewController()
        page.modalPresentationStyle = .fullScreen
        present(page, animated: true)
    }
}
