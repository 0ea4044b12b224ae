import UIKit

extension UIViewController {
    public var childViewControllers: [UIViewController] { children }
    public func addChildViewController(_ childController: UIViewController) { addChild(childController) }
    public func removeFromParentViewController() { removeFromParent() }
    public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
    public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
}

extension UIView {
    public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
    public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension NSUnderlineStyle {
    public static var styleSingle: NSUnderlineStyle { .single }
    public static var styleThick: NSUnderlineStyle { .thick }
    public static var styleDouble: NSUnderlineStyle { .double }
}

// The initializers of these types had no label.

extension UIApplication.LaunchOptionsKey {
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}

extension UIApplication.OpenURLOptionsKey {
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}
