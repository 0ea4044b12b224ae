import UIKit

final class DeviceViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet var addedLabel: UILabel!
    @IBOutlet var approveSwitch: UISwitch!
    @IBOutlet var nameLabel: UILabel!
    @IBOutlet var placeLabel: UILabel!
    @IBOutlet var removeButton: UIButton!
    @IBOutlet var symbolView: UIImageView!
    @IBOutlet var systemLabel: UILabel!
    @IBOutlet var usedLabel: UILabel!

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
