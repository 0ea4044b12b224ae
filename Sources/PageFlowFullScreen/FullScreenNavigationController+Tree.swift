import PageFlow
import UIKit

// What other parts of PageFlow know of a full-screen stack: its wrappers are transparent, it may hold stacks, it has a swipe of its
// own, and saved state makes it again.
extension FullScreenNavigationController: StackOfContainers, BackSwiping, RestorableStack {
    package var ownBackSwipes: [UIGestureRecognizer] { [swipe?.fullWidth?.recognizer].compactMap { $0 } }

    /// Makes an empty one, for saved state.
    public static func makeEmpty() -> UINavigationController { FullScreenNavigationController() }
}
