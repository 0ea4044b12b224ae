import PageFlow
import UIKit

/// Page b of the document, between the main page and the last. A hundred of them change nothing.
public final class SecondViewController: UIViewController {
    /// The second page's button.
    public func clickToEnterChild1Controller(_ sender: Any?) {
        open(Child1ViewController(), by: .presented(.fullScreen))
    }
}
