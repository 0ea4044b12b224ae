// Written by `pageflow adopt sources` from Bank/Service/Messages/ComplaintViewController.swift, d18f91bcba85ed7c. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/Messages/ComplaintViewController.swift", line: 1)
import BankModel
import UIKit

final class ComplaintViewController: BaseViewController {
    // MARK: Outlets

    var callSwitch: UISwitch!
    var dayPicker: UIDatePicker!
    var kindLabel: UILabel!
    var moodLabel: UILabel!
    var moodSlider: UISlider!
    var phoneField: UITextField!
    var sendItem: UIBarButtonItem!
    var textView: UITextView!
    var wishField: UITextField!

    // MARK: Page

    var kind = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        kindLabel.text = kind
        dayPicker.maximumDate = data.today.date
        dayPicker.date = data.today.date
        phoneField.text = data.customer.mobile
        moodChanged(moodSlider)
        callChanged(callSwitch)
    }

    func moodChanged(_ sender: UISlider) {
        moodLabel.text = ["a little", "quite", "very"][min(Int(sender.value * 3), 2)]
    }

    func callChanged(_ sender: UISwitch) {
        phoneField.isEnabled = sender.isOn
        phoneField.alpha = sender.isOn ? 1 : 0.4
    }

    func send(_ sender: Any) {
        guard textView.text.count >= 20 else {
            showNote("What happened?", "Tell us a little more, in a sentence or two.")
            return
        }
        sendItem.isEnabled = false
        let wish = wishField.text ?? ""
        let detail = wish.isEmpty ? "Mrs Yilmaz looks after it" : "Your wish: \(wish)"
        data.complaints.insert(Complaint(number: "K-7731", kind: kind, detail: detail), at: 0)
        performSegue(withIdentifier: "showSent", sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        (segue.destination as? ComplaintSentViewController)?.number = data.complaints.first?.number
    }
 override class var outlets: Outlets { super.outlets + [.outlet("callSwitch", \ComplaintViewController.callSwitch), .outlet("dayPicker", \ComplaintViewController.dayPicker), .outlet("kindLabel", \ComplaintViewController.kindLabel), .outlet("moodLabel", \ComplaintViewController.moodLabel), .outlet("moodSlider", \ComplaintViewController.moodSlider), .outlet("phoneField", \ComplaintViewController.phoneField), .outlet("sendItem", \ComplaintViewController.sendItem), .outlet("textView", \ComplaintViewController.textView), .outlet("wishField", \ComplaintViewController.wishField), .action("moodChanged:", ComplaintViewController.moodChanged(_:)), .action("callChanged:", ComplaintViewController.callChanged(_:)), .action("send:", ComplaintViewController.send(_:))] } }

final class ComplaintSentViewController: BaseViewController {
    // MARK: Outlets

    var textLabel: UILabel!

    // MARK: Page

    var number: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let number else { return }
        textLabel.text = "Your complaint has the number \(number). Mrs Yilmaz looks after it."
    }
 override class var outlets: Outlets { super.outlets + [.outlet("textLabel", \ComplaintSentViewController.textLabel)] } }
