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

    /// The last page's button: the document's line, then the base class's way home.
    public func returnMainViewController(_ sender: Any?) {
        PageLog.write("**********************doDismiss*********************")
        doDismiss()
    }
}
