import DocumentPages
import PageFace
import PageFlow
import UIKit

/// The main page, page a of the article: a plain view controller.
public final class ViewController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        showFace(
            "Main page", "Page a. From here the second page is presented, over the whole screen.",
            [
                UIButton("Enter the second page") { [unowned self] in clickToEnterSecondController(nil) }
            ])
    }

    /// The main page's button.
    public func clickToEnterSecondController(_ sender: Any?) {
        open(SecondViewController(), by: .presented(.fullScreen))
    }
}
