// Written by `pageflow adopt sources` from Examples/Bank/Payments/Base/UIViewController+Content.swift, 9e75eaf589284b5f. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Examples/Bank/Payments/Base/UIViewController+Content.swift", line: 1)
import UIKit

extension UIViewController {
    /// The page itself, or the first one where a navigation controller was wrapped around it.
    var content: UIViewController {
        (self as? UINavigationController)?.viewControllers.first ?? self
    }
}
