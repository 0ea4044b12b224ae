/// The gestures that hide a stack's bars and show them again.
@MainActor
final class BarFingers: NSObject {
    private unowned let stack: UINavigationController
    let swipeRecognizer = UIPanGestureRecognizer()
    let tapRecognizer = UITapGestureRecognizer()
    var hidesOnSwipe = false
    var hidesOnTap = false

    init(of stack: UINavigationController) {
        self.stack = stack
        super.init()
        swipeRecognizer.addTarget(self, action: BarFingers.swipe)
        tapRecognizer.addTarget(self, action: BarFingers.tap)
        for recognizer in [swipeRecognizer, tapRecognizer] {
            recognizer.cancelsTouchesInView = false
            recognizer.delegate = self
            stack.view.addGestureRecognizer(recognizer)
        }
    }

    private static let swipe = Selector("swipeForBars:", BarFingers.swipeForBars)
    private static let tap = Selector("tapForBars", BarFingers.tapForBars)

    private func swipeForBars(_ recognizer: UIPanGestureRecognizer) {
        guard recognizer.state == .began else { return }
        stack.changeBars(areHidden: recognizer.translation(in: stack.view).y < 0)
    }

    private func tapForBars() {
        stack.changeBars(areHidden: hidesOnTap && !stack.isNavigationBarHidden)
    }
}

extension BarFingers: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === swipeRecognizer else { return true }
        let way = swipeRecognizer.translation(in: stack.view)
        return abs(way.y) > abs(way.x)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        if gestureRecognizer === swipeRecognizer { return hidesOnSwipe }
        let comesBack = stack.hidesBarsWhenVerticallyCompact || stack.hidesBarsWhenKeyboardAppears
        let isWanted = hidesOnTap || comesBack && stack.isNavigationBarHidden
        return isWanted && !(touch.view is UIControl)
    }

    /// Lets scroll views scroll at the same time.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === swipeRecognizer }
}
