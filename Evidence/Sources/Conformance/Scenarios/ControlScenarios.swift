import Simulator

// A finger on a control, alone and with a recognizer on its superview.
extension Scenario {
    static let controls: [Scenario] = [
        .order("pub-control-01") { stage in
            try ControlScene(HeardButton(), on: stage).tap()
        },
        .order("pub-control-02") { stage in
            let tap = HeardTap("Tap", namesStates: true)
            try ControlScene(HeardButton(), on: stage, beneath: tap).tap()
        },
        .order("pub-control-03") { stage in
            let tap = HeardTap("Tap", namesStates: true)
            try ControlScene(HeardButton(), on: stage, with: tap).tap()
        },
        .statements("pub-control-04") { stage in
            let cases: [(Int, UIControl, Bool, [String])] = [
                (0, UIButton(), true, ["Page.clicked"]), (1, UIControl(), true, ["Page.recognized"]),
                (2, UIButton(), false, ["Page.recognized", "Page.clicked"]),
                (3, UIControl(), false, ["Page.recognized", "Page.clicked"]),
            ]
            for (position, control, cancels, heard) in cases {
                let tap = UITapGestureRecognizer()
                tap.cancelsTouchesInView = cancels
                try ControlScene(control, on: stage, beneath: tap).tap()
                stage.state(position, stage.lines == heard, "\(stage.lines)")
            }
        },
        .order("pub-control-05") { stage in
            let button = EventButton()
            try ControlScene(button, on: stage).tap(count: 3)
        },
        .order("pub-control-08") { stage in
            let button = EventButton()
            try ControlScene(button, on: stage).drag(beyondRightEdge: 73)
        },
        .order("pub-control-09") { stage in
            let button = EventButton()
            try ControlScene(button, on: stage).drag(beyondRightEdge: 73, andBack: true)
        },
        .order("pub-control-07") { stage in
            try ControlScene(HeardControl(), on: stage, beneath: HeardTap("Tap")).tap()
        },
        .statements("pub-control-06") { stage in
            for distance in [60.0, 80] {
                let button = UIButton()
                let targets = [HeardTarget("Button.touchUpInside"), HeardTarget("Button.touchUpOutside")]
                button.addTarget(targets[0], action: HeardTarget.action, for: .touchUpInside)
                button.addTarget(targets[1], action: HeardTarget.action, for: .touchUpOutside)
                // A control doesn't retain its targets.
                try withExtendedLifetime(targets) {
                    try ControlScene(button, on: stage).drag(beyondRightEdge: distance)
                }
                let expected = distance < 70 ? "Button.touchUpInside" : "Button.touchUpOutside"
                let heard = stage.lines.filter { $0.hasPrefix("Button.") }
                stage.state(distance < 70 ? 0 : 1, heard == [expected], "\(heard)")
            }
        },
    ]
}

/// A page with one control, whose actions it receives, and a recognizer on the control or on the page's view.
@MainActor
private struct ControlScene {
    private let stage: Stage
    private let click = HeardTarget("Page.clicked")
    private let touch: TouchScene

    init(
        _ control: UIControl, on stage: Stage, with own: UIGestureRecognizer? = nil,
        beneath outer: UIGestureRecognizer? = nil
    ) throws {
        self.stage = stage
        control.addTarget(click, action: HeardTarget.action, for: .touchUpInside)
        let recognizer = own ?? outer ?? UIRotationGestureRecognizer()
        touch = try TouchScene(stage, recognizer, on: control, isOver: own == nil)
    }

    func tap(count: Int = 1) throws {
        stage.begin()
        stage.sim.tap(at: TouchScene.middle, count: count)
        try stage.settle()
    }

    func drag(beyondRightEdge distance: CGFloat, andBack comesBack: Bool = false) throws {
        stage.begin()
        stage.sim.touchDown(at: TouchScene.middle)
        stage.sim.touchMove(to: CGPoint(x: 320 + distance, y: 350), over: 0.5)
        if comesBack { stage.sim.touchMove(to: TouchScene.middle, over: 0.5) }
        stage.sim.touchUp()
        try stage.settle()
    }
}

/// A button that records its touches and its tracking.
private final class HeardButton: UIButton {
    private let journal = Journal.current

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        journal.log("Button.touchesBegan")
        super.touchesBegan(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        journal.log("Button.touchesEnded")
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        journal.log("Button.touchesCancelled")
        super.touchesCancelled(touches, with: event)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        journal.log("Button.beginTracking")
        return super.beginTracking(touch, with: event)
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        journal.log("Button.endTracking")
        super.endTracking(touch, with: event)
    }

    override func cancelTracking(with event: UIEvent?) {
        journal.log("Button.cancelTracking")
        super.cancelTracking(with: event)
    }
}

/// An app's own control that records its touches and its tracking.
private final class HeardControl: UIControl {
    private let journal = Journal.current

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        journal.log("Control.touchesBegan")
        super.touchesBegan(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        journal.log("Control.touchesCancelled")
        super.touchesCancelled(touches, with: event)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        journal.log("Control.beginTracking")
        return super.beginTracking(touch, with: event)
    }

    override func cancelTracking(with event: UIEvent?) {
        journal.log("Control.cancelTracking")
        super.cancelTracking(with: event)
    }
}

/// A button whose events are all recorded.
private final class EventButton: UIButton {
    private var targets: [HeardTarget] = []

    init() {
        super.init(frame: .zero)
        let events: [(UIControl.Event, String)] = [
            (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
            (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
            (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
            (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
        ]
        for (event, name) in events {
            let target = HeardTarget("Button.\(name)")
            targets.append(target)
            addTarget(target, action: HeardTarget.action, for: event)
        }
    }

    required init?(coder: NSCoder) { nil }
}
