import Simulator

// Touches, recognizers and the actions of controls.
extension Scenario {
    static let huntGestures: [Scenario] = [
        .messages("hunt-gestures-01") { stage in
            let pan = UIPanGestureRecognizer()
            let asker = TouchAsker()
            pan.addTarget(asker, action: TouchAsker.action)
            try TouchScene(stage, pan).drag()
            withExtendedLifetime(asker) {}
        },
        hitViews,
        .statements("hunt-gestures-03") { stage in
            for isBarLast in [false, true] {
                let page = UIViewController()
                let stack = stage.navigation([page])
                try stage.launch(stack)
                let bar = stack.navigationBar
                let pan = UIPanGestureRecognizer()
                let target = HeardTarget("pan")
                pan.addTarget(target, action: HeardTarget.action)
                let (before, last): (UIView, UIView) = isBarLast ? (page.view, bar) : (bar, page.view)
                before.addGestureRecognizer(pan)
                last.addGestureRecognizer(pan)
                stage.sim.turn()
                let heard = try [before, last].map { try isDragHeard(in: $0, stage) }
                withExtendedLifetime(target) {}
                let isMoved = pan.view === last && before.gestureRecognizers?.contains(pan) != true
                stage.state(0, isMoved, "it is in \(pan.view.map { "\($0)" } ?? "none")")
                stage.state(1, !heard[0], "the first view's touches reach it")
                if isBarLast { stage.state(2, heard == [false, true], "view and bar: \(heard)") }
                stage.note("the view of last has it", heard[1], "before and last: \(heard)")
            }
        },
        .statements("hunt-gestures-04") { stage in
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
            stage.state(1, stage.lines == ["A.hit"], "\(stage.lines)")
            let isFirst = pages[1].becomeFirstResponder()
            stage.begin()
            stage.sim.tap(button)
            try stage.settle()
            stage.state(0, isFirst && stage.lines == ["B.hit"], "\(stage.lines)")
            let app = UIApplication.shared
            let isHandled = app.sendAction(HitPage.action, to: nil, from: button, for: nil)
            let isLost = !app.sendAction(Selector(("nobodyHasThis")), to: nil, from: button, for: nil)
            stage.state(2, isHandled && isLost, "handled: \(isHandled), false if nobody: \(isLost)")
        },
        .statements("hunt-gestures-05") { stage in
            let scene = try TableScene(stage, [10], delegate: HeardSelection()).show()
            let tap = UITapGestureRecognizer()
            let target = HeardTarget("tap")
            tap.addTarget(target, action: HeardTarget.action)
            scene.page.view.addGestureRecognizer(tap)
            stage.sim.turn()
            stage.begin()
            try scene.tap(2)
            stage.state(0, stage.has("tap") && !stage.has("Table.didSelectRow(2)"), "\(stage.lines)")
            tap.cancelsTouchesInView = false
            stage.begin()
            try scene.tap(3)
            withExtendedLifetime(target) {}
            stage.state(1, stage.has("tap") && stage.has("Table.didSelectRow(3)"), "\(stage.lines)")
        },
        primaryActions,
        .statements("hunt-gestures-07") { stage in
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
            stage.state(0, !button.isEnabled && stage.has("touchUpInside"), "\(stage.lines)")
        },
        .statements("hunt-gestures-08") { stage in
            for (position, isMultiple) in [false, true].enumerated() {
                let scene = try HitScene(stage)
                let one = scene.add("one", CGRect(x: 20, y: 150, width: 300, height: 200))
                let other = scene.add("other", CGRect(x: 20, y: 400, width: 300, height: 200))
                if isMultiple { one.isMultipleTouchEnabled = true }
                one.addGestureRecognizer(TouchCounter())
                stage.sim.turn()
                stage.begin()
                stage.sim.touchDown(at: CGPoint(x: 100, y: 250), finger: 0)
                stage.sim.advance(by: 0.1)
                stage.sim.touchDown(at: CGPoint(x: 200, y: 250), finger: 1)
                stage.sim.advance(by: 0.1)
                let (heard, recognized) = (stage.count("one"), stage.count("recogniser"))
                for finger in 0...1 { stage.sim.touchUp(finger: finger) }
                try stage.settle()
                stage.state(
                    position, one.isMultipleTouchEnabled == isMultiple && heard == (isMultiple ? 2 : 1),
                    "\(heard) touches")
                stage.state(2, recognized == 2, "\(recognized) touches")
                guard !isMultiple else { continue }
                stage.begin()
                stage.sim.touchDown(at: CGPoint(x: 100, y: 250), finger: 0)
                stage.sim.touchDown(at: CGPoint(x: 100, y: 500), finger: 1)
                stage.state(3, stage.count("one") == 1 && stage.count("other") == 1, "\(stage.lines)")
                for finger in 0...1 { stage.sim.touchUp(finger: finger) }
                try stage.settle()
                withExtendedLifetime(other) {}
            }
        },
        .statements("hunt-gestures-09") { stage in
            let plain = try hearing(stage) { view in
                UIView.animate(withDuration: 5) { view.alpha = 0.5 }
            }
            stage.state(0, !plain.contains("moved"), "\(plain)")
            stage.state(2, plain.contains("still"), "\(plain)")
            let allowing = try hearing(stage) { view in
                UIView.animate(withDuration: 5, delay: 0, options: .allowUserInteraction) { view.alpha = 0.5 }
            }
            stage.state(1, allowing.contains("moved"), "\(allowing)")
            let animator = UIViewPropertyAnimator(duration: 5, curve: .linear)
            let isOnByDefault = animator.isUserInteractionEnabled
            let animated = try hearing(stage) { view in
                animator.addAnimations { view.alpha = 0.5 }
                animator.startAnimation()
            }
            stage.state(3, isOnByDefault && animated.contains("moved"), "\(isOnByDefault), \(animated)")
        },
        .statements("hunt-gestures-10") { stage in
            let control = UISegmentedControl(items: ["a", "b"])
            control.selectedSegmentIndex = 0
            let scene = try ControlRow(control, stage)
            let changes = scene.counting(.valueChanged)
            try scene.tap("b")
            stage.state(
                0, changes.count == 1 && control.selectedSegmentIndex == 1,
                "\(changes.count), at \(control.selectedSegmentIndex)")
            try scene.tap("b")
            stage.state(1, changes.count == 1, "\(changes.count)")
            control.selectedSegmentIndex = 0
            try stage.settle()
            stage.state(2, changes.count == 1, "\(changes.count)")
        },
    ]

    private static let hitViews = Scenario.statements("hunt-gestures-02") { stage in
        let scene = try HitScene(stage)
        let square = CGSize(width: 100, height: 100)
        @MainActor func add(_ name: String, _ x: CGFloat, _ y: CGFloat, to parent: UIView? = nil) -> NamedView
        {
            scene.add(name, CGRect(origin: CGPoint(x: x, y: y), size: square), to: parent)
        }
        let hidden = add("hidden", 20, 100)
        hidden.isHidden = true
        let disabled = add("disabled", 140, 100)
        disabled.isUserInteractionEnabled = false
        let inDisabled = add("in the disabled one", 0, 0, to: disabled)
        let faint = add("faint", 260, 100)
        faint.alpha = 0.009
        let clear = add("clear", 20, 250)
        clear.backgroundColor = .clear
        let container = add("container", 20, 400)
        container.clipsToBounds = false
        let beyond = add("beyond", 50, 50, to: container)
        let (behind, front) = (add("behind", 200, 400), add("front", 200, 400))
        for view in scene.root.subviews where view !== clear { view.backgroundColor = .red }

        try stage.state(0, !scene.reaches(hidden), "it is")
        let isDisabledReached = try scene.reaches(disabled)
        let isItsSubviewReached = try scene.reaches(inDisabled)
        stage.state(
            1, !isDisabledReached && !isItsSubviewReached, "\(isDisabledReached), \(isItsSubviewReached)")
        try stage.state(2, !scene.reaches(faint), "it is")
        try stage.state(3, scene.reaches(clear), "it is not")
        let inside = try scene.reaches(beyond, at: CGPoint(x: 25, y: 25))
        let outside = try scene.reaches(beyond, at: CGPoint(x: 75, y: 75))
        stage.state(4, inside && !outside, "inside: \(inside), outside: \(outside)")
        let isFrontReached = try scene.reaches(front)
        stage.state(5, try isFrontReached && !scene.reaches(behind), "the front one: \(isFrontReached)")
    }

    private static let primaryActions = Scenario.statements("hunt-gestures-06") { stage in
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        let buttons = try ControlRow(button, stage)
        let (pressed, lifted) = (buttons.counting(.primaryActionTriggered), buttons.counting(.touchUpInside))
        stage.sim.tap(button)
        try stage.settle()
        let afterTap = (pressed.count, lifted.count)
        try buttons.drag(from: buttons.middle, by: CGSize(width: 0, height: 400))
        stage.state(
            0, afterTap == (1, 1) && pressed.count == 1,
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
            2, typed == 0 && returned.count == 1, "typed: \(typed), with the return key \(returned.count)")
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
            1, primary.count == changed.count && (isRepeated ? primary.count > 0 : primary.count == 1),
            "\(type(of: control)): \(primary.count) for \(changed.count) changes")
    }

    /// Whether a drag in a view calls a recognizer's target.
    private static func isDragHeard(in view: UIView, _ stage: Stage) throws -> Bool {
        let start = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        stage.begin()
        stage.sim.pan(from: start, to: CGPoint(x: start.x + 60, y: start.y))
        try stage.settle()
        return stage.has("pan")
    }

    /// The names of two views that receive a touch, a second after one of them was animated.
    private static func hearing(_ stage: Stage, _ animate: @MainActor (UIView) -> Void) throws -> [String] {
        let scene = try HitScene(stage)
        let moved = scene.add("moved", CGRect(x: 20, y: 150, width: 100, height: 100))
        let still = scene.add("still", CGRect(x: 20, y: 350, width: 100, height: 100))
        stage.sim.turn()
        animate(moved)
        stage.sim.advance(by: 1)
        stage.begin()
        for view in [moved, still] { stage.sim.tap(at: view.convert(CGPoint(x: 50, y: 50), to: nil)) }
        let heard = stage.lines
        try stage.settle()
        return heard
    }
}

extension Stage {
    /// The number of recorded lines with this text.
    fileprivate func count(_ line: String) -> Int { lines.filter { $0 == line }.count }
}

/// A page with views that record their name for each touch.
@MainActor
private final class HitScene {
    let root: UIView
    private let stage: Stage

    init(_ stage: Stage) throws {
        self.stage = stage
        let page = UIViewController()
        try stage.launch(page)
        root = page.view
    }

    func add(_ name: String, _ frame: CGRect, to parent: UIView? = nil) -> NamedView {
        let view = NamedView(name)
        view.frame = frame
        (parent ?? root).addSubview(view)
        return view
    }

    /// Whether a touch in the center of a view, or at a point of it, reaches the view itself. Hit testing must give the same result.
    func reaches(_ view: NamedView, at point: CGPoint? = nil) throws -> Bool {
        let place = view.convert(point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: root)
        let answer = root.hitTest(place, with: nil) === view
        stage.begin()
        stage.sim.tap(at: root.convert(place, to: nil))
        try stage.settle()
        let isTouched = stage.has(view.name)
        stage.note(
            "\(view.name): hitTest answers like a finger", answer == isTouched,
            "hitTest: \(answer), finger: \(isTouched)")
        return isTouched
    }
}

/// A view that records its name for each touch.
private final class NamedView: UIView {
    let name: String
    private let journal = Journal.current

    init(_ name: String) {
        self.name = name
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for _ in touches { journal.log(name) }
    }
}

/// A recognizer that records each touch and recognizes nothing.
private final class TouchCounter: UIGestureRecognizer {
    private let journal = Journal.current

    init() { super.init(target: nil, action: nil) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for _ in touches { journal.log("recogniser") }
    }
}

/// A pan recognizer's target that reads the location of the first touch when the finger is lifted.
@MainActor
private final class TouchAsker: NSObject {
    static let action = Selector("ask:", TouchAsker.ask)

    private func ask(_ pan: UIPanGestureRecognizer) {
        if pan.state == .ended { _ = pan.location(ofTouch: 0, in: pan.view) }
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
