import UIKit

final class ComplaintKindViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet var kindButtons: [UIButton]!

    // MARK: Page

    @IBAction func kindTapped(_ sender: UIButton) {
        for button in kindButtons { button.isSelected = button === sender }
        performSegue(withIdentifier: "describe", sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        let page = segue.destination as? ComplaintViewController
        page?.kind = (sender as? UIButton)?.configuration?.title ?? ""
    }
}
