import Simulator

// A touched control, according to UIControl's header.
extension Scenario {
    static let controlRules: [Scenario] = [
        .rule(
            EvidenceEntry(
                "doc-control-01",
                "isHighlighted of a control whose finger leaves it and comes back",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIControl.h"
                )),
            statements: 3
        ) { stage in
            let control = UIControl()
            _ = try TouchScene(stage, UIRotationGestureRecognizer(), on: control, isOver: true)
            stage.sim.touchDown(at: TouchScene.middle)
            let down = control.isHighlighted
            stage.sim.touchMove(to: CGPoint(x: 170, y: 780), over: 0.3)
            let out = control.isHighlighted
            stage.sim.touchMove(to: TouchScene.middle, over: 0.3)
            let back = control.isHighlighted
            stage.sim.touchUp()
            try stage.settle()
            stage.state("set while the touch is inside", down && back, "down \(down), back \(back)")
            stage.state("cleared when the touch exits", !out, "still highlighted outside")
            stage.state("cleared when the finger goes up", !control.isHighlighted, "still highlighted")
        },
        .rule(
            EvidenceEntry(
                "doc-control-02",
                "A control sends the actions of an event",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIControl.h"
                )),
            statements: 1
        ) { stage in
            let control = SendingControl()
            let targets = [HeardTarget("one"), HeardTarget("two")]
            for target in targets {
                control.addTarget(target, action: HeardTarget.action, for: .valueChanged)
            }
            stage.begin()
            control.sendActions(for: .valueChanged)
            // Otherwise an optimized build releases the targets earlier.
            withExtendedLifetime(targets) {}
            let sent = stage.lines.filter { $0 == "Control.sendAction" }.count
            stage.state(
                "sendActions(for:) calls sendAction(_:to:for:) for each target",
                sent == 2 && stage.has("one") && stage.has("two"), "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "doc-control-03",
                "A disabled control is tapped",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIControl.h"
                )),
            statements: 1
        ) { stage in
            let control = TrackingControl()
            let target = HeardTarget("touched")
            control.addTarget(target, action: HeardTarget.action, for: .allTouchEvents)
            control.isEnabled = false
            let scene = try TouchScene(stage, UIRotationGestureRecognizer(), on: control, isOver: true)
            try scene.tap()
            withExtendedLifetime(target) {}
            stage.state("it ignores touch events", stage.lines.isEmpty, "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "doc-control-04",
                "A control is removed from its window while it tracks a finger",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIControl.h"
                )),
            statements: 1
        ) { stage in
            let control = TrackingControl()
            _ = try TouchScene(stage, UIRotationGestureRecognizer(), on: control, isOver: true)
            stage.begin()
            stage.sim.touchDown(at: TouchScene.middle)
            control.removeFromSuperview()
            stage.sim.touchUp()
            try stage.settle()
            stage.state("its tracking is cancelled", stage.has("Control.cancelTracking"), "\(stage.lines)")
            stage.note(
                "its tracking does not end as well", !stage.has("Control.endTracking"), "\(stage.lines)")
        },
    ]
}

/// A control that records each action it sends.
private final class SendingControl: UIControl {
    private let journal = Journal.current

    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        journal.log("Control.sendAction")
        super.sendAction(action, to: target, for: event)
    }
}

/// A control that records its tracking of a finger.
private final class TrackingControl: UIControl {
    private let journal = Journal.current

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        journal.log("Control.beginTracking")
        return super.beginTracking(touch, with: event)
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        journal.log("Control.endTracking")
        super.endTracking(touch, with: event)
    }

    override func cancelTracking(with event: UIEvent?) {
        journal.log("Control.cancelTracking")
        super.cancelTracking(with: event)
    }
}
