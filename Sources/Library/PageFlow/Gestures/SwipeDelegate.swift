import UIKit

/// The delegate in front of a back swipe's delegate. UIKit's or the app's delegate is asked before the guards.
final class SwipeDelegate: FrontDelegate, UIGestureRecognizerDelegate {
    var given: (any UIGestureRecognizerDelegate)? { behind.object as? any UIGestureRecognizerDelegate }

    func gestureRecognizerShouldBegin(_ swipe: UIGestureRecognizer) -> Bool {
        // The parentheses work on both platforms: the method is optional on Apple's systems, and has a default on Linux.
        ((given?.gestureRecognizerShouldBegin)?(swipe) ?? true) && swipe.isAllowedByGuards
    }
}
