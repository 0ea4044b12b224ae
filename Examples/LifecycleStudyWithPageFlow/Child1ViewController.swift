import DocumentPages
import PageFace
import PageFlow
import UIKit

/// Page c of the article. It names the page to return to, and doesn't depend on the pages between.
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

    /// The last page's button: returns in one animation, without showing the second page.
    public func returnMainViewController(_ sender: Any?) {
        returnTo(ViewController.self)
    }

    /// Returns as in the article: page by page, with only the last step animated.
    public func returnMainViewControllerPageByPage(_ sender: Any?) {
        returnTo(ViewController.self, style: .cascade)
    }
}
