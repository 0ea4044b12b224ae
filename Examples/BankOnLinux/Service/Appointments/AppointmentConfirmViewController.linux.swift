// Written by `pageflow adopt sources` from Bank/Service/Appointments/AppointmentConfirmViewController.swift, f0696da24c059aa7. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/Appointments/AppointmentConfirmViewController.swift", line: 1)
import BankModel
import UIKit

final class AppointmentConfirmViewController: BaseViewController {
    // MARK: Outlets

    var bookButton: UIButton!
    var dayLabel: UILabel!
    var monthLabel: UILabel!
    var placeLabel: UILabel!
    var timeLabel: UILabel!
    var topicLabel: UILabel!

    // MARK: Page

    var appointment = Appointment()

    override func viewDidLoad() {
        super.viewDidLoad()
        monthLabel.text = String(appointment.day.monthName.prefix(3)).uppercased()
        dayLabel.text = "\(appointment.day.day)"
        timeLabel.text = "\(appointment.day.weekday), \(appointment.time)"
        topicLabel.text = appointment.topic
        placeLabel.text = appointment.way == "In the branch" ? appointment.branch : appointment.way
    }

    func book(_ sender: UIButton) {
        bookButton.isEnabled = false
        data.appointments.append(appointment)
        performSegue(withIdentifier: "showBooked", sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        (segue.destination as? AppointmentBookedViewController)?.appointment = appointment
    }
 override class var outlets: Outlets { super.outlets + [.outlet("bookButton", \AppointmentConfirmViewController.bookButton), .outlet("dayLabel", \AppointmentConfirmViewController.dayLabel), .outlet("monthLabel", \AppointmentConfirmViewController.monthLabel), .outlet("placeLabel", \AppointmentConfirmViewController.placeLabel), .outlet("timeLabel", \AppointmentConfirmViewController.timeLabel), .outlet("topicLabel", \AppointmentConfirmViewController.topicLabel), .action("book:", AppointmentConfirmViewController.book(_:))] } }

final class AppointmentBookedViewController: BaseViewController {
    // MARK: Outlets

    var textLabel: UILabel!

    // MARK: Page

    var appointment: Appointment?

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let appointment else { return }
        let day = appointment.day
        textLabel.text = "\(day.weekday), \(day.shortText) at \(appointment.time), \(appointment.branch)."
    }
 override class var outlets: Outlets { super.outlets + [.outlet("textLabel", \AppointmentBookedViewController.textLabel)] } }
