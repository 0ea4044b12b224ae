import BankModel
import BankService
import UIKit

final class MovementViewController: BaseTableViewController, CategoryViewControllerDelegate,
    MovementNoteViewControllerDelegate
{
    // MARK: Outlets

    @IBOutlet weak var accountLabel: UILabel!
    @IBOutlet weak var amountLabel: UILabel!
    @IBOutlet weak var categoryLabel: UILabel!
    @IBOutlet weak var complainCell: UITableViewCell!
    @IBOutlet weak var dateLabel: UILabel!
    @IBOutlet weak var noteLabel: UILabel!
    @IBOutlet weak var referenceLabel: UILabel!
    @IBOutlet weak var symbolView: UIImageView!
    @IBOutlet weak var titleLabel: UILabel!

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
}
