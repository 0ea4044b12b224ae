import UIKit

#if canImport(UIKit.UIGestureRecognizerSubclass)
    import UIKit.UIGestureRecognizerSubclass
#endif

/// Observes every touch of a window without taking part: it is never recognized, and delays and cancels no touch.
///
/// When a touch begins, the pages are compared, so that the pages that the touch can move are recorded. Changes without a current touch are
/// attributed to code, a key or an assistive technology.
final class TouchObserver: UIGestureRecognizer {
    weak var gestures: WindowGestures?
    /// Whether there is a touch, or a touch has ended in the current turn.
    private(set) var isTouching = false
    /// Whether a touch has begun since the visible page was shown.
    private(set) var hasTouched: Bool {
        get { windowTouch.hasBegun }
        set { windowTouch.hasBegun = newValue }
    }
    let windowTouch = WindowTouch()
    private var hasMoved = false
    /// Whether a transition was already being driven when the touch began.
    private var cameLate = false
    private var barTouch: BarTouch?
    private weak var touchedAlert: UIAlertController?
    /// The action sheet outside which the touch is.
    private weak var sheetBeside: UIAlertController?
    /// The number of touches so far.
    private var number = 0

    init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesBegan = false
        delaysTouchesEnded = false
    }

    func pageWasShown() { hasTouched = isTouching }

    /// Whether the touch may drive the transition: it has moved, and began before the transition.
    var mayMovePages: Bool { isTouching && hasMoved && !cameLate }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        number += 1
        gestures?.eventEnds()
        isTouching = true
        hasTouched = true
        if !hasMoved { cameLate = gestures?.pages.undecided != nil }
        gestures?.touchBegan(in: touches.first?.view)
        barTouch = touches.first.flatMap(BarTouch.init)
        touchedAlert = touches.first?.view?.alertAround
        sheetBeside = touchedAlert == nil ? gestures?.frontActionSheet : nil
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        hasMoved = true
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        gestures?.eventEnds()
        if let touchedAlert { gestures?.expect(.alertAction, of: [touchedAlert]) }
        if let sheetBeside { gestures?.expect(sheetBeside.causeByTapBeside, of: [sheetBeside]) }
        end(touches, event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        end(touches, event)
    }

    /// Ends the touch. The next touch has a new state.
    private func end(_ touches: Set<UITouch>, _ event: UIEvent) {
        if mayMovePages { gestures?.touchEnded() }
        if let touch = touches.first, let gestures { barTouch?.end(at: touch.timestamp, gestures) }
        barTouch = nil
        let all = event.touches(for: self) ?? []
        if all.allSatisfy({ $0.phase == .ended || $0.phase == .cancelled }) { state = .failed }
    }

    /// Called when the touch has ended. The pages report its effects before the next turn.
    override func reset() {
        super.reset()
        barTouch = nil
        RunLoopTurn.next { [weak self, number] in
            guard let self, self.number == number else { return }
            isTouching = false
            hasMoved = false
        }
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

extension WindowGestures {
    /// Ends the current event: later calls belong to another event.
    fileprivate func eventEnds() { queue.withoutWindow.events.end() }

    fileprivate var frontActionSheet: UIAlertController? {
        guard let alert = pages.root?.visiblePage as? UIAlertController else { return nil }
        return alert.preferredStyle == .actionSheet ? alert : nil
    }
}

extension UIAlertController {
    /// The cause of an action sheet's exit by a tap outside it. The tap chooses the cancel action, if there is one.
    fileprivate var causeByTapBeside: ExitCause {
        actions.contains { $0.style == .cancel } ? .alertAction : .interactiveDismissal
    }
}

extension UIResponder {
    fileprivate var alertAround: UIAlertController? { (self as? UIAlertController) ?? next?.alertAround }
}
