import BankModel
import UIKit

final class BranchViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet var addressLabel: UILabel!
    @IBOutlet var nameLabel: UILabel!
    @IBOutlet var starButton: UIButton!
    @IBOutlet var hourLabels: [UILabel]!

    // MARK: Page

    var index = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let branch = data.branches[index]
        nameLabel.text = branch.name
        addressLabel.text = branch.address
        for (label, hours) in zip(hourLabels, branch.hours) { label.text = hours }
        showStar()
    }

    private func showStar() {
        let name = data.branches[index].isSaved ? "star.fill" : "star"
        starButton.setImage(UIImage(systemName: name), for: .normal)
    }

    @IBAction func starTapped(_ sender: UIButton) {
        data.branches[index].isSaved.toggle()
        showStar()
    }

    @IBAction func call(_ sender: UIButton) {
        showNote("Call", data.branches[index].phone)
    }

    @IBAction func showWay(_ sender: UIButton) {
        showNote("Way there", "\(data.branches[index].meters) m on foot from where you are.")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        let page = segue.destination as? AppointmentTopicViewController
        page?.appointment.branch = data.branches[index].name
    }
}
