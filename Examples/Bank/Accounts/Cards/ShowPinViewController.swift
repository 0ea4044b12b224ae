import UIKit

final class ShowPinViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet var digitLabels: [UILabel]!

    // MARK: Page

    private let pin = ["7", "0", "3", "9"]

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    @IBAction func showDigits(_ sender: UIButton) {
        for (label, digit) in zip(digitLabels, pin) { label.text = digit }
    }

    @IBAction func hideDigits(_ sender: UIButton) {
        for label in digitLabels { label.text = "•" }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        for label in digitLabels { label.text = "•" }
    }
}
