import PageFlow
import UIKit

/// The main page, page a of the document: a plain page.
public final class ViewController: UIViewController {
    /// The main page's button.
    public func clickToEnterSecondController(_ sender: Any?) {
        open(SecondViewController(), by: .presented(.fullScreen))
    }
}
