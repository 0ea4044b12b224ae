// Written by `pageflow adopt sources` from Bank/Service/Profile/LoginsViewController.swift, c7b04d91081613db. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/Profile/LoginsViewController.swift", line: 1)
import BankLook
import UIKit

final class LoginsViewController: BaseTableViewController {
    private let logins = [
        ("Today, 8:12", "iPhone, Cologne"), ("Yesterday, 21:40", "iPhone, Cologne"),
        ("20 March, 19:40", "iPad, Bonn"), ("18 March, 7:55", "iPhone, on the train"),
    ]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        logins.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "LoginCell", for: indexPath)
        cell.fitLargeText()
        cell.textLabel?.text = logins[indexPath.row].0
        cell.detailTextLabel?.text = logins[indexPath.row].1
        return cell
    }
}
