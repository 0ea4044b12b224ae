import DocumentPages
import PageFace
import PageFlow
import UIKit

/// Page b of the article, between the main page and the last. A hundred of them would need no other code.
public final class SecondViewController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        showFace(
            "Second page", "Page b. The way home leads past it.",
            [
                UIButton("Enter the third page") { [unowned self] in clickToEnterChild1Controller(nil) }
            ])
    }

    /// The second page's button.
    public func clickToEnterChild1Controller(_ sender: Any?) {
        open(Child1ViewController(), by: .presented(.fullScreen))
    }
}
