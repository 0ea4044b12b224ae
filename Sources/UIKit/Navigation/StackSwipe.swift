/// A swipe back through a stack: from the finger's first move to its last, and on to the end of the animation.
@MainActor
final class StackSwipe {
    private unowned let stack: UINavigationController
    private var driver: UIPercentDrivenInteractiveTransition?
    private var isTaken = false

    init(of stack: UINavigationController) {
        self.stack = stack
    }

    var isUnderWay: Bool { driver != nil }

    /// Begins to pop the top page, through the public `popViewController(animated:)`, and holds it at the beginning.
    func begin() {
        guard driver == nil else { return }
        driver = UIPercentDrivenInteractiveTransition()
        isTaken = false
        stack.rememberStacks()
        stack.popViewController(animated: true)
        Runtime.engine.startRequest(of: stack)
    }

    func move(to fraction: CGFloat) {
        driver?.update(fraction)
    }

    func end(completing: Bool) {
        if completing { driver?.finish() } else { driver?.cancel() }
        driver = nil
        stack.rememberStacks()
    }

    /// What drives the pop that is about to begin, once.
    func takeDriver() -> UIPercentDrivenInteractiveTransition? {
        guard !isTaken else { return nil }
        isTaken = true
        return driver
    }
}
