import UIKit

/// Page b of the document: between the main page and the last.
public final class SecondViewController: BaseViewController {
    /// The second page's button. The document shows the main page's only; this one is its twin.
    public func clickToEnterChild1Controller(_ sender: Any?) {
        let ctrl = Child1ViewController()
        ctrl.parentController = self
        ctrl.ctrlName = "Child1ViewController"
        ctrl.coverWholeScreen()
        present(ctrl, animated: true) {
            log("\(self.ctrlName) present end")
        }
    }
}
