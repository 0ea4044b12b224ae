/// Coordinates the recognizers of the touches on the screen: decides which are recognized, sends their actions, and
/// delivers the touches to the views.
@MainActor
final class GestureArena {
    /// Recognizers still tracking touches, in the order of their first touch.
    private var contenders: [UIGestureRecognizer] = []
    private var actions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
    private let routes = TouchRoutes()
    private var depth = 0

    /// Delivers an event's touches that aren't stationary to recognizers and views.
    func deliver(_ event: UIEvent, in window: UIWindow) {
        let touches = (event.touches(for: window) ?? []).filter { $0.phase != .stationary }
        perform(with: touches.map(\.viewOfTouch)) {
            for touch in touches where touch.phase == .began { admit(touch, event) }
            for recognizer in contenders { tell(recognizer, of: touches, event) }
            routes.receive(touches, event)
        }
    }

    /// Makes changes, and applies their consequences after the outermost change.
    private func perform(with views: @autoclosure () -> [UIView], _ body: () -> Void) {
        guard depth == 0 else { return body() }
        depth = 1
        withExtendedLifetime(owners(of: views())) {
            body()
            conclude()
        }
        depth = 0
    }

    /// Returns the owners of recognizers and interactions. They are retained during the changes, because the app may
    /// release them.
    private func owners(of views: [UIView]) -> ViewOwners {
        var owners = ViewOwners()
        for view in views { owners.keep(chainOf: view) }
        for case let view? in contenders.map(\.view) { owners.keep(view) }
        return owners
    }

    private func conclude() {
        repeat {
            admitWaiters()
            sendActions()
            routes.cancelClaimed()
            if actions.isEmpty { routes.advance(contenders) }
        } while !actions.isEmpty
        resetThoseThatAreOver()
    }

    private func sendActions() {
        let sent = actions
        actions.removeAll()
        for (recognizer, state) in sent { recognizer.sendActions(in: state) }
    }

    private func resetThoseThatAreOver() {
        contenders.removeAll { $0.attempt.isEmpty && $0.stateStorage == .possible }
        let finished = contenders.filter(\.isOver)
        contenders.removeAll(where: \.isOver)
        for recognizer in finished {
            recognizer.reset()
            recognizer.forgetAttempt()
        }
    }
}

// Touches.
extension GestureArena {
    private func admit(_ touch: UITouch, _ event: UIEvent) {
        var view: UIView? = touch.viewOfTouch
        while let present = view {
            present.prepareForTouches()
            for recognizer in present.gestureRecognizers ?? [] where recognizer.takes(touch, of: event) {
                touch.recognizerList.append(recognizer)
                recognizer.attempt.append(touch)
                if !contenders.holds(recognizer) { contenders.append(recognizer) }
            }
            view = present.superview
        }
    }

    private func tell(_ recognizer: UIGestureRecognizer, of touches: Set<UITouch>, _ event: UIEvent) {
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let heard = touches.filter { $0.phase == phase && recognizer.attempt.holds($0) }
            guard !heard.isEmpty, !recognizer.isOver else { continue }
            switch phase {
            case .began: recognizer.touchesBegan(heard, with: event)
            case .moved: recognizer.touchesMoved(heard, with: event)
            case .ended: recognizer.touchesEnded(heard, with: event)
            default: recognizer.touchesCancelled(heard, with: event)
            }
        }
    }

    /// Removes a touch from a recognizer.
    func drop(_ touch: UITouch, from recognizer: UIGestureRecognizer) {
        perform(with: recognizer.view.map { [$0] } ?? []) {
            recognizer.attempt.removeIdentical(touch)
            touch.recognizerList.removeIdentical(recognizer)
        }
    }

    /// Returns whether the touched view has received the touch.
    func hasReachedView(_ touch: UITouch) -> Bool { routes.hasBegun(touch) }

    /// Cancels a recognizer's gesture. Called when it was disabled or removed from its view.
    func abandon(_ recognizer: UIGestureRecognizer) {
        guard contenders.holds(recognizer) else { return }
        change(recognizer, to: .cancelled)
    }
}

// States.
extension GestureArena {
    /// Changes a recognizer's state. A transition that isn't in Apple's state table has no effect.
    func change(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
        perform(with: recognizer.view.map { [$0] } ?? []) {
            switch (recognizer.stateStorage, state) {
            case (.possible, .began), (.possible, .ended): recognize(recognizer, as: state)
            case (.possible, .failed), (.possible, .cancelled): fail(recognizer)
            case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended):
                enter(state, recognizer)
            case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
                enter(.cancelled, recognizer)
            default: break
            }
        }
    }

    private func recognize(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
        let others = contenders.filter { $0 !== recognizer }
        if others.contains(where: { $0.holdsUp(recognizer) }) {
            recognizer.wanted = state
            return
        }
        let winners = others.filter(\.isRecognized)
        guard !winners.contains(where: { recognizer.waits(for: $0) || $0.excludes(recognizer) }),
            recognizer.mayBegin
        else { return fail(recognizer) }
        enter(state, recognizer)
        routes.claim(for: recognizer)
        for other in others
        where other.isUndecided && (other.waits(for: recognizer) || recognizer.excludes(other)) {
            fail(other)
        }
    }

    private func enter(_ state: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
        recognizer.stateStorage = state
        actions.append((recognizer, state))
    }

    private func fail(_ recognizer: UIGestureRecognizer) {
        recognizer.wanted = nil
        recognizer.stateStorage = .failed
        if !contenders.holds(recognizer) { contenders.append(recognizer) }
    }

    /// Lets the recognizers whose failure requirements are met continue.
    private func admitWaiters() {
        for recognizer in contenders {
            guard let wanted = recognizer.wanted, recognizer.stateStorage == .possible else { continue }
            recognizer.wanted = nil
            recognize(recognizer, as: wanted)
        }
    }
}

extension UIGestureRecognizer {
    /// Returns whether another recognizer waits for this one. If two wait for each other, the first to be ready
    /// continues.
    fileprivate func holdsUp(_ other: UIGestureRecognizer) -> Bool {
        isUndecided && other.waits(for: self) && !(wanted != nil && waits(for: other))
    }

    /// Sends the actions of one state change, with the state set to it.
    fileprivate func sendActions(in step: State) {
        let last = stateStorage
        stateStorage = step
        sendActions()
        if stateStorage == step { stateStorage = last }
    }

    fileprivate func forgetAttempt() {
        for touch in attempt { touch.recognizerList.removeIdentical(self) }
        attempt.removeAll()
        wanted = nil
        stateStorage = .possible
    }
}
