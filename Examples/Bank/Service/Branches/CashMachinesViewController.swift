import BankLook
import BankModel
import UIKit

final class CashMachinesViewController: BaseViewController, UITableViewDataSource, UITableViewDelegate {
    // MARK: Outlets

    @IBOutlet var openSwitch: UISwitch!
    @IBOutlet var stepsSwitch: UISwitch!
    @IBOutlet var tableView: UITableView!

    // MARK: Page

    private var shown: [CashMachine] {
        data.cashMachines.filter { machine in
            (machine.isOpen || !openSwitch.isOn) && !(machine.hasSteps && stepsSwitch.isOn)
        }
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    @IBAction func filterChanged(_ sender: UISwitch) {
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
}
