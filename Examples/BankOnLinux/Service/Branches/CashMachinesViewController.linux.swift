// Written by `pageflow adopt sources` from Bank/Service/Branches/CashMachinesViewController.swift, f4e3a110ef60ce11. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/Branches/CashMachinesViewController.swift", line: 1)
import BankLook
import BankModel
import UIKit

final class CashMachinesViewController: BaseViewController, UITableViewDataSource, UITableViewDelegate {
    // MARK: Outlets

    var openSwitch: UISwitch!
    var stepsSwitch: UISwitch!
    var tableView: UITableView!

    // MARK: Page

    private var shown: [CashMachine] {
        data.cashMachines.filter { machine in
            (machine.isOpen || !openSwitch.isOn) && !(machine.hasSteps && stepsSwitch.isOn)
        }
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    func filterChanged(_ sender: UISwitch) {
        tableView.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "MachineCell", for: indexPath)
        cell.fitLargeText()
        let machine = shown[indexPath.row]
        cell.textLabel?.text = machine.name
        cell.detailTextLabel?.text = "\(machine.meters) m" + (machine.takesNotes ? " · takes notes too" : "")
        return cell
    }
 override class var outlets: Outlets { super.outlets + [.outlet("openSwitch", \CashMachinesViewController.openSwitch), .outlet("stepsSwitch", \CashMachinesViewController.stepsSwitch), .outlet("tableView", \CashMachinesViewController.tableView), .action("filterChanged:", CashMachinesViewController.filterChanged(_:))] } }
