import UIKit

/// Page c of the document: it returns to the main page and skips the second.
public final class Child1ViewController: BaseViewController {
    /// The last page's button.
    public func returnMainViewController(_ sender: Any?) {
        log("**********************doDismiss*********************")
        doDismiss()
    }
}
