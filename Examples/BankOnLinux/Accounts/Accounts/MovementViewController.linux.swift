// Written by `pageflow adopt sources` from Bank/Accounts/Accounts/MovementViewController.swift, 48c09a7e8cbef38a. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/Accounts/MovementViewController.swift", line: 1)
import BankModel
import BankService
import UIKit

final class MovementViewController: BaseTableViewController, CategoryViewControllerDelegate,
    MovementNoteViewControllerDelegate
{
    // MARK: Outlets

    weak var accountLabel: UILabel!
    weak var amountLabel: UILabel!
    weak var categoryLabel: UILabel!
    weak var complainCell: UITableViewCell!
    weak var dateLabel: UILabel!
    weak var noteLabel: UILabel!
    weak var referenceLabel: UILabel!
    weak var symbolView: UIImageView!
    weak var titleLabel: UILabel!

    // MARK: Page

    var movement: Movement?

    override func viewDidLoad() {
        super.viewDidLoad()
        showMovement()
    }

    private func showMovement() {
        guard let movement else { return }
        symbolView.image = UIImage(systemName: movement.category.symbol)
        titleLabel.text = movement.title
        amountLabel.text = movement.amount.text
        dateLabel.text = movement.day.text
        accountLabel.text = movement.isCardPayment ? "Meridian Visa" : "Current account"
        referenceLabel.text = movement.reference
        categoryLabel.text = movement.category.rawValue
        noteLabel.text = movement.note.isEmpty ? "None" : movement.note
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        if let page = segue.destination as? CategoryViewController {
            page.category = movement?.category
            page.delegate = self
        }
        if let page = segue.destination as? MovementNoteViewController {
            page.note = movement?.note ?? ""
            page.delegate = self
        }
    }

    func categoryPage(_ page: CategoryViewController, didChoose category: BankModel.Category) {
        movement?.category = category
        showMovement()
        dismiss(animated: true)
    }

    func notePage(_ page: MovementNoteViewController, didSave note: String) {
        movement?.note = note
        showMovement()
        dismiss(animated: true)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard cell(at: indexPath) === complainCell else { return }
        tableView.deselectRow(at: indexPath, animated: true)
        present(ServicePages.complaint(), animated: true)
    }
 override class var outlets: Outlets { super.outlets + [.outlet("accountLabel", \MovementViewController.accountLabel), .outlet("amountLabel", \MovementViewController.amountLabel), .outlet("categoryLabel", \MovementViewController.categoryLabel), .outlet("complainCell", \MovementViewController.complainCell), .outlet("dateLabel", \MovementViewController.dateLabel), .outlet("noteLabel", \MovementViewController.noteLabel), .outlet("referenceLabel", \MovementViewController.referenceLabel), .outlet("symbolView", \MovementViewController.symbolView), .outlet("titleLabel", \MovementViewController.titleLabel)] } }
