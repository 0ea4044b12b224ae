import DocumentPages
import PageFlow
import UIKit

/// The last page, logged.
public final class LoggedChild1ViewController: BaseViewController {
    /// The last page's button: the document's line, then the base class's way home.
    public func returnMainViewController(_ sender: Any?) {
        PageLog.write("**********************doDismiss*********************")
        doDismiss()
    }
}
