import Simulator

// Controls: their actions, and the touches that they track.
extension Scenario {
    static let controlActions: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt4-controls-08",
                "Actions of a control",
                ios: "14+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)"),
                notes: """
                    Header of the SDK of iOS 26.2, UIControl.h. Quote: UIActions are uniqued based on
                    their identifier, and subsequent actions with the same identifier replace previously
                    added actions.
                    """),
            statements: 5
        ) { stage in
            let control = UIControl()
            var heard: [String] = []
            @MainActor func action(_ name: String, _ identifier: String) -> UIAction {
                UIAction(identifier: UIAction.Identifier(identifier)) { _ in heard.append(name) }
            }
            control.addAction(action("first", "x"), for: .valueChanged)
            let second = action("second", "x")
            control.addAction(second, for: .valueChanged)
            control.sendActions(for: .valueChanged)
            stage.state(
                "a second action of the same identifier for the same event replaces the first",
                heard == ["second"], "\(heard)")
            control.addAction(second, for: .touchDown)
            control.sendActions(for: .touchDown)
            stage.state(
                "the same action may be added to two events", heard == ["second", "second"], "\(heard)")
            stage.state(
                "allControlEvents has the events that have an action",
                control.allControlEvents == [.valueChanged, .touchDown], "\(control.allControlEvents)")
            control.removeAction(identifiedBy: UIAction.Identifier("x"), for: .touchDown)
            heard = []
            control.sendActions(for: .touchDown)
            control.sendActions(for: .valueChanged)
            stage.state(
                "removeAction(identifiedBy:for:) removes it from those events alone", heard == ["second"],
                "\(heard)")
            let target = HeardTarget("Target.hit")
            control.addTarget(target, action: HeardTarget.action, for: .editingChanged)
            var (actions, targets, calls) = (0, 0, 0)
            control.enumerateEventHandlers { action, target, _, _ in
                if action != nil { actions += 1 }
                if target != nil { targets += 1 }
            }
            control.enumerateEventHandlers { _, _, _, stop in
                calls += 1
                stop = true
            }
            stage.state(
                "enumerateEventHandlers names actions and targets, and stops when it is told",
                actions == 1 && targets == 1 && calls == 1, "\(actions), \(targets), \(calls)")
        },
        .rule(
            EvidenceEntry(
                "hunt4-controls-09",
                "A finger goes down on a button, leaves it, comes back, and leaves the screen outside",
                ios: "2+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uicontrol/ishighlighted"),
                notes: """
                    Header of the SDK of iOS 26.2, UIControl.h. Quote: this gets set/cleared
                    automatically when touch enters/exits during tracking and cleared on up
                    """),
            statements: 4
        ) { stage in
            let button = UIButton(type: .custom)
            let row = try ShownControl(button, stage)
            var heard: [String] = []
            let events: [(UIControl.Event, String)] = [
                (.touchDown, "touchDown"), (.touchDragInside, "touchDragInside"),
                (.touchDragExit, "touchDragExit"),
                (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"),
                (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
            ]
            for (event, name) in events {
                button.addAction(
                    UIAction { _ in if !heard.contains(name) { heard.append(name) } }, for: event)
            }
            stage.sim.touchDown(at: row.point(0.5))
            stage.state(
                "down: isHighlighted, isTracking and isTouchInside are true",
                button.isHighlighted && button.isTracking && button.isTouchInside,
                "\(button.isHighlighted)")
            stage.sim.touchMove(to: row.point(0.6), over: 0.1)
            let outside = CGPoint(x: row.point(0.5).x, y: row.point(0.5).y + 300)
            stage.sim.touchMove(to: outside, over: 0.3)
            stage.state(
                "far outside: isHighlighted is false, isTracking true",
                !button.isHighlighted && button.isTracking, "\(button.isHighlighted)")
            stage.sim.touchMove(to: row.point(0.5), over: 0.3)
            stage.state(
                """
                touchDown, touchDragInside, touchDragExit, touchDragOutside, touchDragEnter, in this \
                order of their first times
                """,
                heard == [
                    "touchDown", "touchDragInside", "touchDragExit", "touchDragOutside", "touchDragEnter",
                ],
                "\(heard)")
            stage.sim.touchMove(to: outside, over: 0.3)
            stage.sim.touchUp()
            try stage.settle()
            stage.state(
                "up outside: touchUpOutside, no touchUpInside, isHighlighted false",
                heard.contains("touchUpOutside") && !heard.contains("touchUpInside") && !button.isHighlighted,
                "\(heard)")
        },
        .rule(
            EvidenceEntry(
                "hunt4-controls-10",
                "A control is removed from its superview while a finger is on it",
                ios: "2+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uicontrol/canceltracking(with:)"),
                notes: """
                    Header of the SDK of iOS 26.2, UIControl.h. Quote: event may be nil if cancelled for
                    non-event reasons, e.g. removed from window
                    """),
            statements: 3
        ) { stage in
            let control = CancelledControl()
            let row = try ShownControl(control, stage)
            var ups = 0
            control.addAction(UIAction { _ in ups += 1 }, for: .touchUpInside)
            stage.sim.touchDown(at: row.point(0.5))
            control.removeFromSuperview()
            stage.sim.turn()
            stage.state("cancelTracking(with:) is called", control.cancels == 1, "\(control.cancels)")
            stage.state(
                "isTracking and isHighlighted are false afterwards",
                !control.isTracking && !control.isHighlighted, "\(control.isTracking)")
            stage.sim.touchUp()
            try stage.settle()
            stage.state("no touchUpInside is sent when the finger leaves", ups == 0, "\(ups)")
        },
    ]
}

/// A control that counts the cancellations of its tracking.
private final class CancelledControl: UIControl {
    private(set) var cancels = 0

    override func cancelTracking(with event: UIEvent?) {
        cancels += 1
        super.cancelTracking(with: event)
    }
}
