import Simulator

// The events that a control sends.
extension Scenario {
    static let controlEvents: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt-gestures-04",
                "A button whose action has no target (nil)",
                ios: "8/9 (2015-11)",
                source: .radar("https://github.com/lionheart/openradar-mirror/issues/6788"),
                notes: """
                    The second statement is http://bou.io/ResponderChainDebugging.html; the first is
                    Apple's too (page of UIApplication.sendAction: 'the app sends the message to the
                    first responder, from whence it progresses up the responder chain until it is
                    handled'). Quote: in iOS, the action message will fired to the first responder even
                    that the current first responder is not in the UIControl responder chain
                    """),
            statements: 3
        ) { stage in
            let parent = UIViewController()
            let pages = ["A", "B"].map(HitPage.init)
            for (index, page) in pages.enumerated() {
                parent.addChild(page)
                page.view.frame = CGRect(x: 0, y: 100 + 300 * index, width: 300, height: 300)
                parent.view.addSubview(page.view)
                page.didMove(toParent: parent)
            }
            let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
            button.addTarget(nil, action: HitPage.action, for: .touchUpInside)
            pages[0].view.addSubview(button)
            try stage.launch(parent)
            stage.begin()
            stage.sim.tap(button)
            try stage.settle()
            stage.state(
                "without a first responder, the chain begins at the button", stage.lines == ["A.hit"],
                "\(stage.lines)")
            let isFirst = pages[1].becomeFirstResponder()
            stage.begin()
            stage.sim.tap(button)
            try stage.settle()
            stage.state(
                """
                with a first responder, the action goes to the first responder's chain, even if the \
                button is not in it
                """, isFirst && stage.lines == ["B.hit"], "\(stage.lines)")
            let app = UIApplication.shared
            let isHandled = app.sendAction(HitPage.action, to: nil, from: button, for: nil)
            let isLost = !app.sendAction(Selector(("nobodyHasThis")), to: nil, from: button, for: nil)
            stage.state(
                """
                UIApplication.sendAction(_:to:from:for:) with nil returns true if a responder \
                handled it, and false if none did
                """, isHandled && isLost, "handled: \(isHandled), false if nobody: \(isLost)")
        },
        primaryActions,
        .rule(
            EvidenceEntry(
                "hunt-gestures-07",
                "A button is disabled between touch down and touch up",
                ios: "11.4 (2018-07), 12 betas",
                source: .radar("https://github.com/lionheart/openradar-mirror/issues/20117"),
                notes: """
                    Not firm: one person says so. One reporter with a sample project. Quote: If
                    UIControlEventTouchDownInside occurs while the button is still enabled,
                    UIControlEventTouchUpInside would be fired even if the button was disabled between
                    tapping & releasing the button.
                    """),
            statements: 1
        ) { stage in
            let button = UIButton()
            let target = HeardTarget("touchUpInside")
            button.addTarget(target, action: HeardTarget.action, for: .touchUpInside)
            _ = try TouchScene(stage, UIRotationGestureRecognizer(), on: button, isOver: true)
            stage.begin()
            stage.sim.touchDown(at: TouchScene.middle)
            stage.sim.advance(by: 0.1)
            button.isEnabled = false
            stage.sim.advance(by: 0.1)
            stage.sim.touchUp()
            try stage.settle()
            withExtendedLifetime(target) {}
            stage.state(
                "touchUpInside is sent when the finger is lifted, though isEnabled is false",
                !button.isEnabled && stage.has("touchUpInside"), "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "hunt-gestures-10",
                "A segmented control: which changes send valueChanged",
                source: .claim("https://github.com/rs/SDSegmentedControl/issues/6"),
                notes: """
                    2012-10. Header UISegmentedControl.h: 'the UIControlEventValueChanged action is
                    invoked when the segment changes via a user event'. The maintainer of
                    HMSegmentedControl says of the third that it is UISegmentedControl's behavior
                    (https://github.com/HeshamMegid/HMSegmentedControl/issues/181). Quote: The usual
                    behaviour with UISegmentedControl is that unless a different segment is touched this
                    ValueChanged event should not occur.
                    """),
            statements: 3
        ) { stage in
            let control = UISegmentedControl(items: ["a", "b"])
            control.selectedSegmentIndex = 0
            let scene = try ControlRow(control, stage)
            let changes = scene.counting(.valueChanged)
            try scene.tap("b")
            stage.state(
                "tapping another segment: valueChanged, once",
                changes.count == 1 && control.selectedSegmentIndex == 1,
                "\(changes.count), at \(control.selectedSegmentIndex)")
            try scene.tap("b")
            stage.state(
                "tapping the selected segment: nothing is sent", changes.count == 1, "\(changes.count)")
            control.selectedSegmentIndex = 0
            try stage.settle()
            stage.state(
                "the app sets selectedSegmentIndex: nothing is sent", changes.count == 1, "\(changes.count)")
        },
    ]

    private static let primaryActions = Scenario.rule(
        EvidenceEntry(
            "hunt-gestures-06",
            "Which event primaryActionTriggered goes with",
            ios: "9+",
            source: .claim("https://github.com/TimOliver/TORoundedButton/pull/13"),
            notes: """
                M. Neuburg's book, quoted in the pull request; that it does the same as touchUpInside
                for UIButton also in https://github.com/mirego/trikot.viewmodels/pull/66. Nothing is
                said of the order of the two. Quote: The primary control event is Value Changed for all
                controls except for UIButton, where it is Touch Up Inside, and UITextField, where it is
                Did End On Exit.
                """),
        statements: 3
    ) { stage in
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        let buttons = try ControlRow(button, stage)
        let (pressed, lifted) = (buttons.counting(.primaryActionTriggered), buttons.counting(.touchUpInside))
        stage.sim.tap(button)
        try stage.settle()
        let afterTap = (pressed.count, lifted.count)
        try buttons.drag(from: buttons.middle, by: CGSize(width: 0, height: 400))
        stage.state(
            "UIButton: touchUpInside", afterTap == (1, 1) && pressed.count == 1,
            "\(afterTap), after a drag to the outside \(pressed.count)")

        let segments = UISegmentedControl(items: ["a", "b"])
        segments.selectedSegmentIndex = 0
        let slider = UISlider()
        slider.value = 0.5
        try isPrimary(.valueChanged, of: UISwitch(), stage) { try $0.tap() }
        try isPrimary(.valueChanged, of: segments, stage) { try $0.tap("b") }
        try isPrimary(.valueChanged, of: slider, stage, isRepeated: true) {
            try $0.drag(from: $0.middle, by: CGSize(width: 60, height: 0))
        }

        let field = UITextField()
        let fields = try ControlRow(field, stage)
        let returned = fields.counting(.primaryActionTriggered)
        field.becomeFirstResponder()
        try stage.settle()
        stage.sim.type("a")
        let typed = returned.count
        stage.sim.type("\n")
        try stage.settle()
        stage.state(
            "UITextField: editingDidEndOnExit (the return key)", typed == 0 && returned.count == 1,
            "typed: \(typed), with the return key \(returned.count)")
    }

    /// States that a user's change of a control triggers its primary action, once for each event.
    private static func isPrimary(
        _ event: UIControl.Event, of control: UIControl, _ stage: Stage, isRepeated: Bool = false,
        change: (ControlRow) throws -> Void
    ) throws {
        let row = try ControlRow(control, stage)
        let (primary, changed) = (row.counting(.primaryActionTriggered), row.counting(event))
        try change(row)
        stage.state(
            "UISwitch, UISlider, UISegmentedControl: valueChanged",
            primary.count == changed.count && (isRepeated ? primary.count > 0 : primary.count == 1),
            "\(type(of: control)): \(primary.count) for \(changed.count) changes")
    }
}

/// A page that can be the first responder, and records hits.
private final class HitPage: UIViewController {
    static let action = Selector("hit", HitPage.hit)
    private let name: String
    private let journal = Journal.current

    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }

    private func hit() { journal.log("\(name).hit") }
}

/// A page with one control.
@MainActor
private final class ControlRow {
    private let control: UIControl
    private let stage: Stage

    init(_ control: UIControl, _ stage: Stage) throws {
        self.control = control
        self.stage = stage
        let page = UIViewController()
        try stage.launch(page)
        control.frame = CGRect(x: 50, y: 200, width: 250, height: 44)
        page.view.addSubview(control)
        stage.sim.turn()
    }

    /// Counts an event of the control from now on.
    func counting(_ event: UIControl.Event) -> EventCount { EventCount(event, of: control) }

    /// The center of the control, in the window.
    var middle: CGPoint {
        control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil)
    }

    func tap() throws {
        stage.sim.tap(at: middle)
        try stage.settle()
    }

    func tap(_ title: String) throws {
        stage.sim.tap(title)
        try stage.settle()
    }

    func drag(from start: CGPoint, by distance: CGSize) throws {
        stage.sim.pan(from: start, to: CGPoint(x: start.x + distance.width, y: start.y + distance.height))
        try stage.settle()
    }
}

/// Counts an event of a control.
@MainActor
private final class EventCount: NSObject {
    private static let action = Selector("increase", EventCount.increase)
    private(set) var count = 0

    init(_ event: UIControl.Event, of control: UIControl) {
        super.init()
        control.addTarget(self, action: Self.action, for: event)
    }

    private func increase() { count += 1 }
}
