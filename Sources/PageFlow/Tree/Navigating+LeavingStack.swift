import UIKit

extension Navigating where Self: UIViewController {
    /// Whether this page is being popped: in its `viewWillDisappear` and `viewDidDisappear`, when it is popped.
    ///
    /// In a plain stack it is `isMovingFromParent`. In a full-screen stack that is always `false`: what is taken out is the
    /// transparent container around the page.
    public var isLeavingStack: Bool { isMovingFromParent || outermostContainer.isMovingFromParent }
}
