import PageFlow
import UIKit

// How PageFlow reads a full-screen stack: its containers may contain stacks, it has a swipe of its own, and saved state makes it again.
extension FullScreenNavigationController: StackOfContainers, RestorableStack {
    package var ownBackSwipes: [UIGestureRecognizer] { [swipe?.fullWidth?.recognizer].compactMap { $0 } }

    /// Makes an empty stack for saved state.
    public static func makeEmpty() -> UINavigationController { FullScreenNavigationController() }
}
