import Simulator

// Property animators: defaults, animations added later, directions, fractions and ends.
extension Scenario {
    static let huntAnimators: [Scenario] = [
        .statements("hunt4-animators-01") { stage in
            let animator = try MovedView(stage, duration: 2).animator
            stage.state(
                0, animator.duration == 2 && animator.delay == 0, "\(animator.duration), \(animator.delay)")
            stage.state(
                1, animator.isInterruptible && animator.isUserInteractionEnabled,
                "\(animator.isInterruptible), \(animator.isUserInteractionEnabled)")
            stage.state(2, !animator.isManualHitTestingEnabled, "it is true")
            stage.state(
                3, animator.scrubsLinearly && !animator.pausesOnCompletion,
                "\(animator.scrubsLinearly), \(animator.pausesOnCompletion)")
            stage.state(
                4, animator.state == .inactive && !animator.isRunning && !animator.isReversed, animator.words)
            animator.startAnimation(afterDelay: 0.5)
            stage.state(5, animator.delay == 0.5, "\(animator.delay)")
            try stage.settle()
        },
        .statements("hunt4-animators-02") { stage in
            let scene = try MovedView(stage, duration: 1, isEmpty: true)
            scene.animator.startAnimation()
            stage.state(0, scene.animator.state == .active, scene.animator.words)
            scene.animator.addAnimations { [view = scene.view] in view.frame.origin.x = 100 }
            stage.sim.advance(by: 0.5)
            let x = scene.shownX
            try stage.settle()
            stage.state(1, x > 0 && x < 100 && scene.shownX == 100, "\(x), then \(scene.shownX)")
            stage.state(2, scene.ends == [.end], "\(scene.ends)")
            scene.view.frame.origin.x = 0
            scene.animator.startAnimation()
            let isActive = scene.animator.state == .active
            stage.sim.advance(by: 2)
            stage.state(
                3, isActive && scene.shownX == 0 && scene.ends == [.end],
                "\(scene.animator.words), \(scene.shownX), \(scene.ends)")
            scene.animator.stopAnimation(true)
        },
        .statements("hunt4-animators-03") { stage in
            let scene = try MovedView(stage, duration: 1)
            scene.animator.isReversed = true
            stage.state(0, !scene.animator.isRunning && scene.animator.isReversed, scene.animator.words)
            scene.animator.startAnimation()
            stage.state(1, scene.animator.isRunning, scene.animator.words)
            try stage.settle()
            stage.state(2, scene.ends == [.start], "\(scene.ends)")
            stage.state(3, scene.view.frame.minX == 0, "\(scene.view.frame.minX)")
        },
        .statements("hunt4-animators-04") { stage in
            let scene = try MovedView(stage, duration: 2, isEmpty: true)
            scene.animator.addAnimations(
                { [view = scene.view] in view.frame.origin.x = 100 }, delayFactor: 0.5)
            scene.animator.startAnimation()
            stage.sim.advance(by: 0.9)
            stage.state(0, scene.shownX == 0, "\(scene.shownX)")
            stage.sim.advance(by: 0.6)
            stage.state(1, abs(scene.shownX - 50) < 5, "\(scene.shownX)")
            let start = stage.sim.now
            try stage.settle()
            let seconds = stage.sim.now - start
            stage.state(
                2, scene.shownX == 100 && scene.ends == [.end] && abs(seconds - 0.5) < 0.05,
                "\(scene.shownX), \(scene.ends) after \(seconds) s")
        },
        .statements("hunt4-animators-05") { stage in
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
                0,
                abs(alpha - 0.5) < 0.1 && scene.view.alpha == 0 && scene.ends == [.end]
                    && abs(seconds - 0.5) < 0.05, "\(alpha), \(scene.ends) after \(seconds) s")
            stage.state(1, scene.animator.duration == 2, "\(scene.animator.duration)")
        },
        .statements("hunt4-animators-06") { stage in
            let scene = try MovedView(stage, duration: 2)
            scene.animator.fractionComplete = 0.25
            stage.state(0, scene.animator.state == .active, scene.animator.words)
            stage.state(1, !scene.animator.isRunning, scene.animator.words)
            stage.sim.turn()
            stage.state(2, abs(scene.shownX - 25) < 2, "\(scene.shownX)")
            let start = stage.sim.now
            scene.animator.startAnimation()
            try stage.settle()
            let seconds = stage.sim.now - start
            stage.state(
                3, scene.ends == [.end] && abs(seconds - 1.5) < 0.1, "\(scene.ends) after \(seconds) s")
        },
        .statements("hunt4-animators-07") { stage in
            let ends: [(UIViewAnimatingPosition, CGFloat)] = [(.end, 100), (.start, 0), (.current, 25)]
            for (number, (end, x)) in ends.enumerated() {
                let scene = try MovedView(stage, duration: 2)
                scene.animator.startAnimation()
                stage.sim.advance(by: 0.5)
                scene.animator.stopAnimation(false)
                stage.state(
                    0,
                    scene.animator.state == .stopped && !scene.animator.isRunning && scene.ends.isEmpty,
                    "\(scene.animator.words), \(scene.ends)")
                scene.animator.finishAnimation(at: end)
                try stage.settle()
                stage.state(
                    1 + number, abs(scene.view.frame.minX - x) < 3 && scene.ends == [end],
                    "\(scene.view.frame.minX), \(scene.ends)")
                stage.state(4, scene.animator.state == .inactive, scene.animator.words)
            }
        },
        .statements("hunt4-animators-08") { stage in
            let scene = try MovedView(stage, duration: 1)
            var ends: [UIViewAnimatingPosition] = []
            let alone = UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 0.2, delay: 0, options: [],
                animations: { scene.view.frame.origin.x = 100 }, completion: { ends.append($0) })
            stage.state(0, alone.state == .active && alone.isInterruptible, alone.words)
            try stage.settle()
            stage.state(3, ends == [.end], "\(ends)")
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
            stage.state(1, inner?.isInterruptible == false, "it is interruptible")
            try stage.settle()
            let seconds = (end ?? start) - start
            stage.state(2, abs(seconds - 1) < 0.05, "\(seconds) s")
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
