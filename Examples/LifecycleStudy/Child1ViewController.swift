import PageFace
import UIKit

/// Page c of the article: it returns to the main page, past the second page.
public final class Child1ViewController: BaseViewController {
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

    /// The last page's button.
    public func returnMainViewController(_ sender: Any?) {
        log("**********************doDismiss*********************")
        doDismiss()
    }
}
