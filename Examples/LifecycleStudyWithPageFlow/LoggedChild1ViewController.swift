import DocumentPages
import PageFace
import PageFlow
import UIKit

/// The last page, logged.
public final class LoggedChild1ViewController: BaseViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        showFace(
            "Third page", "Page c. It returns to the main page, and skips the second.",
            [
                UIButton("Return to the first page", .gray()) { [unowned self] in
                    returnMainViewController(nil)
                }
            ])
    }

    /// The last page's button: logs the article's line, then calls the base class's method for returning home.
    public func returnMainViewController(_ sender: Any?) {
        PageLog.write("**********************doDismiss*********************")
        doDismiss()
    }
}
