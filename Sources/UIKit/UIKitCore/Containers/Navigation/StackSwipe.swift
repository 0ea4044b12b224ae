/// The interactive pop of a stack: its recognizers, and the pop that it drives.
@MainActor
final class StackSwipe: NSObject {
    unowned let stack: UINavigationController
    private var driver: UIPercentDrivenInteractiveTransition?
    private var isTaken = false
    /// The zoomed view controller that a gesture dismisses, with all view controllers above it.
    private(set) var dismissedPage: UIViewController?
    private var zoomFingers: ZoomFingers?
    /// Recognizes swipes from the edge of the screen.
    let edgeRecognizer: UIScreenEdgePanGestureRecognizer
    /// Recognizes swipes from anywhere, although an app's class test can't tell it from the other one. iOS 26. Evidence:
    /// ios26-TRANS-26.
    let contentRecognizer: UIScreenEdgePanGestureRecognizer?

    init(of stack: UINavigationController) {
        self.stack = stack
        edgeRecognizer = UIScreenEdgePanGestureRecognizer()
        contentRecognizer = Runtime.current.system >= .iOS(26) ? UIScreenEdgePanGestureRecognizer() : nil
        super.init()
        if Runtime.current.system >= .iOS(26) { followIOS26() }
        for recognizer in recognizers {
            recognizer.maximumNumberOfTouches = 1
            recognizer.addTarget(self, action: StackSwipe.follow)
            recognizer.delegate = self
        }
        contentRecognizer?.require(toFail: edgeRecognizer)
    }

    /// Names and distances, as measured on iOS 26 and 27. Evidence: ios26-TRANS-22, ios26-TRANS-31, ios26-TRANS-32.
    private func followIOS26() {
        edgeRecognizer.name = "UINavigationController.edgeSwipe"
        edgeRecognizer.startDistance = 12
        contentRecognizer?.startsAnywhere = true
        contentRecognizer?.name = "UINavigationController.contentSwipe"
        contentRecognizer?.startDistance = 27
    }

    private var recognizers: [UIPanGestureRecognizer] {
        [edgeRecognizer, contentRecognizer].compactMap { $0 }
    }

    private static let follow = Selector("followSwipe:", StackSwipe.followSwipe)

    /// Adds the recognizers to the stack's view.
    func attach() {
        for recognizer in recognizers {
            stack.view.addGestureRecognizer(recognizer)
        }
    }

    /// Adds the gestures of a zoom when the stack has a zoomed view controller.
    func prepareZoom() {
        guard zoomFingers == nil, zoomedPage != nil else { return }
        zoomFingers = ZoomFingers(for: self, in: stack.view)
    }

    /// Sets the edge to the leading edge of the user's reading direction.
    func followDirection() {
        edgeRecognizer.edges = isRightToLeft ? .right : .left
    }

    var isUnderWay: Bool { driver != nil }

    /// Returns the driver for the pop that is about to begin. Only the first call returns it.
    func takeDriver() -> UIPercentDrivenInteractiveTransition? {
        guard !isTaken else { return nil }
        isTaken = true
        return driver
    }

    private var isRightToLeft: Bool {
        stack.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
}

// Tracking the touch.
extension StackSwipe {
    func followSwipe(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began:
            begin()
            driver?.update(firstPart + fraction(of: recognizer.translation(in: stack.view)))
        case .changed:
            driver?.update(firstPart + fraction(of: recognizer.translation(in: stack.view)))
        case .ended:
            end(completing: leadsBack(recognizer))
        case .cancelled, .failed:
            end(completing: false)
        case .possible:
            break
        }
    }

    private func fraction(of vector: CGPoint) -> CGFloat {
        max(0, vector.x * (isRightToLeft ? -1 : 1) / max(stack.view.bounds.width, 1))
    }

    /// The progress at which the pop began: a push that the swipe has interrupted continues in reverse.
    private var firstPart: CGFloat { stack.runningTransition?.firstPart ?? 0 }

    /// Whether the touch ends far enough, with its speed: past half of the screen, or since iOS 26 past the measured parts.
    private func leadsBack(_ recognizer: UIPanGestureRecognizer) -> Bool {
        guard Runtime.current.system >= .iOS(26) else {
            return fraction(of: recognizer.projectedTranslation(in: stack.view)) > 0.5
        }
        let (way, speed) = (recognizer.translation(in: stack.view), recognizer.velocity(in: stack.view))
        let reach = fraction(of: CGPoint(x: way.x + 0.12 * speed.x, y: 0))
        return firstPart + reach > (recognizer === contentRecognizer ? 0.42 : 0.53)
    }

    /// Begins to pop the top view controller, with the public `popViewController(animated:)`, and pauses the pop at the
    /// start.
    private func begin(dismissing page: UIViewController? = nil) {
        guard driver == nil else { return }
        let followsAnother = stack.interruptTransition()
        guard stack.canBeSwiped else {
            // A change that was queued before the swipe may have left nothing to pop.
            if !followsAnother { stack.freeze() }
            return
        }
        driver = UIPercentDrivenInteractiveTransition()
        isTaken = false
        dismissedPage = page.flatMap { stack.stack.holds($0) ? $0 : nil }
        stack.rememberStacks()
        pop()
        Runtime.engine.startRequest(of: stack)
    }

    private func pop() {
        let pages = stack.stack
        if let dismissedPage, dismissedPage !== pages.last, let place = pages.lastPosition(of: dismissedPage)
        {
            stack.popToViewController(pages[place - 1], animated: true)
        } else {
            stack.popViewController(animated: true)
        }
    }

    private func end(completing: Bool) {
        if completing { driver?.finish() } else { driver?.cancel() }
        driver = nil
        dismissedPage = nil
        stack.rememberStacks()
    }
}

// The gestures of a zoom drive the same pop.
extension StackSwipe: ZoomDismissing {
    /// The topmost zoomed view controller, even if others are above it.
    var zoomedPage: UIViewController? { stack.stack.dropFirst().last { $0.preferredZoom != nil } }

    var displayedPage: UIViewController? { stack.stack.last }

    var mayDismiss: Bool { stack.mayBeSwiped }

    var userMayDismiss: Bool { stack.showsWayBack }

    func beginDismissal(of page: UIViewController) { begin(dismissing: page) }

    func moveDismissal(to part: CGFloat) { driver?.update(firstPart + part) }

    func endDismissal(completing: Bool) { end(completing: completing) }
}

// UIKit's own delegate methods. An app that sets another delegate takes over these decisions.
extension StackSwipe: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, stack.mayBeSwiped else { return false }
        guard leadsBack(by: pan.translation(in: stack.view)) else { return false }
        guard let top = stack.stack.last, let zoom = top.preferredZoom else { return stack.showsWayBack }
        return zoom.begins(with: pan, over: top, byDefault: stack.showsWayBack)
    }

    /// The edge swipe has priority over pans, but not over scroll views, unless an app decides otherwise. The content
    /// swipe has priority over pans of the page in its direction, unless it requires them to fail. Evidence:
    /// hunt26-bars-09.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let pan = otherGestureRecognizer as? UIPanGestureRecognizer,
            !(pan is UIScreenEdgePanGestureRecognizer), !(pan.view is UIScrollView)
        else { return false }
        return gestureRecognizer === edgeRecognizer || contentSwipePrecedes(pan)
    }

    private func contentSwipePrecedes(_ pan: UIPanGestureRecognizer) -> Bool {
        guard let contentRecognizer, pan.view !== stack.view, pan.view?.isDescendant(of: stack.view) == true,
            !contentRecognizer.requirements.contains(where: { $0.other === pan })
        else { return false }
        return leadsBack(by: pan.translation(in: stack.view)) && stack.mayBeSwiped && stack.showsWayBack
    }

    private func leadsBack(by way: CGPoint) -> Bool { fraction(of: way) > 0 && abs(way.x) > abs(way.y) }
}
