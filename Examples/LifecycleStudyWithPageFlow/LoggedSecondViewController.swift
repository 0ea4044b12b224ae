import DocumentPages
import PageFlow
import UIKit

/// The second page, logged.
public final class LoggedSecondViewController: BaseViewController {
    /// The second page's button.
    public func clickToEnterChild1Controller(_ sender: Any?) {
        enter(LoggedChild1ViewController(), named: "Child1ViewController")
    }
}
