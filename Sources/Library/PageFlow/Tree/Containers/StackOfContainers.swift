import UIKit

/// A stack that wraps each page in a transparent container, and so can contain navigation controllers.
@MainActor
package protocol StackOfContainers: UINavigationController {
    /// The containers whose page is in the stack, the lowest first.
    var containers: [UIViewController] { get }
    /// The gesture recognizers of the stack's own interactive pops, in addition to UIKit's.
    var ownBackSwipes: [UIGestureRecognizer] { get }
}

extension UINavigationController {
    /// This stack as a stack of containers; `nil` for any other stack.
    var asStackOfContainers: (any StackOfContainers)? {
        StacksOfContainers.cache.contains(self) ? self as? any StackOfContainers : nil
    }

    /// The controllers in the stack, without containers whose page is elsewhere.
    var controllersWithPages: [UIViewController] { asStackOfContainers?.containers ?? viewControllers }
}

@MainActor
private enum StacksOfContainers {
    static let cache = TypeCache { $0 is any StackOfContainers }
}
