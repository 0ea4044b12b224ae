import UIKit

// What lies between a full-screen stack and its pages, seen through.
extension UIViewController {
    /// The page that a level stands for; any other controller itself.
    var contentPage: UIViewController { (self as? PageWrapper)?.page ?? self }

    /// The parent, as an app thinks of it: a page in a full-screen stack is held by the stack.
    var holdingParent: UIViewController? {
        guard let parent else { return nil }
        if let bar = parent as? PageNavigationController { return bar.parent?.parent }
        if let wrapper = parent as? PageWrapper { return wrapper.parent }
        return parent
    }

    /// The controller that is among the window's pages: for the owner of a page's bar the whole stack.
    var inTree: UIViewController {
        (self as? PageNavigationController)?.fullScreenNavigationController ?? self
    }

    /// Whether this page is on its way out of its stack: in its `viewWillDisappear` and `viewDidDisappear`, when it is popped.
    ///
    /// In a plain stack it is `isMovingFromParent`. In a full-screen stack that is always `false`: what is taken out is the
    /// wrapper around the page.
    public var isLeavingStack: Bool {
        let level = parent is PageNavigationController ? parent?.parent : parent
        return isMovingFromParent || (level as? PageWrapper)?.isMovingFromParent ?? false
    }
}
