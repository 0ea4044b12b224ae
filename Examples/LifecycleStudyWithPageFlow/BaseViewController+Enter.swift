import DocumentPages
import PageFlow
import UIKit

extension BaseViewController {
    /// Presents a page under a name, and logs the end of that as the document's completion does.
    func enter(_ ctrl: BaseViewController, named name: String) {
        ctrl.parentController = self
        ctrl.ctrlName = name
        open(ctrl, by: .presented(.fullScreen)).onCompletion { _ in self.log("present end") }
    }
}
