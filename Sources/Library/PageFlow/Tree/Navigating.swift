import UIKit

/// A page, or an object that represents a page: every view controller, and ``PageProxy``.
///
/// The verbs are in extensions of this protocol, so each of them is the same for a page and a proxy. An extension of `UIViewController`
/// itself wouldn't let a subclass declare a member of the same name. A page with its own `arrival`, `navigator` or `remove()` needs no
/// change, and keeps its own.
@MainActor
public protocol Navigating {
    /// The page; `nil` for a proxy without a page, or after the page's release.
    var navigatingPage: UIViewController? { get }
}

extension UIViewController: Navigating {
    /// The view controller itself.
    public var navigatingPage: UIViewController? { self }
}

extension UIViewController {
    /// The window that this page belongs to.
    var windowOfPage: UIWindow? { viewIfLoaded?.window ?? hostWindow }
}
