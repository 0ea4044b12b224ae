import DocumentPages
import PageFlow
import UIKit

extension Navigator {
    /// Logs the end of each step and the beginning of the next: the lines of the article's recursion.
    ///
    /// An exit is reported when UIKit's completion runs, which is where the article's `doDismiss` called itself.
    func logReturns() {
        onExit { exit in
            guard let page = exit.page as? BaseViewController else { return }
            page.log("dismiss end")
            (page.parentController as? BaseViewController)?.log("dismiss begin")
        }
    }
}
