import Simulator

// A finger on a control, alone and with a recognizer on its superview.
extension Scenario {
    static let controls: [Scenario] = [
        .order(
            EvidenceEntry(
                "pub-control-01",
                "A UIButton that prints its touches and its tracking is tapped",
                ios: "not stated",
                source: .log(
                    "public-GitHub index, file ids 37960715124 and 38175747307 (index gives no repository path)"
                ),
                events: [
                    "Button.touchesBegan",
                    "Button.beginTracking",
                    "Button.touchesEnded",
                    "Button.endTracking",
                    "Page.clicked",
                ])
        ) { stage in
            try ControlScene(HeardButton(), on: stage).tap()
        },
        .order(
            EvidenceEntry(
                "pub-control-02",
                "A UIButton in a view with a tap recognizer is tapped",
                ios: "not stated",
                source: .log(
                    "public-GitHub index, file ids 37960715124 and 11409586826 (index gives no repository path)"
                ),
                notes: "State 5, failed, is printed after the recognizer's own touchesEnded.",
                events: [
                    "Tap.touchesBegan",
                    "Button.touchesBegan",
                    "Button.beginTracking",
                    "Tap.touchesEnded(state = 5)",
                    "Button.touchesEnded",
                    "Button.endTracking",
                    "Page.clicked",
                ])
        ) { stage in
            let tap = HeardTap("Tap", namesStates: true)
            try ControlScene(HeardButton(), on: stage, beneath: tap).tap()
        },
        .order(
            EvidenceEntry(
                "pub-control-03",
                "A UIButton with a tap recognizer of its own is tapped",
                ios: "not stated",
                source: .log(
                    "public-GitHub index, file ids 37960715124 and 11409586826 (index gives no repository path)"
                ),
                events: [
                    "Tap.touchesBegan",
                    "Button.touchesBegan",
                    "Button.beginTracking",
                    "Tap.touchesEnded(state = 3)",
                    "Page.recognized",
                    "Button.touchesCancelled",
                    "Button.cancelTracking",
                ])
        ) { stage in
            let tap = HeardTap("Tap", namesStates: true)
            try ControlScene(HeardButton(), on: stage, with: tap).tap()
        },
        .rule(
            EvidenceEntry(
                "pub-control-04",
                """
                A view with a tap recognizer that holds a UIButton and a plain UIControl; each is \
                tapped, and again with cancelsTouchesInView = false
                """,
                ios: "not stated (2023-10)",
                source: .log(
                    "https://techqa.club/v/q/event-response-priorities-for-gesture-recognizers-uicontrol-and-uibutton-77329118"
                ),
                notes: """
                    The touch log in public-GitHub index, file id 11409586826, says the same of the
                    button.
                    """),
            statements: 4
        ) { stage in
            let cases: [(String, UIControl, Bool, [String])] = [

                ("button: button clicked", UIButton(), true, ["Page.clicked"]),
                ("control: view tapped", UIControl(), true, ["Page.recognized"]),

                (
                    "cancelsTouchesInView = false, button: view tapped, button clicked", UIButton(), false,
                    ["Page.recognized", "Page.clicked"]
                ),

                (
                    "cancelsTouchesInView = false, control: view tapped, UIControl clicked", UIControl(),
                    false, ["Page.recognized", "Page.clicked"]
                ),
            ]
            for (statement, control, cancels, heard) in cases {
                let tap = UITapGestureRecognizer()
                tap.cancelsTouchesInView = cancels
                try ControlScene(control, on: stage, beneath: tap).tap()
                stage.state(statement, stage.lines == heard, "\(stage.lines)")
            }
        },
        .order(
            EvidenceEntry(
                "pub-control-05",
                "A button is pressed three times in quick succession",
                ios: "not stated",
                source: .claim(
                    "https://topic.alibabacloud.com/a/ios-interface-development-ios-uicontrol-event-description_1_19_20206106.html"
                ),
                notes: "Also public-GitHub index, file id 48145305118 (2015-04).",
                events: [
                    "Button.touchDown",
                    "Button.touchUpInside",
                    "Button.touchDown",
                    "Button.touchDownRepeat",
                    "Button.touchUpInside",
                    "Button.touchDown",
                    "Button.touchDownRepeat",
                    "Button.touchUpInside",
                ])
        ) { stage in
            let button = EventButton()
            try ControlScene(button, on: stage).tap(count: 3)
        },
        .order(
            EvidenceEntry(
                "pub-control-08",
                "A finger goes down in a button, is dragged out of its reach and lifted there",
                ios: "not stated (2015-04)",
                source: .claim(
                    "public-GitHub index, file ids 48145305118 and 48805954785 (index gives no repository path)"
                ),
                events: [
                    "Button.touchDown",
                    "Button.touchDragInside (as needed)",
                    "Button.touchDragExit",
                    "Button.touchDragOutside (as needed)",
                    "Button.touchUpOutside",
                ])
        ) { stage in
            let button = EventButton()
            try ControlScene(button, on: stage).drag(beyondRightEdge: 73)
        },
        .order(
            EvidenceEntry(
                "pub-control-09",
                "A finger goes down in a button, is dragged out of its reach, back again and lifted",
                ios: "not stated (2020-03)",
                source: .claim("public-GitHub index, file id 48805954785 (index gives no repository path)"),
                events: [
                    "Button.touchDown",
                    "Button.touchDragInside (as needed)",
                    "Button.touchDragExit",
                    "Button.touchDragOutside (as needed)",
                    "Button.touchDragEnter",
                    "Button.touchDragInside (as needed)",
                    "Button.touchUpInside",
                ])
        ) { stage in
            let button = EventButton()
            try ControlScene(button, on: stage).drag(beyondRightEdge: 73, andBack: true)
        },
        .order(
            EvidenceEntry(
                "pub-control-07",
                "A UIControl of the app's own in a view with a tap recognizer is tapped",
                ios: "not stated",
                source: .log(
                    "public-GitHub index, file ids 37960715124 and 38175747307 (index gives no repository path)"
                ),
                events: [
                    "Tap.touchesBegan",
                    "Control.touchesBegan",
                    "Control.beginTracking",
                    "Tap.touchesEnded",
                    "Page.recognized",
                    "Control.touchesCancelled",
                    "Control.cancelTracking",
                ])
        ) { stage in
            try ControlScene(HeardControl(), on: stage, beneath: HeardTap("Tap")).tap()
        },
        .rule(
            EvidenceEntry(
                "pub-control-06",
                "A finger goes down in a button, is dragged away from it and lifted",
                ios: "not stated (2018-08)",
                source: .claim("https://blog.csdn.net/Philm_iOS/article/details/81976557"),
                notes: """
                    About 70 points around the bounds;
                    https://wiki.gubat.org/content/stackoverflow.com_en_all_2023-11/questions/14340122
                    says so too.
                    """),
            statements: 2
        ) { stage in
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
                stage.state(
                    distance < 70
                        ? "less than 70 points away: touchUpInside" : "farther away: touchUpOutside",
                    heard == [expected], "\(heard)")
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
