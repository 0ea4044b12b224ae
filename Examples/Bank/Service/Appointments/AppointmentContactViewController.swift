import BankModel
import UIKit

final class AppointmentContactViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet var notesView: UITextView!
    @IBOutlet var phoneField: UITextField!
    @IBOutlet var reminderSwitch: UISwitch!
    @IBOutlet var wayControl: UISegmentedControl!

    // MARK: Page

    var appointment = Appointment()

    override func viewDidLoad() {
        super.viewDidLoad()
        phoneField.text = data.customer.mobile
        wayChanged(wayControl)
    }

    @IBAction func wayChanged(_ sender: UISegmentedControl) {
        appointment.way = sender.titleForSegment(at: sender.selectedSegmentIndex) ?? ""
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        let isReachable = (phoneField.text ?? "").count >= 6
        if !isReachable { showNote("Telephone", "We need a number, should something come up.") }
        return isReachable
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        guard let page = segue.destination as? AppointmentConfirmViewController else { return }
        appointment.notes = notesView.text + (reminderSwitch.isOn ? "\nRemind me." : "")
        page.appointment = appointment
    }
}
