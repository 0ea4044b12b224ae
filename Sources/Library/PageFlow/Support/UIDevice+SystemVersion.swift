import UIKit

extension UIDevice {
    /// Whether the system is iOS 26 or later, which interrupts the slides of stacks and shows back buttons without a title.
    ///
    /// On Linux `#available` is always true, so the version is the device's.
    package var isIOS26OrLater: Bool {
        guard #available(iOS 26.0, *) else { return false }
        return Int(systemVersion.prefix { $0 != "." }).map { $0 >= 26 } ?? false
    }
}
