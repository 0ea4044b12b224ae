import DocumentPages
import PageFace
import PageFlow
import UIKit

/// Page c of the document. It names the page to return to, and knows nothing of those between.
public final class Child1ViewController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        showFace(
            "Third page", "Page c. It names the page to return to, and knows nothing of those between.",
            [
                UIButton("Return to the first page", .gray()) { [unowned self] in
                    returnMainViewController(nil)
                },
                UIButton("Return page by page", .gray()) { [unowned self] in
                    returnMainViewControllerPageByPage(nil)
                },
            ])
    }

    /// The last page's button: one animation, and the second page is never seen.
    public func returnMainViewController(_ sender: Any?) {
        returnTo(ViewController.self)
    }

    /// The same as the document does it: page after page, and only the last hop animates.
    public func returnMainViewControllerPageByPage(_ sender: Any?) {
        returnTo(ViewController.self, style: .cascade)
    }
}
