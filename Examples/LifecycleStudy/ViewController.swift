import PageFace
import UIKit

/// The main page, page a of the document. ``BaseViewController/doDismiss()`` knows it by its class.
public final class ViewController: BaseViewController {
    /// The main page under the name that the document logs.
    public static func main() -> ViewController {
        let ctrl = ViewController()
        ctrl.ctrlName = "mainViewCtrl"
        return ctrl
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        showFace(
            "Main page", "Page a. From here the second page is presented, over the whole screen.",
            [
                UIButton("Enter the second page") { [unowned self] in clickToEnterSecondController(nil) }
            ])
    }

    /// The main page's button.
    public func clickToEnterSecondController(_ sender: Any?) {
        // The document takes the page from its storyboard: instantiateViewControllerWithIdentifier:@"second".
        let ctrl = SecondViewController()
        ctrl.parentController = self
        ctrl.ctrlName = "SecondViewController"
        ctrl.coverWholeScreen()
        present(ctrl, animated: true) {
            log("\(self.ctrlName) present end")
        }
    }
}
