import DocumentPages
import PageFace
import PageFlow
import UIKit

/// The second page, logged.
public final class LoggedSecondViewController: BaseViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        showFace(
            "Second page", "Page b. The way home leads through it, and it logs that.",
            [
                UIButton("Enter the third page") { [unowned self] in clickToEnterChild1Controller(nil) }
            ])
    }

    /// The second page's button.
    public func clickToEnterChild1Controller(_ sender: Any?) {
        enter(LoggedChild1ViewController(), named: "Child1ViewController")
    }
}
