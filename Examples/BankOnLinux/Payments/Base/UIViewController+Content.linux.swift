// Written by `pageflow adopt sources` from Bank/Payments/Base/UIViewController+Content.swift, a5f933ec6b894c43. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Payments/Base/UIViewController+Content.swift", line: 1)
import UIKit

extension UIViewController {
    /// The page itself, or the first page if it is wrapped in a navigation controller.
    var content: UIViewController {
        (self as? UINavigationController)?.viewControllers.first ?? self
    }
}
