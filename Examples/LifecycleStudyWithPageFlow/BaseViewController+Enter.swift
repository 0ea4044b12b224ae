import DocumentPages
import PageFlow
import UIKit

extension BaseViewController {
    /// Presents a page with a name, and logs the completion as the article does.
    func enter(_ ctrl: BaseViewController, named name: String) {
        ctrl.parentController = self
        ctrl.ctrlName = name
        open(ctrl, by: .presented(.fullScreen)).onCompletion { _ in self.log("present end") }
    }
}
