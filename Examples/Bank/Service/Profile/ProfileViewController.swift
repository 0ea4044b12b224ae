import UIKit

final class ProfileViewController: BaseTableViewController, LanguageViewControllerDelegate {
    // MARK: Outlets

    @IBOutlet var addressLabel: UILabel!
    @IBOutlet var languageLabel: UILabel!
    @IBOutlet var nameLabel: UILabel!
    @IBOutlet var photoView: UIImageView!
    @IBOutlet var sinceLabel: UILabel!

    // MARK: Page

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        nameLabel.text = data.customer.name
        sinceLabel.text = "Customer since \(data.customer.since)"
        addressLabel.text = data.customer.place
    }

    @IBAction func unwindToProfile(_ segue: UIStoryboardSegue) {}

    @IBAction func photoTapped(_ sender: UITapGestureRecognizer) {
        choose("Photo", from: ["Take one", "Choose one", "Remove it"]) { [unowned self] choice in
            photoView.tintColor = choice == "Remove it" ? .systemGray3 : .systemTeal
        }
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        guard let page = segue.destination as? LanguageViewController else { return }
        page.language = languageLabel.text ?? ""
        page.delegate = self
    }

    func languagePage(_ page: LanguageViewController, didChoose language: String) {
        languageLabel.text = language
        dismiss(animated: true)
    }
}
