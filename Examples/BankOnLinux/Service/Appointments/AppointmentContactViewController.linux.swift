// Written by `pageflow adopt sources` from Bank/Service/Appointments/AppointmentContactViewController.swift, d856fa205934e577. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/Appointments/AppointmentContactViewController.swift", line: 1)
import BankModel
import UIKit

final class AppointmentContactViewController: BaseViewController {
    // MARK: Outlets

    var notesView: UITextView!
    var phoneField: UITextField!
    var reminderSwitch: UISwitch!
    var wayControl: UISegmentedControl!

    // MARK: Page

    var appointment = Appointment()

    override func viewDidLoad() {
        super.viewDidLoad()
        phoneField.text = data.customer.mobile
        wayChanged(wayControl)
    }

    func wayChanged(_ sender: UISegmentedControl) {
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
 override class var outlets: Outlets { super.outlets + [.outlet("notesView", \AppointmentContactViewController.notesView), .outlet("phoneField", \AppointmentContactViewController.phoneField), .outlet("reminderSwitch", \AppointmentContactViewController.reminderSwitch), .outlet("wayControl", \AppointmentContactViewController.wayControl), .action("wayChanged:", AppointmentContactViewController.wayChanged(_:))] } }
