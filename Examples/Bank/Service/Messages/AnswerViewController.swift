import BankModel
import UIKit

final class AnswerViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet var answerLabel: UILabel!
    @IBOutlet var questionLabel: UILabel!
    @IBOutlet var thanksLabel: UILabel!
    @IBOutlet var voteButtons: [UIButton]!

    // MARK: Page

    var question: Question?

    override func viewDidLoad() {
        super.viewDidLoad()
        questionLabel.text = question?.title
        answerLabel.text = question?.answer
        thanksLabel.isHidden = true
    }

    @IBAction func helped(_ sender: UIButton) {
        thank("Thank you.")
    }

    @IBAction func didNotHelp(_ sender: UIButton) {
        thank("We will write it again, and better.")
    }

    private func thank(_ text: String) {
        thanksLabel.text = text
        thanksLabel.isHidden = false
        for button in voteButtons { button.isEnabled = false }
    }
}
