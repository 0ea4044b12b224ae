import UIKit

extension UIViewController {
    /// The page itself, or the first page if it is wrapped in a navigation controller.
    var content: UIViewController {
        (self as? UINavigationController)?.viewControllers.first ?? self
    }
}
