// Written by `pageflow adopt sources` from Bank/Service/Messages/CallBackViewController.swift, efef6e87248737e0. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/Messages/CallBackViewController.swift", line: 1)
import UIKit

/// Asks for the time of the bank's call. Its view is in a separate nib.
final class CallBackViewController: BaseViewController {
    // MARK: Outlets

    var numberField: UITextField!
    var saveButton: UIButton!
    var timeControl: UISegmentedControl!
    var topicField: UITextField!

    // MARK: Page

    override func viewDidLoad() {
        super.viewDidLoad()
        numberField.text = data.customer.mobile
    }

    func save(_ sender: UIButton) {
        saveButton.isEnabled = false
        let time = timeControl.titleForSegment(at: timeControl.selectedSegmentIndex)?.lowercased() ?? "day"
        let topic = topicField.text.flatMap { $0.isEmpty ? nil : " about \($0)" } ?? ""
        showNote("We call you", "Tomorrow in the \(time)\(topic).") { [unowned self] in
            presentingViewController?.presentingViewController?.dismiss(animated: true)
        }
    }
 override class var outlets: Outlets { super.outlets + [.outlet("numberField", \CallBackViewController.numberField), .outlet("saveButton", \CallBackViewController.saveButton), .outlet("timeControl", \CallBackViewController.timeControl), .outlet("topicField", \CallBackViewController.topicField), .action("save:", CallBackViewController.save(_:))] } }
