// Written by `pageflow adopt sources` from Bank/Payments/Standing/IntervalViewController.swift, af39d33b32fc3272. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Payments/Standing/IntervalViewController.swift", line: 1)
import BankModel
import UIKit

@MainActor
protocol IntervalViewControllerDelegate: AnyObject {
    func intervalPage(_ page: IntervalViewController, didChoose interval: Interval)
}

final class IntervalViewController: BaseViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    // MARK: Outlets

    var picker: UIPickerView!
    var previewLabel: UILabel!

    // MARK: Page

    var first = Day(1, 4)
    var interval = Interval.month
    weak var delegate: IntervalViewControllerDelegate?

    override func viewDidLoad() {
        super.viewDidLoad()
        let row = Interval.allCases.firstIndex(of: interval) ?? 0
        picker.selectRow(row, inComponent: 0, animated: false)
        showPreview()
    }

    private func showPreview() {
        let second = interval.next(after: first)
        let days = [first, second, interval.next(after: second)].map(\.shortText)
        previewLabel.text = "The next payments: \(days.joined(separator: ", "))"
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        Interval.allCases.count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
        "Every \(Interval.allCases[row].rawValue.lowercased())"
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        interval = Interval.allCases[row]
        showPreview()
    }

    func choose(_ sender: UIButton) {
        delegate?.intervalPage(self, didChoose: interval)
    }
 override class var outlets: Outlets { super.outlets + [.outlet("picker", \IntervalViewController.picker), .outlet("previewLabel", \IntervalViewController.previewLabel), .action("choose:", IntervalViewController.choose(_:))] } }
