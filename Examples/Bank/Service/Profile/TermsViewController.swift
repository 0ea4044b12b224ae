import UIKit

final class TermsViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet var chapterControl: UISegmentedControl!
    @IBOutlet var textView: UITextView!

    // MARK: Page

    private var general = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        general = textView.text
    }

    @IBAction func chapterChanged(_ sender: UISegmentedControl) {
        textView.text =
            [
                general,
                "Payments\n\nOrders until 16:00 of a working day are carried out the same day.",
                "Cards\n\nKeep the PIN apart from the card, and sign the card when you get it.",
                "Privacy\n\nWe keep your data in the European Union and give them to nobody whom you did not allow.",
            ][sender.selectedSegmentIndex]
        textView.setContentOffset(.zero, animated: false)
    }
}
