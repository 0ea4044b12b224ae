// Written by `pageflow adopt sources` from Bank/Service/Appointments/AppointmentsViewController.swift, e34865db15f01dd3. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/Appointments/AppointmentsViewController.swift", line: 1)
import BankLook
import BankModel
import UIKit

final class AppointmentsViewController: BaseViewController, UITableViewDataSource, UITableViewDelegate {
    // MARK: Outlets

    var tableView: UITableView!

    // MARK: Page

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        data.appointments.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "AppointmentCell", for: indexPath)
        cell.fitLargeText()
        let appointment = data.appointments[indexPath.row]
        cell.textLabel?.text = "\(appointment.day.shortText), \(appointment.time)"
        cell.detailTextLabel?.text = "\(appointment.topic) · \(appointment.branch)"
        return cell
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let cancel = UIContextualAction(style: .destructive, title: "Cancel") { [unowned self] _, _, done in
            data.appointments.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [cancel])
    }
 override class var outlets: Outlets { super.outlets + [.outlet("tableView", \AppointmentsViewController.tableView)] } }
