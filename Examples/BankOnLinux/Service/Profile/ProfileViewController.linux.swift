// Written by `pageflow adopt sources` from Bank/Service/Profile/ProfileViewController.swift, 57c701f34efa1cc. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/Profile/ProfileViewController.swift", line: 1)
import UIKit

final class ProfileViewController: BaseTableViewController, LanguageViewControllerDelegate {
    // MARK: Outlets

    var addressLabel: UILabel!
    var languageLabel: UILabel!
    var nameLabel: UILabel!
    var photoView: UIImageView!
    var sinceLabel: UILabel!

    // MARK: Page

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        nameLabel.text = data.customer.name
        sinceLabel.text = "Customer since \(data.customer.since)"
        addressLabel.text = data.customer.place
    }

    func unwindToProfile(_ segue: UIStoryboardSegue) {}

    func photoTapped(_ sender: UITapGestureRecognizer) {
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
 override class var outlets: Outlets { super.outlets + [.outlet("addressLabel", \ProfileViewController.addressLabel), .outlet("languageLabel", \ProfileViewController.languageLabel), .outlet("nameLabel", \ProfileViewController.nameLabel), .outlet("photoView", \ProfileViewController.photoView), .outlet("sinceLabel", \ProfileViewController.sinceLabel), .action("unwindToProfile:", ProfileViewController.unwindToProfile(_:)), .action("photoTapped:", ProfileViewController.photoTapped(_:))] } }
