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

    @IBAction func approveChanged(_ sender: UISwitch) {
        data.devices[index].approves = sender.isOn
    }

    @IBAction func remove(_ sender: UIButton) {
        data.devices.remove(at: index)
        dismiss(animated: true)
    }
}
