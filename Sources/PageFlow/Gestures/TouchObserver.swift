import UIKit

#if canImport(UIKit.UIGestureRecognizerSubclass)
    import UIKit.UIGestureRecognizerSubclass
#endif

/// Sees every touch of a window, and takes none: it is never recognized, and delays and cancels nothing.
///
/// When a finger comes down the pages are compared, so that it is known what the finger may move. And what happens while no finger
/// is down was done by code, by a key or by an assistive technology.
final class TouchObserver: UIGestureRecognizer {
    weak var gestures: WindowGestures?
    /// Whether a finger is down, or went up in the present turn.
    private(set) var isTouching = false
    /// Whether a finger has come down since the visible page was shown.
    private(set) var hasTouched = false
    private var hasMoved = false
    /// Whether a transition was driven already, by whatever drives it, when the finger came down.
    private var cameLate = false
    private var barTouch: BarTouch?
    private weak var touchedAlert: UIAlertController?
    /// Fingers so far.
    private var number = 0

    init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesBegan = false
        delaysTouchesEnded = false
    }

    func pageWasShown() { hasTouched = isTouching }

    /// Whether it may be the finger that moves what moves now: it has moved itself, and was there first.
    var mayMovePages: Bool { isTouching && hasMoved && !cameLate }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        number += 1
        isTouching = true
        hasTouched = true
        if !hasMoved { cameLate = gestures?.pages.undecided != nil }
        gestures?.fingerCameDown(in: touches.first?.view)
        barTouch = touches.first.flatMap(BarTouch.init)
        touchedAlert = touches.first?.view?.alertAround
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        hasMoved = true
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touchedAlert { gestures?.expect(.alertAction, of: [touchedAlert]) }
        end(touches, event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        end(touches, event)
    }

    /// The next finger begins anew.
    private func end(_ touches: Set<UITouch>, _ event: UIEvent) {
        if mayMovePages { gestures?.fingerWentUp() }
        if let touch = touches.first, let gestures { barTouch?.end(at: touch.timestamp, gestures) }
        barTouch = nil
        let all = event.touches(for: self) ?? []
        if all.allSatisfy({ $0.phase == .ended || $0.phase == .cancelled }) { state = .failed }
    }

    /// What the finger has done shows itself until the turn is over.
    override func reset() {
        super.reset()
        barTouch = nil
        NextTurn.run { [weak self, number] in
            guard let self, self.number == number else { return }
            isTouching = false
            hasMoved = false
        }
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

extension UIResponder {
    fileprivate var alertAround: UIAlertController? { (self as? UIAlertController) ?? next?.alertAround }
}
