import BankModel
import UIKit

final class AppointmentDayViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet var continueButton: UIButton!
    @IBOutlet var dayPicker: UIDatePicker!
    @IBOutlet var timeButtons: [UIButton]!

    // MARK: Page

    var appointment = Appointment()

    override func viewDidLoad() {
        super.viewDidLoad()
        dayPicker.minimumDate = data.today.adding(days: 1).date
        dayPicker.date = data.today.adding(days: 3).date
        dayChanged(dayPicker)
    }

    @IBAction func dayChanged(_ sender: UIDatePicker) {
        appointment.day = Day(sender.date)
        appointment.time = ""
        for (index, button) in timeButtons.enumerated() {
            button.isSelected = false
            button.isEnabled = (index + appointment.day.day) % 3 != 0
        }
        continueButton.isEnabled = false
    }

    @IBAction func timeTapped(_ sender: UIButton) {
        for button in timeButtons { button.isSelected = button === sender }
        appointment.time = sender.configuration?.title ?? ""
        continueButton.isEnabled = true
    }

    @IBAction func continueTapped(_ sender: UIButton) {
        performSegue(withIdentifier: "enterContact", sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        (segue.destination as? AppointmentContactViewController)?.appointment = appointment
    }
}
