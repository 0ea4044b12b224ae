import UIKit

/// Stands between a back swipe and the delegate that it has, UIKit's own or the app's: that one is asked first, and
/// whatever it says counts.
final class SwipeDelegate: NSObject, UIGestureRecognizerDelegate {
    private(set) weak var target: (any UIGestureRecognizerDelegate)?
    private let hadTarget: Bool

    init(_ target: (any UIGestureRecognizerDelegate)?) {
        self.target = target
        hadTarget = target != nil
        super.init()
    }

    /// Whether the delegate has died.
    var isOrphan: Bool { hadTarget && target == nil }

    #if canImport(ObjectiveC)
        // What else UIKit's own delegate can do.
        override func responds(to selector: Selector!) -> Bool {
            super.responds(to: selector) || target?.responds(to: selector) == true
        }

        override func forwardingTarget(for selector: Selector!) -> Any? { target }

        func gestureRecognizerShouldBegin(_ swipe: UIGestureRecognizer) -> Bool {
            (target?.gestureRecognizerShouldBegin?(swipe) ?? true) && swipe.isAllowedByGuards
        }

        func gestureRecognizer(
            _ swipe: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool {
            target?.gestureRecognizer?(swipe, shouldRecognizeSimultaneouslyWith: other) ?? false
        }

        func gestureRecognizer(
            _ swipe: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
        ) -> Bool {
            target?.gestureRecognizer?(swipe, shouldRequireFailureOf: other) ?? false
        }

        func gestureRecognizer(
            _ swipe: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
        ) -> Bool {
            target?.gestureRecognizer?(swipe, shouldBeRequiredToFailBy: other) ?? false
        }

        func gestureRecognizer(_ swipe: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            target?.gestureRecognizer?(swipe, shouldReceive: touch) ?? true
        }

        func gestureRecognizer(_ swipe: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
            target?.gestureRecognizer?(swipe, shouldReceive: press) ?? true
        }

        func gestureRecognizer(_ swipe: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
            target?.gestureRecognizer?(swipe, shouldReceive: event) ?? true
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
