import PageFace
import UIKit

/// Page b of the article, between the main page and the last.
public final class SecondViewController: BaseViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        showFace(
            "Second page", "Page b. The way home leads through it, but it is not to be seen then.",
            [
                UIButton("Enter the third page") { [unowned self] in clickToEnterChild1Controller(nil) }
            ])
    }

    /// The second page's button. The article shows only the main page's; this one is analogous.
    public func clickToEnterChild1Controller(_ sender: Any?) {
        let ctrl = Child1ViewController()
        ctrl.parentController = self
        ctrl.ctrlName = "Child1ViewController"
        ctrl.coverWholeScreen()
        present(ctrl, animated: true) {
            log("\(self.ctrlName) present end")
        }
    }
}
