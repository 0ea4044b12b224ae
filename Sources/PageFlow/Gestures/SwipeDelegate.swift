import UIKit

/// Stands between a back swipe and the delegate that it has, UIKit's own or the app's: that one is asked first, and
/// whatever it says counts.
final class SwipeDelegate: FrontDelegate, UIGestureRecognizerDelegate {
    private var target: (any UIGestureRecognizerDelegate)? {
        behind.object as? any UIGestureRecognizerDelegate
    }

    #if canImport(ObjectiveC)
        func gestureRecognizerShouldBegin(_ swipe: UIGestureRecognizer) -> Bool {
            (target?.gestureRecognizerShouldBegin?(swipe) ?? true) && swipe.isAllowedByGuards
        }
    #else
        func gestureRecognizerShouldBegin(_ swipe: UIGestureRecognizer) -> Bool {
            (target?.gestureRecognizerShouldBegin(swipe) ?? true) && swipe.isAllowedByGuards
        }

        func gestureRecognizer(
            _ swipe: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool {
            target?.gestureRecognizer(swipe, shouldRecognizeSimultaneouslyWith: other) ?? false
        }

        func gestureRecognizer(
            _ swipe: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
        ) -> Bool {
            target?.gestureRecognizer(swipe, shouldRequireFailureOf: other) ?? false
        }

        func gestureRecognizer(
            _ swipe: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
        ) -> Bool {
            target?.gestureRecognizer(swipe, shouldBeRequiredToFailBy: other) ?? false
        }

        func gestureRecognizer(_ swipe: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            target?.gestureRecognizer(swipe, shouldReceive: touch) ?? true
        }

        func gestureRecognizer(_ swipe: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
            target?.gestureRecognizer(swipe, shouldReceive: event) ?? true
        }
    #endif
}
