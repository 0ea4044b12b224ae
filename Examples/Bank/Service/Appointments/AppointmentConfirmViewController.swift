import BankModel
import UIKit

final class AppointmentConfirmViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet var bookButton: UIButton!
    @IBOutlet var dayLabel: UILabel!
    @IBOutlet var monthLabel: UILabel!
    @IBOutlet var placeLabel: UILabel!
    @IBOutlet var timeLabel: UILabel!
    @IBOutlet var topicLabel: UILabel!

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

    @IBAction func book(_ sender: UIButton) {
        bookButton.isEnabled = false
        data.appointments.append(appointment)
        performSegue(withIdentifier: "showBooked", sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        (segue.destination as? AppointmentBookedViewController)?.appointment = appointment
    }
}

final class AppointmentBookedViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet var textLabel: UILabel!

    // MARK: Page

    var appointment: Appointment?

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let appointment else { return }
        let day = appointment.day
        textLabel.text = "\(day.weekday), \(day.shortText) at \(appointment.time), \(appointment.branch)."
    }
}
