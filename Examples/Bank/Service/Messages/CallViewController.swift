import UIKit

final class CallViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet var numberLabel: UILabel!

    // MARK: Page

    @IBAction func call(_ sender: UIButton) {
        showNote("Call", numberLabel.text ?? "")
    }

    @IBAction func callBack(_ sender: UIButton) {
        let page = CallBackViewController(nibName: "CallBackViewController", bundle: .module)
        page.modalPresentationStyle = .fullScreen
        present(page, animated: true)
    }

    @IBAction func backgroundTapped(_ sender: UITapGestureRecognizer) {
        if sender.location(in: view).y < view.bounds.midY { dismiss(animated: true) }
    }
}
