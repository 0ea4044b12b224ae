import UIKit

/// Asks for the time of the bank's call. Its view is in a separate nib.
final class CallBackViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet var numberField: UITextField!
    @IBOutlet var saveButton: UIButton!
    @IBOutlet var timeControl: UISegmentedControl!
    @IBOutlet var topicField: UITextField!

    // MARK: Page

    override func viewDidLoad() {
        super.viewDidLoad()
        numberField.text = data.customer.mobile
    }

    @IBAction func save(_ sender: UIButton) {
        saveButton.isEnabled = false
        let time = timeControl.titleForSegment(at: timeControl.selectedSegmentIndex)?.lowercased() ?? "day"
        let topic = topicField.text.flatMap { $0.isEmpty ? nil : " about \($0)" } ?? ""
        showNote("We call you", "Tomorrow in the \(time)\(topic).") { [unowned self] in
            presentingViewController?.presentingViewController?.dismiss(animated: true)
        }
    }
}
