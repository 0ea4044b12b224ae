import UIKit

final class ChangePasscodeViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet var errorLabel: UILabel!
    @IBOutlet var hiddenField: UITextField!
    @IBOutlet var promptLabel: UILabel!
    @IBOutlet var dotViews: [UIImageView]!

    // MARK: Page

    /// The requested input.
    private enum Phase {
        case old
        case new
        case again(String)
    }

    private var phase = Phase.old

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        errorLabel.isHidden = true
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hiddenField.becomeFirstResponder()
    }

    @IBAction func codeChanged(_ sender: UITextField) {
        let code = sender.text ?? ""
        for (index, dot) in dotViews.enumerated() {
            dot.image = UIImage(systemName: index < code.count ? "circle.fill" : "circle")
        }
        if code.count == dotViews.count { finish(code) }
    }

    private func finish(_ code: String) {
        switch phase {
        case .old: ask("Enter a new passcode", .new)
        case .new: ask("Once more, please", .again(code))
        case .again(let first) where first == code: performSegue(withIdentifier: "showChanged", sender: self)
        case .again:
            errorLabel.isHidden = false
            ask("Enter a new passcode", .new)
        }
    }

    private func ask(_ prompt: String, _ next: Phase) {
        phase = next
        promptLabel.text = prompt
        hiddenField.text = ""
        codeChanged(hiddenField)
    }
}

final class PasscodeChangedViewController: BaseViewController {}
