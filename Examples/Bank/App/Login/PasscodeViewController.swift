import UIKit

final class PasscodeViewController: BaseViewController {
    // MARK: Outlets

    @IBOutlet weak var faceButton: UIButton!
    @IBOutlet var dotViews: [UIImageView]!
    @IBOutlet var digitButtons: [UIButton]!

    // MARK: Page

    private var code = ""
    private var failures = 0

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        faceButton.accessibilityLabel = "Face ID"
        showDots()
    }

    private func showDots() {
        for (index, dot) in dotViews.enumerated() {
            dot.image = UIImage(systemName: index < code.count ? "circle.fill" : "circle")
        }
    }

    @IBAction func digitTapped(_ sender: UIButton) {
        guard digitButtons.contains(sender), code.count < dotViews.count else { return }
        code += "\(sender.tag)"
        showDots()
        if code.count == dotViews.count { check() }
    }

    @IBAction func deleteTapped(_ sender: UIButton) {
        code = String(code.dropLast())
        showDots()
    }

    @IBAction func useFace(_ sender: UIButton) {
        performSegue(withIdentifier: "showHome", sender: sender)
    }

    /// The sample accepts any five digits that aren't all equal.
    private func check() {
        let isRight = Set(code).count > 1
        code = ""
        showDots()
        failures = isRight ? 0 : failures + 1
        if isRight { performSegue(withIdentifier: "showHome", sender: self) }
        if failures == 3 { performSegue(withIdentifier: "showLocked", sender: self) }
    }
}
