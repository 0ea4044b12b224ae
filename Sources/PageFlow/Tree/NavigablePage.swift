import UIKit

/// Every view controller. What PageFlow tells of a page by properties stands in this protocol's extensions.
///
/// A member of an extension of `UIViewController` itself would not let a subclass have a property of the same name. A page
/// with an `arrival` or a `navigator` of its own needs no change, and has its own.
@MainActor
public protocol NavigablePage: UIViewController {}

extension UIViewController: NavigablePage {}
