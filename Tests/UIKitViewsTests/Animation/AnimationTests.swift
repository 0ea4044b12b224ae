import TestApps
import TestTraits
import Testing

@testable import UIKitControls
@testable import UIKitCore

@MainActor @Suite(.inTurn) struct AnimationTests {
    private var loop: MainLoop { Runtime.current.loop }

    // Called by each test rather than in `init`, because another test may run between `init` and the test.
    private func start() {
        Runtime.current = Runtime(system: .iOS(18), device: .iPhone16)
        Runtime.current.diagnostics.recordsExceptions = true
    }

    private func advance(to instant: TimeInterval) {
        while let next = loop.nextDeadline, next <= instant {
            loop.setClock(to: next)
            loop.turn()
        }
        loop.setClock(to: instant)
        loop.turn()
    }

    @Test func completionsComeInTheOrderOfEnding() {
        start()
        var ends: [String] = []
        func end(_ name: String) -> (Bool) -> Void { { ends.append("\(name) \($0) \(loop.now)") } }
        let view = UIView().shown()
        UIView.animate(withDuration: 0.5, animations: { view.alpha = 0 }, completion: end("half"))
        UIView.animate(
            withDuration: 0.25, delay: 0.5, animations: { view.center.x = 9 }, completion: end("delayed"))
        UIView.animate(withDuration: 0, animations: {}, completion: end("zero"))
        UIView.animate(
            withDuration: 0.1, delay: 0, options: .autoreverse, animations: { view.center.y = 9 },
            completion: end("there and back"))
        UIView.animate(
            withDuration: 0.1, delay: 0, options: .repeat, animations: {}, completion: end("never"))
        #expect(view.alpha == 0)
        #expect(ends.isEmpty)
        #expect(loop.pendingNames.contains { $0.hasPrefix("animation of 0.5 s") })
        advance(to: 1)
        #expect(ends == ["zero true 0.0", "there and back true 0.2", "half true 0.5", "delayed true 0.75"])
    }

    @Test func whatChangesNothingInAWindowTakesNoTime() {
        start()
        var ends: [String] = []
        func end(_ name: String) -> (Bool) -> Void { { ends.append("\(name) \($0) \(loop.now)") } }
        let (loose, shown) = (UIView(), UIView().shown())
        UIView.animate(withDuration: 3, animations: {}, completion: end("empty"))
        UIView.animate(withDuration: 3, animations: { loose.alpha = 0 }, completion: end("loose"))
        UIView.animate(withDuration: 3, animations: { shown.alpha = 1 }, completion: end("same"))
        UIView.animate(
            withDuration: 3, animations: { UIView.performWithoutAnimation { shown.alpha = 0.5 } },
            completion: end("unanimated"))
        UIView.animate(
            withDuration: 3, animations: { UIView.animate(withDuration: 1) { shown.alpha = 0 } },
            completion: end("outer"))
        #expect(ends.isEmpty)
        advance(to: 3)
        #expect(
            ends == [
                "empty true 0.0", "loose true 0.0", "same true 0.0", "unanimated true 0.0", "outer true 3.0",
            ])
    }

    @Test func nestedAnimationsInherit() {
        start()
        var durations: [TimeInterval] = []
        func note() { durations.append(UIView.inheritedAnimationDuration) }
        UIView.animate(withDuration: 2) {
            UIView.animate(withDuration: 1) { note() }
            UIView.animate(
                withDuration: 1, delay: 0, options: .overrideInheritedDuration, animations: { note() })
            UIView.performWithoutAnimation {
                note()
                #expect(AnimationContext.current == nil)
            }
            note()
        }
        note()
        #expect(durations == [2, 1, 0, 2, 0])
    }

    @Test func disabledAnimationsTakeNoTime() {
        start()
        var ended = 0
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 1, delay: 3, animations: {}, completion: { _ in ended += 1 })
        UIView.setAnimationsEnabled(true)
        #expect(ended == 0)
        loop.turn()
        #expect(ended == 1)
    }

    @Test func viewTransitionReplacesAView() {
        start()
        let place = UIView()
        let (old, new) = (UIView(), UIView())
        place.addSubview(old)
        var isOver = false
        UIView.transition(from: old, to: new, duration: 0.3, options: .transitionFlipFromLeft) { isOver = $0 }
        #expect(place.subviews == [new])
        advance(to: 0.3)
        #expect(isOver)
    }

    @Test func springsSettle() {
        start()
        let none = CGVector(dx: 0, dy: 0)
        let table: [(UISpringTimingParameters, TimeInterval)] = [
            (UISpringTimingParameters(), 0.5058),
            (UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: none), 1.4727),
            (UISpringTimingParameters(dampingRatio: 0.7), 9),
        ]
        for (spring, seconds) in table {
            let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
            #expect(abs(animator.duration - seconds) < 0.0005)
        }
    }

    @Test func animatorRunsPausesTurnsAndEnds() {
        start()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.addCompletion { ends.append($0) }
        #expect(animator.state == .inactive)
        animator.startAnimation()
        advance(to: 0.25)
        animator.pauseAnimation()
        #expect(animator.state == .active && !animator.isRunning)
        advance(to: 5)
        #expect(animator.fractionComplete == 0.25)
        animator.isReversed = true
        #expect(animator.fractionComplete == 0.75)
        animator.startAnimation()
        advance(to: 5.2)
        #expect(ends.isEmpty && animator.isRunning)
        advance(to: 5.25)
        #expect(ends == [.start])
        #expect(animator.state == .inactive)
    }

    @Test func scrubbedAnimatorGoesOnWithAFactor() {
        start()
        var end: TimeInterval?
        var animator: UIViewPropertyAnimator? = UIViewPropertyAnimator(duration: 2, curve: .linear)
        animator?.addCompletion { _ in end = loop.now }
        animator?.fractionComplete = 0.5
        #expect(animator?.state == .active)
        animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0.25)
        animator = nil
        advance(to: 3)
        #expect(end == 0.5)
    }

    @Test func animatorStops() {
        start()
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).shown()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            view.frame = .zero
            view.alpha = 0
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            view.backgroundColor = .red
        }
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        advance(to: 0.5)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        animator.finishAnimation(at: .start)
        #expect(ends == [.start] && animator.state == .inactive)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && view.alpha == 1)
        #expect(view.transform.isIdentity && view.backgroundColor == nil)
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        animator.stopAnimation(true)
        advance(to: 9)
        #expect(ends == [.start] && animator.state == .inactive)
        #expect(Runtime.current.diagnostics.entries.isEmpty)
    }

    @Test func animatorRefuses() {
        start()
        var animator: UIViewPropertyAnimator? = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator?.finishAnimation(at: .end)
        animator?.pauseAnimation()
        animator = nil
        #expect(
            Runtime.current.diagnostics.entries.map(\.message.localizedLowercase).map { $0.prefix(30) } == [
                "finishanimationatposition: sho", "it is an error to release a pa",
            ])
    }

    @Test func pausingOnCompletionKeepsTheAnimatorActive() {
        start()
        var ends = 0
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.pausesOnCompletion = true
        animator.addCompletion { _ in ends += 1 }
        animator.startAnimation()
        advance(to: 2)
        #expect(
            animator.state == .active && !animator.isRunning && animator.fractionComplete == 1 && ends == 0)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
        #expect(ends == 1)
    }
}
