// Written by `pageflow adopt sources` from Bank/Service/Appointments/AppointmentTopicViewController.swift, 12e63fc6db2b151b. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/Appointments/AppointmentTopicViewController.swift", line: 1)
import BankModel
import UIKit

final class AppointmentTopicViewController: BaseTableViewController {
    var appointment = Appointment()

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        guard let page = segue.destination as? AppointmentDayViewController else { return }
        page.appointment = appointment
        page.appointment.topic = (sender as? UITableViewCell)?.textLabel?.text ?? segue.identifier ?? ""
    }
}
