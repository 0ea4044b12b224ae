import UIKit

extension UIViewController {
    /// Sets the presentation style that was the default in the article.
    ///
    /// The article's log is from iOS 10. A modal page then covered the whole screen, so the presenting page disappeared and appeared again,
    /// as the log shows. From iOS 13 on the default is a sheet, which leaves the presenting page visible: it would log nothing.
    func coverWholeScreen() {
        modalPresentationStyle = .fullScreen
    }
}
