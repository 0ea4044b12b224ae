import UIKit

/// The base class of every page of the study: logs its life, and goes home with ``doDismiss()``.
///
/// The document's `BaseViewController`, line by line, from Objective-C. It was made for an app of a hundred modal
/// pages that had to return from any of them to the first, with no change to the pages.
public class BaseViewController: UIViewController {
    /// The page that presented this one. Weak, so that two pages never hold each other.
    public weak var parentController: BaseViewController?

    /// The page's name in the log. A plain stored string: `deinit`, which is not isolated, reads it too.
    public var ctrlName = ""

    public override func viewDidLoad() {
        log("\(ctrlName) invoke viewDidLoad")
        super.viewDidLoad()
    }

    public override func viewWillAppear(_ animated: Bool) {
        log("\(ctrlName) invoke viewWillAppear")
        super.viewWillAppear(animated)
    }

    public override func viewDidAppear(_ animated: Bool) {
        log("\(ctrlName) invoke viewDidAppear")
        super.viewDidAppear(animated)
    }

    public override func viewWillDisappear(_ animated: Bool) {
        log("\(ctrlName) invoke viewWillDisappear")
        super.viewWillDisappear(animated)
    }

    public override func viewDidDisappear(_ animated: Bool) {
        log("\(ctrlName) invoke viewDidDisappear")
        super.viewDidDisappear(animated)
    }

    public override func didReceiveMemoryWarning() {
        log("\(ctrlName) invoke didReceiveMemoryWarning")
        super.didReceiveMemoryWarning()
    }

    deinit {
        log("\(ctrlName) .......dealloc.......")
    }

    /// From this page back to the main one, a page at a time; only the last hop is animated.
    ///
    /// The key is when the completion runs: after this page's `viewDidDisappear`. By then the page below may be
    /// dismissed in its turn. The completion holds this page, so the page is freed when the completion has returned.
    public func doDismiss() {
        log("\(ctrlName) dismiss begin")

        if parentController is ViewController {
            dismiss(animated: true) {
                log("\(self.ctrlName) dismiss end")

                if let parent = self.parentController {
                    parent.doDismiss()
                }
            }
        } else {
            // The main page ends here as well: it has nothing to dismiss, and UIKit drops the completion.
            dismiss(animated: false) {
                log("\(self.ctrlName) dismiss end")

                if let parent = self.parentController {
                    parent.doDismiss()
                }
            }
        }
    }
}
