import UIKit

private var screenNameKey: UInt8 = 0

extension UIViewController {
    /// The page's name in analytics: its title unless a name is set.
    var screenName: String? {
        get { objc_getAssociatedObject(self, &screenNameKey) as? String ?? title }
        set { objc_setAssociatedObject(self, &screenNameKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }
}
