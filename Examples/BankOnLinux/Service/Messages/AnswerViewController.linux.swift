// Written by `pageflow adopt sources` from Bank/Service/Messages/AnswerViewController.swift, c55ab0886f46c211. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/Messages/AnswerViewController.swift", line: 1)
import BankModel
import UIKit

final class AnswerViewController: BaseViewController {
    // MARK: Outlets

    var answerLabel: UILabel!
    var questionLabel: UILabel!
    var thanksLabel: UILabel!
    var voteButtons: [UIButton]!

    // MARK: Page

    var question: Question?

    override func viewDidLoad() {
        super.viewDidLoad()
        questionLabel.text = question?.title
        answerLabel.text = question?.answer
        thanksLabel.isHidden = true
    }

    func helped(_ sender: UIButton) {
        thank("Thank you.")
    }

    func didNotHelp(_ sender: UIButton) {
        thank("We will write it again, and better.")
    }

    private func thank(_ text: String) {
        thanksLabel.text = text
        thanksLabel.isHidden = false
        for button in voteButtons { button.isEnabled = false }
    }
 override class var outlets: Outlets { super.outlets + [.outlet("answerLabel", \AnswerViewController.answerLabel), .outlet("questionLabel", \AnswerViewController.questionLabel), .outlet("thanksLabel", \AnswerViewController.thanksLabel), .collection("voteButtons", \AnswerViewController.voteButtons), .action("helped:", AnswerViewController.helped(_:)), .action("didNotHelp:", AnswerViewController.didNotHelp(_:))] } }
