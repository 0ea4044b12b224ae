import UIKit

extension Navigating where Self: UIViewController {
    /// Whether this page is being popped: `true` in the `viewWillDisappear` and `viewDidDisappear` of a popped page.
    ///
    /// In a plain stack, it equals `isMovingFromParent`. In a full-screen stack, `isMovingFromParent` is always `false`, because UIKit
    /// removes the transparent container around the page.
    public var isLeavingStack: Bool { isMovingFromParent || outermostContainer.isMovingFromParent }
}
