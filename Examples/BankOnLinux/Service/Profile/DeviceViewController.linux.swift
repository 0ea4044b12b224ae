// Written by `pageflow adopt sources` from Bank/Service/Profile/DeviceViewController.swift, 21365ac2659ca2f0. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/Profile/DeviceViewController.swift", line: 1)
import UIKit

final class DeviceViewController: BaseViewController {
    // MARK: Outlets

    var addedLabel: UILabel!
    var approveSwitch: UISwitch!
    var nameLabel: UILabel!
    var placeLabel: UILabel!
    var removeButton: UIButton!
    var symbolView: UIImageView!
    var systemLabel: UILabel!
    var usedLabel: UILabel!

    // MARK: Page

    var index = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let device = data.devices[index]
        symbolView.image = UIImage(systemName: device.symbol)
        nameLabel.text = device.name
        systemLabel.text = device.system
        addedLabel.text = device.added.text
        usedLabel.text = device.lastUsed
        placeLabel.text = device.place
        approveSwitch.isOn = device.approves
        removeButton.isEnabled = index > 0
    }

    func approveChanged(_ sender: UISwitch) {
        data.devices[index].approves = sender.isOn
    }

    func remove(_ sender: UIButton) {
        data.devices.remove(at: index)
        dismiss(animated: true)
    }
 override class var outlets: Outlets { super.outlets + [.outlet("addedLabel", \DeviceViewController.addedLabel), .outlet("approveSwitch", \DeviceViewController.approveSwitch), .outlet("nameLabel", \DeviceViewController.nameLabel), .outlet("placeLabel", \DeviceViewController.placeLabel), .outlet("removeButton", \DeviceViewController.removeButton), .outlet("symbolView", \DeviceViewController.symbolView), .outlet("systemLabel", \DeviceViewController.systemLabel), .outlet("usedLabel", \DeviceViewController.usedLabel), .action("approveChanged:", DeviceViewController.approveChanged(_:)), .action("remove:", DeviceViewController.remove(_:))] } }
