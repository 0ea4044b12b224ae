/// The delivery of all touches to their views.
@MainActor
final class TouchRoutes {
    private var routes: [TouchRoute] = []

    func receive(_ touches: Set<UITouch>, _ event: UIEvent) {
        for touch in touches {
            if touch.phase == .began {
                if mayReachView(touch) { routes.append(TouchRoute(touch, event)) }
            } else {
                routes.first { $0.touch === touch }?.receive(event)
            }
        }
    }

    /// A view receives one touch unless it is enabled for multiple touches. A view with exclusive touch receives none
    /// at the same time as other views.
    private func mayReachView(_ touch: UITouch) -> Bool {
        let view = touch.viewOfTouch
        let down = routes.filter { $0.touch.isDown && $0.touch.windowOfTouch === touch.windowOfTouch }
        if !view.isMultipleTouchEnabled, down.contains(where: { $0.view === view }) { return false }
        return !down.contains { $0.view !== view && ($0.view.isExclusiveTouch || view.isExclusiveTouch) }
    }

    func hasBegun(_ touch: UITouch) -> Bool { routes.contains { $0.touch === touch && $0.hasBegun } }

    /// Marks the touches of a recognized gesture, which are no longer delivered to the views.
    func claim(for recognizer: UIGestureRecognizer) {
        guard recognizer.cancelsTouchesInView else { return }
        for route in routes where recognizer.attempt.holds(route.touch) { route.isClaimed = true }
    }

    /// Cancels the views' touches that recognizers have claimed.
    func cancelClaimed() {
        let claimed = routes.filter(\.isClaimed)
        guard !claimed.isEmpty else { return }
        routes.removeAll(where: \.isClaimed)
        tell(claimed.filter { $0.hasBegun && !$0.isFinished }, .cancelled)
    }

    /// Delivers all phases to the views that recognizers don't delay.
    func advance(_ recognizers: [UIGestureRecognizer]) {
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            tell(routes.filter { $0.next(heldBackBy: recognizers) == phase }, phase)
        }
        routes.removeAll(where: \.isFinished)
    }

    /// Each view receives its touches in one call.
    private func tell(_ told: [TouchRoute], _ phase: UITouch.Phase) {
        var left = told
        while let first = left.first {
            let group = left.filter { $0.view === first.view }
            left.removeAll { $0.view === first.view }
            let touches = group.map(\.touch)
            if phase == .began, !first.view.scrollViewsLet(Set(touches), first.event) {
                for route in group { route.close() }
                continue
            }
            for route in group { route.note(phase) }
            withPhase(phase, of: touches) { send(phase, Set(touches), to: first.view, first.event) }
        }
    }

    private func send(_ phase: UITouch.Phase, _ touches: Set<UITouch>, to view: UIView, _ event: UIEvent) {
        switch phase {
        case .began: view.touchesBegan(touches, with: event)
        case .moved: view.touchesMoved(touches, with: event)
        case .ended: view.touchesEnded(touches, with: event)
        default: view.touchesCancelled(touches, with: event)
        }
    }

    /// Delivers a delayed phase, with the touches in that phase.
    private func withPhase(_ phase: UITouch.Phase, of touches: [UITouch], _ body: () -> Void) {
        let present = touches.map(\.phaseStorage)
        for touch in touches { touch.phaseStorage = phase }
        body()
        for (touch, phase) in zip(touches, present) { touch.phaseStorage = phase }
    }
}
