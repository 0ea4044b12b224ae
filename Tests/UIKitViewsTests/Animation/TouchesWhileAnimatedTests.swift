import Simulator
import TestTraits
import Testing

@testable import UIKitControls
@testable import UIKitCore

/// The views that receive touches while they are animated.
@MainActor @Suite(.inTurn) struct TouchesWhileAnimatedTests {
    private final class Heard: UIView {
        var count = 0

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
    }

    private let sim = Simulator()
    private let outer = Heard(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
    private let inner = Heard(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

    init() {
        let page = UIViewController()
        sim.launch(page)
        page.view.addSubview(outer)
        outer.addSubview(inner)
        sim.turn()
    }

    private func tapInner() -> Bool {
        let old = inner.count
        sim.tap(at: inner.convert(CGPoint(x: 50, y: 50), to: nil))
        return inner.count > old
    }

    @Test func `subviews of an animated view receive no touches until the animation ends`() throws {
        UIView.animate(withDuration: 2, delay: 1) { self.outer.frame.origin.y += 50 }
        #expect(!tapInner())
        sim.advance(by: 2.5)
        #expect(!tapInner() && outer.count == 0)
        try sim.settle()
        #expect(tapInner())
        #expect(!outer.flags.contains(.wasAnimatedUntouchably))
    }

    @Test func `a view in front that is animated lets the touch through to the one behind`() {
        UIView.animate(withDuration: 2) { self.inner.alpha = 0.5 }
        #expect(!tapInner() && outer.count == 1)
    }

    @Test func `an animation inside another has the other's option, unless it says otherwise`() throws {
        func animate(_ outerOptions: UIView.AnimationOptions, _ innerOptions: UIView.AnimationOptions) {
            UIView.animate(withDuration: 2, delay: 0, options: outerOptions) {
                UIView.animate(withDuration: 1, delay: 0, options: innerOptions) {
                    self.inner.alpha = self.inner.alpha == 1 ? 0.5 : 1
                }
            }
        }
        animate(.allowUserInteraction, [])
        #expect(tapInner())
        try sim.settle()
        animate([], .allowUserInteraction)
        #expect(!tapInner())
        try sim.settle()
        animate([], [.allowUserInteraction, .overrideInheritedOptions])
        #expect(tapInner())
    }

    @Test(arguments: [true, false])
    func `an animator says by itself whether its views are reached`(isEnabled: Bool) throws {
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { self.inner.alpha = 0.5 }
        animator.isUserInteractionEnabled = isEnabled
        animator.startAnimation()
        #expect(tapInner() == isEnabled)
        try sim.settle()
        #expect(tapInner())
    }

    @Test func `a view in a transition is not reached, nor one that keyframes move`() throws {
        UIView.transition(with: inner, duration: 1, options: .transitionCrossDissolve, animations: nil)
        #expect(!tapInner())
        try sim.settle()
        #expect(tapInner())
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.inner.alpha = 0.5 }
        }
        #expect(!tapInner())
        try sim.settle()
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .allowUserInteraction) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.inner.alpha = 1 }
        }
        #expect(tapInner())
    }
}
