import BankModel
import UIKit

final class TravelNoticeViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet weak var callSwitch: UISwitch!
    @IBOutlet weak var cashSwitch: UISwitch!
    @IBOutlet weak var countriesField: UITextField!
    @IBOutlet weak var fromPicker: UIDatePicker!
    @IBOutlet weak var saveButton: UIButton!
    @IBOutlet weak var untilPicker: UIDatePicker!

    // MARK: Page

    var index = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        fromPicker.minimumDate = data.today.date
        fromPicker.date = data.today.adding(days: 7).date
        untilPicker.date = data.today.adding(days: 21).date
    }

    @IBAction func dateChanged(_ sender: UIDatePicker) {
        saveButton.isEnabled = fromPicker.date <= untilPicker.date
    }

    @IBAction func save(_ sender: UIButton) {
        data.cards[index].worksAbroad = true
        let places = countriesField.text ?? ""
        let cash = cashSwitch.isOn ? " in shops and at machines" : " in shops"
        let calls = callSwitch.isOn ? " We call only in an emergency." : ""
        showNote("Have a good journey", "Your card works\(cash) in \(places).\(calls)") { [unowned self] in
            dismiss(animated: true)
        }
    }
}
