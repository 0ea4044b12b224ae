import UIKit

extension UIViewController {
    /// The page itself, or the first one where a navigation controller was wrapped around it.
    var content: UIViewController {
        (self as? UINavigationController)?.viewControllers.first ?? self
    }
}
