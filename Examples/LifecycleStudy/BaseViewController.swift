import UIKit

/// The base class of every page of the study: it logs its life cycle, and returns home with ``doDismiss()``.
///
/// The article's `BaseViewController`, translated line by line from Objective-C. It was written for an app of a hundred modal pages that
/// had to return from any of them to the first, without changes to the pages.
public class BaseViewController: UIViewController {
    /// The page that presented this one. Weak, so that two pages never retain each other.
    public weak var parentController: BaseViewController?

    /// The page's name in the log. A stored string, because `deinit`, which isn't isolated, reads it too.
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

    /// Returns from this page to the main page, one page at a time; only the last step is animated.
    ///
    /// The completion runs after this page's `viewDidDisappear`. The presenting page may then be dismissed in turn. The completion retains
    /// this page, so the page is released when the completion has returned.
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
            // The main page reaches this line as well: it has nothing to dismiss, and UIKit discards the completion.
            dismiss(animated: false) {
                log("\(self.ctrlName) dismiss end")

                if let parent = self.parentController {
                    parent.doDismiss()
                }
            }
        }
    }
}
