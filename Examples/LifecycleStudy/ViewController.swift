import PageFace
import UIKit

/// The main page, page a of the article. ``BaseViewController/doDismiss()`` identifies it by its class.
public final class ViewController: BaseViewController {
    /// Creates the main page with its name in the article's log.
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
        // The article loads the page from its storyboard: instantiateViewControllerWithIdentifier:@"second".
        let ctrl = SecondViewController()
        ctrl.parentController = self
        ctrl.ctrlName = "SecondViewController"
        ctrl.coverWholeScreen()
        present(ctrl, animated: true) {
            log("\(self.ctrlName) present end")
        }
    }
}
