import Simulator

// The view that receives a touch.
extension Scenario {
    static let hitTests: [Scenario] = [
        hitViews,
        .rule(
            EvidenceEntry(
                "hunt-gestures-08",
                "Two fingers on one plain view",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiview/ismultipletouchenabled"),
                notes: """
                    The page's note speaks of the recognizers. Quote: When set to false, the view
                    receives only the first touch event in a multi-touch sequence that start within the
                    view's bounds. [...] This property does not affect the gesture recognizers attached
                    to the view. Gesture recognizers receive all touches that occur in the view.
                    """),
            statements: 4
        ) { stage in
            for (statement, isMultiple) in zip(
                [
                    """
                    isMultipleTouchEnabled is false by default: the view hears touchesBegan for the \
                    first finger alone
                    """,
                    "true: the view hears both",
                ], [false, true])
            {
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
                let (heard, recognized) = (stage.count("one"), stage.count("recognizer"))
                for finger in 0...1 { stage.sim.touchUp(finger: finger) }
                try stage.settle()
                stage.state(
                    statement,
                    one.isMultipleTouchEnabled == isMultiple && heard == (isMultiple ? 2 : 1),
                    "\(heard) touches")
                stage.state(
                    "a recognizer of the view receives both touches either way", recognized == 2,
                    "\(recognized) touches")
                guard !isMultiple else { continue }
                stage.begin()
                stage.sim.touchDown(at: CGPoint(x: 100, y: 250), finger: 0)
                stage.sim.touchDown(at: CGPoint(x: 100, y: 500), finger: 1)
                stage.state(
                    "false: another view in the window still receives a touch meanwhile",
                    stage.count("one") == 1 && stage.count("other") == 1,
                    "\(stage.lines)")
                for finger in 0...1 { stage.sim.touchUp(finger: finger) }
                try stage.settle()
                withExtendedLifetime(other) {}
            }
        },
        .rule(
            EvidenceEntry(
                "hunt-gestures-09",
                "A view is tapped while UIView.animate moves it",
                animated: true,
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiview/isuserinteractionenabled"),
                notes: """
                    Before iOS 5 the whole app was deaf meanwhile (Apple's words in
                    https://blog.csdn.net/clwahaha/article/details/8900813). The last statement:
                    https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/isuserinteractionenabled.
                    Quote: During an animation, user interactions are temporarily disabled for all views
                    involved in the animation, regardless of the value in this property. You can disable
                    this behavior by specifying the allowUserInteraction option when configuring the
                    animation.
                    """),
            statements: 4
        ) { stage in
            let plain = try hearing(stage) { view in
                UIView.animate(withDuration: 5) { view.alpha = 0.5 }
            }
            stage.state(
                "the view hears nothing while it is animated, with isUserInteractionEnabled = true",
                !plain.contains("moved"), "\(plain)")
            stage.state(
                "a view that is not animated hears touches meanwhile", plain.contains("still"), "\(plain)")
            let allowing = try hearing(stage) { view in
                UIView.animate(withDuration: 5, delay: 0, options: .allowUserInteraction) { view.alpha = 0.5 }
            }
            stage.state(
                "with the option allowUserInteraction it hears the touch", allowing.contains("moved"),
                "\(allowing)")
            let animator = UIViewPropertyAnimator(duration: 5, curve: .linear)
            let isOnByDefault = animator.isUserInteractionEnabled
            let animated = try hearing(stage) { view in
                animator.addAnimations { view.alpha = 0.5 }
                animator.startAnimation()
            }
            stage.state(
                """
                UIViewPropertyAnimator: isUserInteractionEnabled is true by default, and the \
                animated view hears touches
                """, isOnByDefault && animated.contains("moved"), "\(isOnByDefault), \(animated)")
        },
    ]

    private static let hitViews = Scenario.rule(
        EvidenceEntry(
            "hunt-gestures-02",
            "Which view a touch hits",
            source: .documentation("https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)"),
            notes: """
                The subviews' share of the second statement, and that siblings are asked from the last
                to the first, also in
                https://www.twistedape.me.uk/2013/10/05/ios-what-happens-when-i-touch-the-screen/.
                Quote: This method ignores view objects that are hidden, that have disabled user
                interactions, or that have an alpha level less than 0.01. [...] This method doesn't
                report points that lie outside the view's bounds as hits, even if they actually lie
                within one of the view's subviews.
                """),
        statements: 6
    ) { stage in
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

        try stage.state("a hidden view is not hit", !scene.reaches(hidden), "it is")
        let isDisabledReached = try scene.reaches(disabled)
        let isItsSubviewReached = try scene.reaches(inDisabled)
        stage.state(
            "a view with isUserInteractionEnabled = false is not hit, nor are its subviews",
            !isDisabledReached && !isItsSubviewReached, "\(isDisabledReached), \(isItsSubviewReached)")
        try stage.state("a view with an alpha below 0.01 is not hit", !scene.reaches(faint), "it is")
        try stage.state("a transparent part of a visible view is hit", scene.reaches(clear), "it is not")
        let inside = try scene.reaches(beyond, at: CGPoint(x: 25, y: 25))
        let outside = try scene.reaches(beyond, at: CGPoint(x: 75, y: 75))
        stage.state(
            """
            a part of a subview outside of its superview's bounds is not hit, even with \
            clipsToBounds = false
            """, inside && !outside, "inside: \(inside), outside: \(outside)")
        let isFrontReached = try scene.reaches(front)
        stage.state(
            "of two siblings in one place the one in front is hit",
            try isFrontReached && !scene.reaches(behind), "the front one: \(isFrontReached)")
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
        for _ in touches { journal.log("recognizer") }
    }
}
