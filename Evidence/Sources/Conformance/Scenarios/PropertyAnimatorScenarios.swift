import Simulator

// A property animator: its states, its final position, and the position in its completion.
extension Scenario {
    static let propertyAnimators: [Scenario] = [
        .statements("log-animator-01") { stage in
            let scene = try AnimatorScene(stage, duration: 1)
            let animator = scene.animator
            animator.pausesOnCompletion = true
            stage.state(0, animator.state == .inactive && !animator.isRunning, scene.words)
            animator.startAnimation()
            stage.state(1, animator.state == .active && animator.isRunning, scene.words)
            stage.state(2, animator.scrubsLinearly, "\(animator.scrubsLinearly)")
            stage.sim.advance(by: 1.5)
            stage.state(3, animator.state == .active && !animator.isRunning, scene.words)
            animator.stopAnimation(true)
            stage.state(4, animator.state == .inactive && !animator.isRunning, scene.words)
            try stage.settle()
            stage.note("no completion handler runs", scene.ends.isEmpty, "\(scene.ends)")
        },
        .statements("log-animator-02") { stage in
            let scene = try AnimatorScene(stage, duration: 0)
            scene.animator.startAnimation()
            stage.state(0, scene.animator.duration == 0.2, "\(scene.animator.duration)")
            try stage.settle()
        },
        .statements("log-animator-03") { stage in
            for (position, withoutFinishing) in [false, true].enumerated() {
                let scene = try AnimatorScene(stage, duration: 1)
                scene.animator.startAnimation()
                stage.sim.advance(by: 0.3)
                scene.animator.stopAnimation(withoutFinishing)
                if !withoutFinishing { scene.animator.finishAnimation(at: .end) }
                try stage.settle()
                stage.state(
                    position, scene.ends == (withoutFinishing ? [] : [.end]), "\(scene.ends)")
            }
        },
        .order("log-animator-04") { stage in
            try stage.launch(stage.page("Page"))
            let view = UIView()
            let animator = UIViewPropertyAnimator(duration: 4, curve: .linear) { view.alpha = 0 }
            animator.addCompletion { position in
                stage.log("Animator.done")
                stage.log("Animator.\(position == .end ? "end" : position == .start ? "start" : "current")")
            }
            stage.begin()
            animator.startAnimation()
            stage.log("Animator.starting")
            animator.pauseAnimation()
            stage.log("Animator.pausing")
            try stage.settle()
        },
        .statements("log-animator-05") { stage in
            for (position, reversed) in [false, true].enumerated() {
                let scene = try AnimatorScene(stage, duration: 4)
                scene.animator.startAnimation()
                stage.sim.advance(by: 1)
                scene.animator.pauseAnimation()
                scene.animator.isReversed = reversed
                let start = stage.sim.now
                scene.animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.1)
                try stage.settle()
                let seconds = stage.sim.now - start
                stage.state(
                    position, scene.ends == [reversed ? .start : .end] && abs(seconds - 0.4) < 0.05,
                    "\(scene.ends) after \(seconds) s")
                let x = scene.view.frame.minX
                stage.note("the view is there", x == (reversed ? 0 : 100), "\(x)")
            }
        },
        .statements("doc-animator-01") { stage in
            let begins: [(Int, @MainActor (UIViewPropertyAnimator) -> Void)] = [
                (1, { $0.startAnimation() }), (2, { $0.pauseAnimation() }),
                (3, { $0.fractionComplete = 0.5 }),
            ]
            for (position, begin) in begins {
                let scene = try AnimatorScene(stage, duration: 1)
                stage.state(0, scene.animator.state == .inactive, scene.words)
                begin(scene.animator)
                stage.state(position, scene.animator.state == .active, scene.words)
                scene.animator.stopAnimation(false)
                stage.state(4, scene.animator.state == .stopped, scene.words)
                scene.animator.finishAnimation(at: .current)
                stage.state(5, scene.animator.state == .inactive, scene.words)
            }
            let scene = try AnimatorScene(stage, duration: 1)
            scene.animator.startAnimation()
            try stage.settle()
            stage.state(6, scene.animator.state == .inactive && scene.ends == [.end], scene.words)
        },
        .statements("doc-animator-02", isMisuse: true) { stage in
            let changes: [@MainActor (UIViewPropertyAnimator) -> Void] = [
                { $0.isUserInteractionEnabled = false }, { $0.isInterruptible = false },
            ]
            for (position, change) in changes.enumerated() {
                let scene = try AnimatorScene(stage, duration: 1)
                change(scene.animator)
                let before = stage.sim.diagnostics.count
                scene.animator.startAnimation()
                change(scene.animator)
                let raised = stage.sim.diagnostics.dropFirst(before).filter { $0.kind == .exception }
                stage.state(position, !raised.isEmpty, "nothing is raised")
                try stage.settle()
            }
        },
        .statements("doc-animator-03") { stage in
            let scene = try AnimatorScene(stage, duration: 1)
            scene.animator.startAnimation()
            stage.sim.advance(by: 0.5)
            let ahead = scene.view.frame.minX
            scene.animator.stopAnimation(true)
            let x = scene.view.frame.minX
            stage.state(0, ahead == 100 && abs(x - 50) < 5, "from \(ahead) to \(x)")
            for (position, end) in [UIViewAnimatingPosition.start, .current, .end].enumerated() {
                let scene = try AnimatorScene(stage, duration: 1)
                scene.animator.startAnimation()
                stage.sim.advance(by: 0.5)
                scene.animator.stopAnimation(false)
                scene.animator.finishAnimation(at: end)
                let x = scene.view.frame.minX
                stage.state(1 + position, abs(x - [0, 50, 100][position]) < 5, "\(x)")
            }
        },
        .statements("doc-animator-04") { stage in
            let scene = try AnimatorScene(stage, duration: 1)
            scene.animator.startAnimation()
            try stage.settle()
            scene.view.frame.origin.x = 0
            scene.animator.startAnimation()
            stage.sim.advance(by: 2)
            stage.state(0, scene.ends == [.end], "\(scene.ends)")
            stage.state(1, scene.view.frame.minX == 0, "\(scene.view.frame)")
            scene.animator.stopAnimation(true)
        },
        .statements("doc-animator-05") { stage in
            let scene = try AnimatorScene(stage, duration: 1)
            stage.state(0, scene.animator.delay == 0, "\(scene.animator.delay)")
            scene.animator.startAnimation(afterDelay: 2)
            stage.state(1, scene.animator.delay == 2, "\(scene.animator.delay)")
            let start = stage.sim.now
            try stage.settle()
            stage.note(
                "it ends after both", abs(stage.sim.now - start - 3) < 0.05, "\(stage.sim.now - start) s")
        },
    ]
}

/// A view in a window, and an animator that moves it from 0 to 100 points.
@MainActor
private final class AnimatorScene {
    let animator: UIViewPropertyAnimator
    let view = UIView(frame: CGRect(x: 0, y: 200, width: 50, height: 50))
    private(set) var ends: [UIViewAnimatingPosition] = []

    init(_ stage: Stage, duration: TimeInterval) throws {
        let page = UIViewController()
        try stage.launch(page)
        page.view.addSubview(view)
        stage.sim.turn()
        animator = UIViewPropertyAnimator(duration: duration, curve: .linear) { [view] in
            view.frame.origin.x = 100
        }
        animator.addCompletion { [weak self] in self?.ends.append($0) }
    }

    /// The animator's state as text.
    var words: String { "state \(animator.state.rawValue), running \(animator.isRunning)" }
}
