import UIKit

private var screenNameKey: UInt8 = 0

extension UIViewController {
    /// What analytics call the page. Its title unless it was given a name.
    var screenName: String? {
        get { objc_getAssociatedObject(self, &screenNameKey) as? String ?? title }
        set { objc_setAssociatedObject(self, &screenNameKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }
}
