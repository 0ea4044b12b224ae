import DocumentPages
import PageFace
import PageFlow
import UIKit

/// The main page, a subclass of the articles' `BaseViewController`, with its name in the article's log.
public final class LoggedViewController: BaseViewController {
    private var isLoggingReturns = false

    /// Creates the main page with its name in the article.
    public static func main() -> LoggedViewController {
        let ctrl = LoggedViewController()
        ctrl.ctrlName = "mainViewCtrl"
        return ctrl
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        showFace(
            "Main page", "Page a, and it logs what it is told.",
            [
                UIButton("Enter the second page") { [unowned self] in clickToEnterSecondController(nil) }
            ])
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !isLoggingReturns else { return }
        isLoggingReturns = true
        navigator?.logReturns()
    }

    /// The main page's button.
    public func clickToEnterSecondController(_ sender: Any?) {
        enter(LoggedSecondViewController(), named: "SecondViewController")
    }
}
