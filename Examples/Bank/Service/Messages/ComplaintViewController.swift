import BankModel
import UIKit

final class ComplaintViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet var callSwitch: UISwitch!
    @IBOutlet var dayPicker: UIDatePicker!
    @IBOutlet var kindLabel: UILabel!
    @IBOutlet var moodLabel: UILabel!
    @IBOutlet var moodSlider: UISlider!
    @IBOutlet var phoneField: UITextField!
    @IBOutlet var sendItem: UIBarButtonItem!
    @IBOutlet var textView: UITextView!
    @IBOutlet var wishField: UITextField!

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

    @IBAction func moodChanged(_ sender: UISlider) {
        moodLabel.text = ["a little", "quite", "very"][min(Int(sender.value * 3), 2)]
    }

    @IBAction func callChanged(_ sender: UISwitch) {
        phoneField.isEnabled = sender.isOn
        phoneField.alpha = sender.isOn ? 1 : 0.4
    }

    @IBAction func send(_ sender: Any) {
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
}

final class ComplaintSentViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet var textLabel: UILabel!

    // MARK: Page

    var number: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let number else { return }
        textLabel.text = "Your complaint has the number \(number). Mrs Yilmaz looks after it."
    }
}
