/// The touch that a control tracks.
struct ControlTracking {
    let touch: UITouch
    var isInside = true
}

// From touches to control events.
extension UIControl {
    func startTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isEnabled, tracking == nil, let touch = touches.first else { return }
        tracking = ControlTracking(touch: touch)
        guard beginTracking(touch, with: event) else {
            tracking = nil
            return
        }
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
        _ = opensMenu(for: touch, event)
    }

    func track(_ touches: Set<UITouch>, _ event: UIEvent?) {
        if tracking == nil, let menu = ownMenuInteraction?.presentation, let touch = touches.first {
            return menu.slide(to: touch.location(in: nil))
        }
        guard let tracking, touches.contains(tracking.touch) else { return }
        let wasInside = tracking.isInside
        let isInside = holds(tracking.touch)
        self.tracking?.isInside = isInside
        guard continueTracking(tracking.touch, with: event) else { return letGo(tracking.touch, event) }
        if isInside != wasInside {
            isHighlighted = isInside
            sendActions(for: isInside ? .touchDragEnter : .touchDragExit, with: event)
        }
        sendActions(for: isInside ? .touchDragInside : .touchDragOutside, with: event)
    }

    func finishTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
        if tracking == nil { ownMenuInteraction?.presentation?.lift() }
        guard let tracking, touches.contains(tracking.touch) else { return }
        let isInside = holds(tracking.touch)
        self.tracking?.isInside = isInside
        letGo(tracking.touch, event)
        sendActions(for: isInside ? .touchUpInside : .touchUpOutside, with: event)
        if isInside { wasTapped() }
    }

    func abandonTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let tracking, touches.contains(tracking.touch) else { return }
        abandonTracking(event)
    }

    /// Stops tracking. Without an event, the reason is that the control was removed from its window.
    func abandonTracking(_ event: UIEvent?) {
        guard tracking != nil else { return }
        tracking = nil
        isHighlighted = false
        cancelTracking(with: event)
        sendActions(for: .touchCancel, with: event)
    }

    private func letGo(_ touch: UITouch, _ event: UIEvent?) {
        isHighlighted = false
        endTracking(touch, with: event)
        tracking = nil
    }

    /// A touch counts as inside up to 70 points from the control, as on a device.
    private func holds(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
    }

    func sendActions(for events: UIControl.Event, with event: UIEvent?) {
        for handler in handlers?.list ?? [] where !handler.events.isDisjoint(with: events) {
            switch handler.response {
            case .action(let action): sendAction(action)
            case .target(let target):
                if !target.isGone { sendAction(target.action, to: target.target, for: event) }
            }
        }
    }

    /// Triggers a button after a tap.
    private func wasTapped() {
        if self is any PushButton { performPrimaryAction() }
    }

    /// Reports a value that the user changed.
    package func sendValueChanged(_ event: UIEvent?) {
        sendActions(for: .valueChanged, with: event)
        sendActions(for: .primaryActionTriggered, with: event)
    }

    /// Whether a superview's gesture recognizer recognizes a single tap with one finger, which the control handles itself.
    package func isTap(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let tap = recognizer as? UITapGestureRecognizer, tap.view !== self else { return false }
        return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }
}
