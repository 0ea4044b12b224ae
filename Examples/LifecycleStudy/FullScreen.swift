import UIKit

extension UIViewController {
    /// Asks for the presentation that the document had without asking.
    ///
    /// Its log is from iOS 10. There a modal page covered the whole screen, so the page below disappeared and
    /// appeared again, as the log shows. From iOS 13 on the default is a sheet, which leaves the page below
    /// visible: it would log nothing.
    func coverWholeScreen() {
        modalPresentationStyle = .fullScreen
    }
}
