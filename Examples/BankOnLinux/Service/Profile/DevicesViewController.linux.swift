// Written by `pageflow adopt sources` from Bank/Service/Profile/DevicesViewController.swift, 7820bdfaeee2ed50. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/Profile/DevicesViewController.swift", line: 1)
import BankLook
import UIKit

final class DevicesViewController: BaseTableViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        data.devices.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "DeviceCell", for: indexPath)
        cell.fitLargeText()
        let device = data.devices[indexPath.row]
        cell.textLabel?.text = device.name
        cell.detailTextLabel?.text = "\(device.lastUsed) · \(device.place)"
        cell.imageView?.image = UIImage(systemName: device.symbol)
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        guard let page = segue.destination as? DeviceViewController, let cell = sender as? UITableViewCell,
            let row = tableView.indexPath(for: cell)?.row
        else { return }
        page.index = row
    }
}
