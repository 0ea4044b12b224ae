// Written by `pageflow adopt sources` from Bank/Service/Appointments/AppointmentDayViewController.swift, 160a0fe075e3fb29. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/Appointments/AppointmentDayViewController.swift", line: 1)
import BankModel
import UIKit

final class AppointmentDayViewController: BaseViewController {
    // MARK: Outlets

    var continueButton: UIButton!
    var dayPicker: UIDatePicker!
    var timeButtons: [UIButton]!

    // MARK: Page

    var appointment = Appointment()

    override func viewDidLoad() {
        super.viewDidLoad()
        dayPicker.minimumDate = data.today.adding(days: 1).date
        dayPicker.date = data.today.adding(days: 3).date
        dayChanged(dayPicker)
    }

    func dayChanged(_ sender: UIDatePicker) {
        appointment.day = Day(sender.date)
        appointment.time = ""
        for (index, button) in timeButtons.enumerated() {
            button.isSelected = false
            button.isEnabled = (index + appointment.day.day) % 3 != 0
        }
        continueButton.isEnabled = false
    }

    func timeTapped(_ sender: UIButton) {
        for button in timeButtons { button.isSelected = button === sender }
        appointment.time = sender.configuration?.title ?? ""
        continueButton.isEnabled = true
    }

    func continueTapped(_ sender: UIButton) {
        performSegue(withIdentifier: "enterContact", sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        (segue.destination as? AppointmentContactViewController)?.appointment = appointment
    }
 override class var outlets: Outlets { super.outlets + [.outlet("continueButton", \AppointmentDayViewController.continueButton), .outlet("dayPicker", \AppointmentDayViewController.dayPicker), .collection("timeButtons", \AppointmentDayViewController.timeButtons), .action("dayChanged:", AppointmentDayViewController.dayChanged(_:)), .action("timeTapped:", AppointmentDayViewController.timeTapped(_:)), .action("continueTapped:", AppointmentDayViewController.continueTapped(_:))] } }
