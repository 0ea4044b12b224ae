import PageFlow
import UIKit

// How PageFlow reads a full-screen stack: its containers may contain stacks, it has its own swipe, and saved state restores it.
extension FullScreenNavigationController: StackOfContainers, RestorableStack {
    package var ownBackSwipes: [UIGestureRecognizer] { [swipe?.fullWidth?.recognizer].compactMap { $0 } }

    /// Creates an empty stack for saved state.
    public static func makeEmpty() -> UINavigationController { FullScreenNavigationController() }
}
