import Simulator

// A property animator: its states, its final position, and the position in its completion.
extension Scenario {
    static let propertyAnimators: [Scenario] = [
        .rule(
            EvidenceEntry(
                "log-animator-01",
                """
                A property animator that pauses on completion: its state and isRunning, printed as \
                they change
                """,
                source: .log(
                    "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/master/bk2ch04p130viewAnimation/bk2ch04p130viewAnimation/ViewController.swift"
                ),
                notes: "The completion handler is not called."),
            statements: 5
        ) { stage in
            let scene = try AnimatorScene(stage, duration: 1)
            let animator = scene.animator
            animator.pausesOnCompletion = true
            stage.state(
                "before: state 0, not running", animator.state == .inactive && !animator.isRunning,
                scene.words)
            animator.startAnimation()
            stage.state(
                "started: running, state 1", animator.state == .active && animator.isRunning, scene.words)
            stage.state("scrubsLinearly is true", animator.scrubsLinearly, "\(animator.scrubsLinearly)")
            stage.sim.advance(by: 1.5)
            stage.state(
                "at its end: not running, state 1", animator.state == .active && !animator.isRunning,
                scene.words)
            animator.stopAnimation(true)
            stage.state(
                "stopAnimation(true): state 0, not running",
                animator.state == .inactive && !animator.isRunning, scene.words)
            try stage.settle()
            stage.note("no completion handler runs", scene.ends.isEmpty, "\(scene.ends)")
        },
        .rule(
            EvidenceEntry(
                "log-animator-02",
                "A property animator with duration 0",
                source: .log(
                    "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/master/bk2ch04p130viewAnimation/bk2ch04p130viewAnimation/ViewController.swift"
                )),
            statements: 1
        ) { stage in
            let scene = try AnimatorScene(stage, duration: 0)
            scene.animator.startAnimation()
            stage.state(
                "once it has started its duration is 0.2", scene.animator.duration == 0.2,
                "\(scene.animator.duration)")
            try stage.settle()
        },
        .rule(
            EvidenceEntry(
                "log-animator-03",
                "A running property animator is stopped",
                source: .log(
                    "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/master/bk2ch04p130viewAnimation/bk2ch04p130viewAnimation/ViewController.swift"
                ),
                notes: "No other combination runs them, the author says."),
            statements: 2
        ) { stage in
            for (statement, withoutFinishing) in zip(
                [
                    "stopAnimation(false), then finishAnimation: the completion handlers run",
                    "stopAnimation(true): they do not run",
                ], [false, true])
            {
                let scene = try AnimatorScene(stage, duration: 1)
                scene.animator.startAnimation()
                stage.sim.advance(by: 0.3)
                scene.animator.stopAnimation(withoutFinishing)
                if !withoutFinishing { scene.animator.finishAnimation(at: .end) }
                try stage.settle()
                stage.state(
                    statement, scene.ends == (withoutFinishing ? [] : [.end]),
                    "\(scene.ends)")
            }
        },
        .order(
            EvidenceEntry(
                "log-animator-04",
                "A property animator that moves a view without a window is started and paused at once",
                source: .log(
                    "https://whosebug.com/question/4097454/UIViewPropertyAnimator-completion-called-when-paused"
                ),
                notes: "The view is in no window, so its animation ends at once, also without the pause.",
                events: [
                    "Animator.starting",
                    "Animator.pausing",
                    "Animator.done",
                    "Animator.end",
                ])
        ) { stage in
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
        .rule(
            EvidenceEntry(
                "log-animator-05",
                """
                A property animator of 4 s is paused and continued with durationFactor 0.1, once \
                forwards, once reversed
                """,
                source: .log(
                    "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/master/bk2ch04p133cancelAnimation/ch17p484cancelAnimation/ViewController.swift"
                ),
                notes: "The time is from the header of UIViewPropertyAnimator."),
            statements: 2
        ) { stage in
            for (statement, reversed) in zip(
                [
                    "forwards: it hurries to the end, in 0.4 s",
                    "reversed: it hurries to the start, in 0.4 s",
                ], [false, true])
            {
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
                    statement,
                    scene.ends == [reversed ? .start : .end] && abs(seconds - 0.4) < 0.05,
                    "\(scene.ends) after \(seconds) s")
                let x = scene.view.frame.minX
                stage.note("the view is there", x == (reversed ? 0 : 100), "\(x)")
            }
        },
        .rule(
            EvidenceEntry(
                "doc-animator-01",
                "The states of a property animator",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiviewanimating/state")),
            statements: 7
        ) { stage in
            let begins: [(String, @MainActor (UIViewPropertyAnimator) -> Void)] = [

                ("startAnimation: active", { $0.startAnimation() }),
                ("pauseAnimation: active", { $0.pauseAnimation() }),

                ("fractionComplete is set: active", { $0.fractionComplete = 0.5 }),
            ]
            for (statement, begin) in begins {
                let scene = try AnimatorScene(stage, duration: 1)
                stage.state("it starts inactive", scene.animator.state == .inactive, scene.words)
                begin(scene.animator)
                stage.state(statement, scene.animator.state == .active, scene.words)
                scene.animator.stopAnimation(false)
                stage.state("stopAnimation(false): stopped", scene.animator.state == .stopped, scene.words)
                scene.animator.finishAnimation(at: .current)
                stage.state("finishAnimation: inactive", scene.animator.state == .inactive, scene.words)
            }
            let scene = try AnimatorScene(stage, duration: 1)
            scene.animator.startAnimation()
            try stage.settle()
            stage.state(
                "it ends by itself: inactive", scene.animator.state == .inactive && scene.ends == [.end],
                scene.words)
        },
        .rule(
            EvidenceEntry(
                "doc-animator-02",
                "Two properties of a property animator are set while it is active",
                ios: "10.0+",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewPropertyAnimator.h"
                )),
            statements: 2,
            isMisuse: true
        ) { stage in
            let changes: [@MainActor (UIViewPropertyAnimator) -> Void] = [
                { $0.isUserInteractionEnabled = false }, { $0.isInterruptible = false },
            ]
            for (statement, change) in zip(
                [
                    "isUserInteractionEnabled raises",
                    "isInterruptible raises",
                ], changes)
            {
                let scene = try AnimatorScene(stage, duration: 1)
                change(scene.animator)
                let before = stage.sim.diagnostics.count
                scene.animator.startAnimation()
                change(scene.animator)
                let raised = stage.sim.diagnostics.dropFirst(before).filter { $0.kind == .exception }
                stage.state(statement, !raised.isEmpty, "nothing is raised")
                try stage.settle()
            }
        },
        .rule(
            EvidenceEntry(
                "doc-animator-03",
                "A property animator is stopped half-way",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewAnimating.h"
                )),
            statements: 4
        ) { stage in
            let scene = try AnimatorScene(stage, duration: 1)
            scene.animator.startAnimation()
            stage.sim.advance(by: 0.5)
            let ahead = scene.view.frame.minX
            scene.animator.stopAnimation(true)
            let x = scene.view.frame.minX
            stage.state(
                "stopAnimation(true): the view has the values that were last rendered",
                ahead == 100 && abs(x - 50) < 5, "from \(ahead) to \(x)")
            let ends: [(String, UIViewAnimatingPosition, CGFloat)] = [
                ("finishAnimation(at: .start): those of the start", .start, 0),
                ("finishAnimation(at: .current): those of the moment", .current, 50),
                ("finishAnimation(at: .end): those of the end", .end, 100),
            ]
            for (statement, end, place) in ends {
                let scene = try AnimatorScene(stage, duration: 1)
                scene.animator.startAnimation()
                stage.sim.advance(by: 0.5)
                scene.animator.stopAnimation(false)
                scene.animator.finishAnimation(at: end)
                let x = scene.view.frame.minX
                stage.state(statement, abs(x - place) < 5, "\(x)")
            }
        },
        .rule(
            EvidenceEntry(
                "doc-animator-04",
                "A property animator has ended and is started again",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewPropertyAnimator.h"
                ),
                notes: """
                    When the animator is stopped, animation blocks and completion handlers are
                    invalidated.
                    """),
            statements: 2
        ) { stage in
            let scene = try AnimatorScene(stage, duration: 1)
            scene.animator.startAnimation()
            try stage.settle()
            scene.view.frame.origin.x = 0
            scene.animator.startAnimation()
            stage.sim.advance(by: 2)
            stage.state("its completion handlers are not called again", scene.ends == [.end], "\(scene.ends)")
            stage.state(
                "its animation blocks are not run again", scene.view.frame.minX == 0, "\(scene.view.frame)")
            scene.animator.stopAnimation(true)
        },
        .rule(
            EvidenceEntry(
                "doc-animator-05",
                "A property animator is started after a delay",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewPropertyAnimator.h"
                )),
            statements: 2
        ) { stage in
            let scene = try AnimatorScene(stage, duration: 1)
            stage.state("delay is 0 by default", scene.animator.delay == 0, "\(scene.animator.delay)")
            scene.animator.startAnimation(afterDelay: 2)
            stage.state(
                "startAnimation(afterDelay:) sets it", scene.animator.delay == 2, "\(scene.animator.delay)")
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
