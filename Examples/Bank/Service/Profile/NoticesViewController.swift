import UIKit

final class NoticesViewController: BaseTableViewController {
    // MARK: Outlets

    @IBOutlet var quietFromPicker: UIDatePicker!
    @IBOutlet var quietSwitch: UISwitch!
    @IBOutlet var quietToPicker: UIDatePicker!
    @IBOutlet var noticeSwitches: [UISwitch]!
    @IBOutlet var mailSwitches: [UISwitch]!

    // MARK: Page

    override func viewDidLoad() {
        super.viewDidLoad()
        quietChanged(quietSwitch)
    }

    @IBAction func noticeChanged(_ sender: UISwitch) {
        guard mailSwitches.last === sender, !sender.isOn else { return }
        // Security notices are always sent by mail.
        sender.setOn(true, animated: true)
    }

    @IBAction func quietChanged(_ sender: UISwitch) {
        let isOn = sender.isOn && noticeSwitches.contains { $0.isOn }
        quietFromPicker.isEnabled = isOn
        quietToPicker.isEnabled = isOn
    }
}
