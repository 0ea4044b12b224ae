import DocumentPages
import PageFlow
import UIKit

extension Navigator {
    /// Logs each hop's end and the next one's beginning: the lines of the document's recursion.
    ///
    /// An exit is reported when UIKit's completion runs. That is where the document's `doDismiss` called itself.
    func logReturns() {
        onExit { exit in
            guard let page = exit.page as? BaseViewController else { return }
            page.log("dismiss end")
            (page.parentController as? BaseViewController)?.log("dismiss begin")
        }
    }
}
