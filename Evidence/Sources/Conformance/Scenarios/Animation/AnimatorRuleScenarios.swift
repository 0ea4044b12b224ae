import Simulator

// Property animators: defaults, animations added later, directions, fractions and ends.
extension Scenario {
    static let animatorRules: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt4-animators-01",
                "A property animator is made and its properties are read",
                ios: "10+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiviewpropertyanimator"),
                notes: """
                    Header of the SDK of iOS 26.2, UIViewPropertyAnimator.h: the comments give each
                    default. Quote: Defaults to YES. Raises if set on an active animator.
                    """),
            statements: 6
        ) { stage in
            let animator = try MovedView(stage, duration: 2).animator
            stage.state(
                "duration is the given one and delay is 0", animator.duration == 2 && animator.delay == 0,
                "\(animator.duration), \(animator.delay)")
            stage.state(
                "isInterruptible and isUserInteractionEnabled are true",
                animator.isInterruptible && animator.isUserInteractionEnabled,
                "\(animator.isInterruptible), \(animator.isUserInteractionEnabled)")
            stage.state(
                "isManualHitTestingEnabled is false", !animator.isManualHitTestingEnabled, "it is true")
            stage.state(
                "scrubsLinearly is true and pausesOnCompletion is false",
                animator.scrubsLinearly && !animator.pausesOnCompletion,
                "\(animator.scrubsLinearly), \(animator.pausesOnCompletion)")
            stage.state(
                "the state is inactive, it does not run and it is not reversed",
                animator.state == .inactive && !animator.isRunning && !animator.isReversed, animator.words)
            animator.startAnimation(afterDelay: 0.5)
            stage.state(
                "after startAnimation(afterDelay: 0.5) delay is 0.5", animator.delay == 0.5,
                "\(animator.delay)")
            try stage.settle()
        },
        .rule(
            EvidenceEntry(
                "hunt4-animators-02",
                "A property animator without animations is started, and an animation is added later",
                ios: "10+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/addanimations(_:)"
                ),
                notes: """
                    Header of the SDK of iOS 26.2, UIViewPropertyAnimator.h, addAnimations: without
                    animation blocks the animator starts in a transient paused state, and an added block
                    starts it. Quote: submitting an animation block will automatically start animating
                    any animatable view properties set therein
                    """),
            statements: 4
        ) { stage in
            let scene = try MovedView(stage, duration: 1, isEmpty: true)
            scene.animator.startAnimation()
            stage.state(
                "it is active after startAnimation()", scene.animator.state == .active, scene.animator.words)
            scene.animator.addAnimations { [view = scene.view] in view.frame.origin.x = 100 }
            stage.sim.advance(by: 0.5)
            let x = scene.shownX
            try stage.settle()
            stage.state(
                "the added animation runs without another call", x > 0 && x < 100 && scene.shownX == 100,
                "\(x), then \(scene.shownX)")
            stage.state(
                "its completion handlers are called at the end, with the position end", scene.ends == [.end],
                "\(scene.ends)")
            scene.view.frame.origin.x = 0
            scene.animator.startAnimation()
            let isActive = scene.animator.state == .active
            stage.sim.advance(by: 2)
            stage.state(
                "started again, it is active and runs nothing of before",
                isActive && scene.shownX == 0 && scene.ends == [.end],
                "\(scene.animator.words), \(scene.shownX), \(scene.ends)")
            scene.animator.stopAnimation(true)
        },
        .rule(
            EvidenceEntry(
                "hunt4-animators-03",
                "isReversed is set to true before a property animator is started",
                ios: "10+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiviewanimating/isreversed"),
                notes: """
                    Header of the SDK of iOS 26.2, UIViewAnimating.h, reversed: while it does not run,
                    it says in which direction it will start. Quote: it indicates that it will run in
                    the reversed direction when it is started
                    """),
            statements: 4
        ) { stage in
            let scene = try MovedView(stage, duration: 1)
            scene.animator.isReversed = true
            stage.state(
                "isRunning is false and isReversed is true before the start",
                !scene.animator.isRunning && scene.animator.isReversed, scene.animator.words)
            scene.animator.startAnimation()
            stage.state("it runs after the start", scene.animator.isRunning, scene.animator.words)
            try stage.settle()
            stage.state(
                "the completion handler gets the position start", scene.ends == [.start], "\(scene.ends)")
            stage.state(
                "the view has the value from before the animation at the end", scene.view.frame.minX == 0,
                "\(scene.view.frame.minX)")
        },
        .rule(
            EvidenceEntry(
                "hunt4-animators-04",
                "An animation is added with a delay factor of 0.5 to an animator of 2 s",
                ios: "10+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/addanimations(_:delayfactor:)"
                ),
                notes: """
                    Header of the SDK of iOS 26.2, UIViewPropertyAnimator.h, addAnimations:delayFactor::
                    it begins at delayFactor times the duration and takes the rest. Quote: The duration
                    of the animation will be (1 - delayFactor) * animator.duration seconds.
                    """),
            statements: 3
        ) { stage in
            let scene = try MovedView(stage, duration: 2, isEmpty: true)
            scene.animator.addAnimations(
                { [view = scene.view] in view.frame.origin.x = 100 }, delayFactor: 0.5)
            scene.animator.startAnimation()
            stage.sim.advance(by: 0.9)
            stage.state("the added change has not begun after 0.9 s", scene.shownX == 0, "\(scene.shownX)")
            stage.sim.advance(by: 0.6)
            stage.state(
                "it is halfway after 1.5 s of a linear curve", abs(scene.shownX - 50) < 5, "\(scene.shownX)")
            let start = stage.sim.now
            try stage.settle()
            let seconds = stage.sim.now - start
            stage.state(
                "it has ended after 2 s, with the animator",
                scene.shownX == 100 && scene.ends == [.end] && abs(seconds - 0.5) < 0.05,
                "\(scene.shownX), \(scene.ends) after \(seconds) s")
        },
        .rule(
            EvidenceEntry(
                "hunt4-animators-05",
                "An animation is added while an animator of 2 s is halfway",
                ios: "10+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/duration"),
                notes: """
                    The page of duration. Quote: Animations added later run only for the remaining time,
                    which is determined by the formula (1.0 - fractionComplete) * duration.
                    """),
            statements: 2
        ) { stage in
            let scene = try MovedView(stage, duration: 2)
            scene.animator.startAnimation()
            stage.sim.advance(by: 1)
            scene.animator.addAnimations { [view = scene.view] in view.alpha = 0 }
            stage.sim.advance(by: 0.5)
            let alpha = scene.view.layer.presentation()?.opacity ?? 1
            let start = stage.sim.now
            try stage.settle()
            let seconds = stage.sim.now - start
            stage.state(
                "the added animation ends with the animator, 1 s later",
                abs(alpha - 0.5) < 0.1 && scene.view.alpha == 0 && scene.ends == [.end]
                    && abs(seconds - 0.5) < 0.05, "\(alpha), \(scene.ends) after \(seconds) s")
            stage.state("duration is still 2", scene.animator.duration == 2, "\(scene.animator.duration)")
        },
        .rule(
            EvidenceEntry(
                "hunt4-animators-06",
                "fractionComplete is set on an animator that was never started",
                ios: "10+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiviewanimating/state"),
                notes: """
                    The page of state: changing fractionComplete moves the animator to the active state.
                    Quote: Changing the fractionComplete property also moves the animator to the active
                    state.
                    """),
            statements: 4
        ) { stage in
            let scene = try MovedView(stage, duration: 2)
            scene.animator.fractionComplete = 0.25
            stage.state("the state is active", scene.animator.state == .active, scene.animator.words)
            stage.state("isRunning is false", !scene.animator.isRunning, scene.animator.words)
            stage.sim.turn()
            stage.state(
                "the view shows the value of that fraction", abs(scene.shownX - 25) < 2, "\(scene.shownX)")
            let start = stage.sim.now
            scene.animator.startAnimation()
            try stage.settle()
            let seconds = stage.sim.now - start
            stage.state(
                "startAnimation() goes on from there and takes the remaining time",
                scene.ends == [.end] && abs(seconds - 1.5) < 0.1, "\(scene.ends) after \(seconds) s")
        },
        .rule(
            EvidenceEntry(
                "hunt4-animators-07",
                """
                An animator is stopped with false at 0.25 and finished at each of the three \
                positions
                """,
                ios: "10+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiviewanimating/finishanimation(at:)"),
                notes: """
                    The pages of stopAnimation(_:) and finishAnimation(at:). Quote: Specify
                    UIViewAnimatingPosition.current to leave the view properties unchanged from their
                    current values.
                    """),
            statements: 5
        ) { stage in
            let ends: [(UIViewAnimatingPosition, CGFloat)] = [(.end, 100), (.start, 0), (.current, 25)]
            for (statement, (end, x)) in zip(
                [
                    "finished at end: the view has the final value, and the handler gets end",
                    "finished at start: the view has the first value, and the handler gets start",
                    """
                    finished at current: the view has the value between, and the handler gets \
                    current
                    """,
                ], ends)
            {
                let scene = try MovedView(stage, duration: 2)
                scene.animator.startAnimation()
                stage.sim.advance(by: 0.5)
                scene.animator.stopAnimation(false)
                stage.state(

                    """
                    stopped: the state is stopped, isRunning is false and no completion handler was \
                    called
                    """,
                    scene.animator.state == .stopped && !scene.animator.isRunning && scene.ends.isEmpty,
                    "\(scene.animator.words), \(scene.ends)")
                scene.animator.finishAnimation(at: end)
                try stage.settle()
                stage.state(
                    statement, abs(scene.view.frame.minX - x) < 3 && scene.ends == [end],
                    "\(scene.view.frame.minX), \(scene.ends)")
                stage.state(
                    "the state is inactive afterwards", scene.animator.state == .inactive,
                    scene.animator.words)
            }
        },
        .rule(
            EvidenceEntry(
                "hunt4-animators-08",
                """
                runningPropertyAnimator(withDuration:delay:options:animations:completion:), alone \
                and within the block of another animation
                """,
                ios: "10+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/runningpropertyanimator(withduration:delay:options:animations:completion:)"
                ),
                notes: """
                    Header of the SDK of iOS 26.2, UIViewPropertyAnimator.h: within another block it
                    inherits the duration unless an option overrides it. Quote: The animator returned is
                    interruptible only if it is not called from within the execution block of another
                    animation
                    """),
            statements: 4
        ) { stage in
            let scene = try MovedView(stage, duration: 1)
            var ends: [UIViewAnimatingPosition] = []
            let alone = UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 0.2, delay: 0, options: [],
                animations: { scene.view.frame.origin.x = 100 }, completion: { ends.append($0) })
            stage.state(
                "alone: it is active and interruptible at once",
                alone.state == .active && alone.isInterruptible, alone.words)
            try stage.settle()
            stage.state("the completion handler gets the position end", ends == [.end], "\(ends)")
            let start = stage.sim.now
            var inner: UIViewPropertyAnimator?
            var end: TimeInterval?
            UIView.animate(withDuration: 1) {
                scene.view.alpha = 0.5
                inner = UIViewPropertyAnimator.runningPropertyAnimator(
                    withDuration: 0.2, delay: 0, options: [],
                    animations: { scene.view.frame.origin.x = 0 },
                    completion: { _ in end = stage.sim.now })
            }
            stage.state(
                "within the block of UIView.animate: it is not interruptible",
                inner?.isInterruptible == false, "it is interruptible")
            try stage.settle()
            let seconds = (end ?? start) - start
            stage.state(
                """
                within the block of UIView.animate of 1 s: its own 0.2 s are not used, it ends after \
                1 s
                """, abs(seconds - 1) < 0.05, "\(seconds) s")
        },
    ]
}

extension UIViewPropertyAnimator {
    fileprivate var words: String { "state \(state.rawValue), running \(isRunning), reversed \(isReversed)" }
}

/// A view in a window, and an animator that moves it from 0 to 100 points.
@MainActor
private final class MovedView {
    let animator: UIViewPropertyAnimator
    let view = UIView(frame: CGRect(x: 0, y: 200, width: 50, height: 50))
    private(set) var ends: [UIViewAnimatingPosition] = []

    init(_ stage: Stage, duration: TimeInterval, isEmpty: Bool = false) throws {
        let page = UIViewController()
        try stage.launch(page)
        page.view.addSubview(view)
        stage.sim.turn()
        animator = UIViewPropertyAnimator(duration: duration, curve: .linear, animations: nil)
        if !isEmpty { animator.addAnimations { [view] in view.frame.origin.x = 100 } }
        animator.addCompletion { [weak self] in self?.ends.append($0) }
    }

    /// The view's horizontal position on the screen.
    var shownX: CGFloat { (view.layer.presentation() ?? view.layer).frame.minX }
}
