import TestApps
import TestTraits
import Testing

@testable import UIKitControls
@testable import UIKitCore

/// The visible values of animations while the views have their final values.
@MainActor @Suite(.inTurn) struct ShownAnimationTests {
    private func makeView() -> UIView {
        useFreshRuntime()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).shown()
        view.center = .zero
        return view
    }

    private func pass(_ seconds: TimeInterval) {
        let loop = Runtime.current.loop
        let end = loop.now + seconds
        while loop.hasWorkNow { loop.turn() }
        while let next = loop.nextDeadline, next <= end {
            loop.setClock(to: next)
            while loop.hasWorkNow { loop.turn() }
        }
        loop.setClock(to: end)
    }

    private func shownX(_ view: UIView) -> CGFloat {
        let x = view.layer.presentation()?.position.x ?? .nan
        return (x * 1e4).rounded() / 1e4
    }

    /// The parameters of an animation from 0 to 100, and the visible values at times since its start.
    struct Described: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let begin: @MainActor @Sendable (UIView) -> Void
        let seen: [(after: TimeInterval, x: CGFloat)]
    }

    nonisolated static let described: [Described] = [
        Described(
            testDescription: "even",
            begin: { view in
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 100 }
            }, seen: [(0, 0), (0.25, 25), (0.75, 75), (1.25, 100)]),
        Described(
            testDescription: "after a delay",
            begin: { view in
                UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { view.center.x = 100 }
            }, seen: [(0, 0), (0.5, 0), (0.75, 25), (1.5, 100)]),
        Described(
            testDescription: "slow at both ends",
            begin: { view in UIView.animate(withDuration: 1) { view.center.x = 100 } },
            seen: [(0, 0), (0.5, 50), (1, 100)]),
        Described(
            testDescription: "to and fro",
            begin: { view in
                UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]) {
                    view.center.x = 100
                }
            }, seen: [(0.25, 25), (1.25, 75), (1.75, 25), (2.25, 25), (100.5, 50)]),
        Described(
            testDescription: "twice",
            begin: { view in
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                    UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) { view.center.x = 100 }
                }
            }, seen: [(0.25, 25), (1.25, 25), (1.75, 75), (2.5, 100)]),
        Described(
            testDescription: "two steps",
            begin: { view in
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                    view.center.x = 20
                    view.center.x = 100
                }
            }, seen: [(0.25, 25), (0.5, 50), (1, 100)]),
        Described(
            testDescription: "keyframes",
            begin: { view in
                let options = UIView.KeyframeAnimationOptions(
                    rawValue: UIView.AnimationOptions.curveLinear.rawValue)
                UIView.animateKeyframes(withDuration: 2, delay: 0, options: options) {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 80 }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                        view.center.x = 100
                    }
                }
            }, seen: [(0.5, 40), (1, 80), (1.5, 90), (2, 100)]),
        Described(
            testDescription: "an animator",
            begin: { view in
                UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }.startAnimation()
            }, seen: [(0.25, 25), (1, 100)]),
        Described(
            testDescription: "a late block of an animator",
            begin: { view in
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator.addAnimations({ view.center.x = 100 }, delayFactor: 0.5)
                animator.startAnimation()
            }, seen: [(0.5, 0), (0.75, 50), (1, 100)]),
        Described(
            testDescription: "without animation",
            begin: { view in
                UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { view.center.x = 100 } }
            }, seen: [(0, 100), (0.5, 100)]),
    ]

    @Test(arguments: described) func `the way to the new value is seen`(_ described: Described) {
        let view = makeView()
        described.begin(view)
        var passed: TimeInterval = 0
        for (time, x) in described.seen {
            pass(time - passed)
            passed = time
            #expect(shownX(view) == x && view.center.x == 100, "after \(time) s")
        }
    }

    @Test func `a spring goes beyond its end and comes back`() {
        let view = makeView()
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0,
            animations: { view.center.x = 100 })
        var farthest: CGFloat = 0
        for _ in 0..<20 {
            pass(0.05)
            farthest = max(farthest, shownX(view))
        }
        #expect(farthest > 110 && shownX(view) == 100)
    }

    @Test func `every value of a view has its way`() throws {
        let view = makeView()
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.alpha = 0
            view.bounds = CGRect(x: 0, y: 4, width: 30, height: 10)
            view.transform = CGAffineTransform(scaleX: 3, y: 1)
            view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            view.layer.cornerRadius = 8
        }
        #expect(
            view.layer.animationKeys() == [
                "opacity", "bounds", "transform", "backgroundColor", "cornerRadius",
            ])
        pass(0.5)
        let shown = try #require(view.layer.presentation())
        #expect(shown.opacity == 0.5 && shown.bounds == CGRect(x: 0, y: 2, width: 20, height: 10))
        #expect(shown.affineTransform() == CGAffineTransform(scaleX: 2, y: 1) && shown.cornerRadius == 4)
        #expect(shown.backgroundColor?.components == [0.5, 0, 0.5, 1])
        #expect(view.alpha == 0 && view.layer.cornerRadius == 8)
        pass(0.5)
        #expect(view.layer.animationKeys() == nil && view.layer.presentation()?.opacity == 0)
    }

    @Test func `a second animation takes over where the first one is`() {
        let view = makeView()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 100 }
        pass(0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 0 }
        #expect(shownX(view) == 50 && view.center.x == 0)
        pass(0.25)
        // The rest of the first animation, and the second, combined.
        #expect(shownX(view) == 50)
        pass(0.75)
        #expect(shownX(view) == 0)
    }

    @Test func `an animation whose changes are taken away has not finished`() {
        let view = makeView()
        var ends: [Bool] = []
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: {
                view.center.x = 100
                view.alpha = 0
            }, completion: { ends.append($0) })
        pass(0.25)
        view.layer.removeAnimation(forKey: "position")
        #expect(shownX(view) == 100 && view.layer.presentation()?.opacity == 0.75)
        pass(0.25)
        #expect(ends.isEmpty)
        view.layer.removeAllAnimations()
        pass(0)
        #expect(ends == [false] && view.layer.animationKeys() == nil)
        pass(2)
        #expect(ends == [false])
    }

    @Test func `an animation without end ends when it is taken away`() {
        let view = makeView()
        var ends: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat], animations: { view.center.x = 100 }) {
            ends.append($0)
        }
        pass(10)
        #expect(ends.isEmpty && view.layer.animationKeys() == ["position"])
        view.layer.removeAllAnimations()
        pass(0)
        #expect(ends == [false])
    }

    @Test func `what repeats without end ends with the view's stay in its window`() {
        let view = makeView()
        var ends: [Bool] = []
        let options: UIView.AnimationOptions = [.repeat, .autoreverse]
        UIView.animate(withDuration: 1, delay: 0, options: options, animations: { view.alpha = 0 }) {
            ends.append($0)
            view.alpha = 1
        }
        pass(3)
        view.removeFromSuperview()
        pass(0)
        #expect(ends == [false] && view.alpha == 1 && view.layer.animationKeys() == nil)
    }

    @Test func `an animator shows where it was put`() {
        let view = makeView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 100 }
        animator.fractionComplete = 0.4
        #expect(shownX(view) == 40)
        pass(5)
        animator.fractionComplete = 0.5
        #expect(shownX(view) == 50)
        animator.startAnimation()
        #expect(shownX(view) == 50)
        pass(0.25)
        #expect(shownX(view) > 50 && shownX(view) < 75)
        animator.isReversed = true
        let turned = shownX(view)
        pass(0.25)
        #expect(shownX(view) < turned)
        animator.stopAnimation(true)
        #expect(view.center.x < turned && view.layer.animationKeys() == nil)
    }

    @Test func `a paused animator stays at its position`() {
        let view = makeView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { view.center.x = 100 }
        animator.startAnimation()
        pass(0.25)
        let shown = shownX(view)
        animator.pauseAnimation()
        #expect(shownX(view) == shown && shown > 0 && shown < 25)
        animator.stopAnimation(false)
        #expect((view.center.x * 1e4).rounded() / 1e4 == shown)
        animator.finishAnimation(at: .end)
        #expect(view.center.x == 100)
    }

    @Test func `a view outside of windows shows what it has`() {
        useFreshRuntime()
        let view = UIView()
        UIView.animate(withDuration: 1) { view.center.x = 100 }
        #expect(view.layer.animationKeys() == nil && view.extras?.animations.isEmpty == true)
    }
}
