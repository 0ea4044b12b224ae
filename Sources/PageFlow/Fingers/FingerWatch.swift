import UIKit

#if canImport(UIKit.UIGestureRecognizerSubclass)
    import UIKit.UIGestureRecognizerSubclass
#endif

/// Sees every touch of a window, and takes none: it is never recognised, and delays and cancels nothing.
///
/// A look at the pages when a finger comes down makes sure that the navigator knows what the finger may move. And what
/// happens while no finger is there was done by code, by a key or by an assistive technology.
final class FingerWatch: UIGestureRecognizer {
    private let link: NavigatorLink
    /// Whether a finger is down, or went up in the present turn.
    private(set) var isTouching = false
    /// Whether a finger has come down since the page in sight came.
    var hasTouched = false
    private var hasMoved = false
    /// Whether a transition was held, by whatever drives it, when the finger came down.
    private var cameLate = false
    private var barTouch: BarTouch?
    /// Fingers so far.
    private var number = 0

    init(link: NavigatorLink) {
        self.link = link
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesBegan = false
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        number += 1
        isTouching = true
        hasTouched = true
        if !hasMoved { cameLate = link.navigator?.undecided != nil }
        link.navigator?.fingerCameDown(in: touches.first?.view)
        barTouch = touches.first.flatMap(BarTouch.init)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        hasMoved = true
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        end(touches, event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        end(touches, event)
    }

    /// Whether it may be the finger that moves what moves now: it has moved itself, and was there first.
    var mayDrive: Bool { isTouching && hasMoved && !cameLate }

    /// The next finger begins anew.
    private func end(_ touches: Set<UITouch>, _ event: UIEvent) {
        if mayDrive { link.navigator?.fingerWentUp() }
        if let touch = touches.first { barTouch.take()?.end(at: touch.timestamp) }
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
