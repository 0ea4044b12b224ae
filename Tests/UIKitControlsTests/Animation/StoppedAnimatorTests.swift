import TestApps
import TestTraits
import Testing

@testable import UIKitControls
@testable import UIKitCore

@MainActor @Suite(.inTurn) struct StoppedAnimatorTests {
    private func running() -> (UIViewPropertyAnimator, UIView) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).shown()
        view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            view.frame = CGRect(x: 100, y: 0, width: 20, height: 10)
            view.alpha = 0
            view.transform = CGAffineTransform(translationX: 0, y: 40)
            view.transform = CGAffineTransform(translationX: 0, y: 80)
            view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        }
        animator.startAnimation()
        Runtime.current.loop.setClock(to: Runtime.current.loop.now + 0.25)
        return (animator, view)
    }

    @Test func `an animator that is stopped leaves every value where it is`() {
        useFreshRuntime()
        let (animator, view) = running()
        #expect(view.alpha == 0 && view.transform.ty == 80)
        animator.stopAnimation(true)
        #expect(view.alpha == 0.75 && view.transform.ty == 20 && animator.state == .inactive)
        #expect(view.bounds.width == 12.5 && view.center.x == 5 + (110 - 5) / 4)
        var red: CGFloat = 0
        view.backgroundColor?.getRed(&red, green: nil, blue: nil, alpha: nil)
        #expect(red == 0.25)
    }

    @Test(arguments: [
        (UIViewAnimatingPosition.start, 1.0), (.current, 0.75), (.end, 0.0),
    ])
    func `a stopped animator finishes at a position`(position: UIViewAnimatingPosition, alpha: CGFloat) {
        useFreshRuntime()
        let (animator, view) = running()
        animator.stopAnimation(false)
        #expect(view.alpha == 0.75)
        animator.finishAnimation(at: position)
        #expect(view.alpha == alpha)
    }

    @Test func `an animator that runs back is stopped on its way back`() {
        useFreshRuntime()
        let (animator, view) = running()
        animator.isReversed = true
        Runtime.current.loop.setClock(to: Runtime.current.loop.now + 0.125)
        animator.stopAnimation(true)
        #expect(abs(view.alpha - 0.875) < 1e-9)
    }

    @Test func `a snapshot has the size of its view`() {
        useFreshRuntime()
        let view = UIView(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
        #expect(
            view.snapshotView(afterScreenUpdates: false)?.frame == CGRect(x: 0, y: 0, width: 70, height: 80))
        let part = view.resizableSnapshotView(
            from: CGRect(x: 1, y: 2, width: 3, height: 4), afterScreenUpdates: true, withCapInsets: .zero)
        #expect(part?.frame == CGRect(x: 0, y: 0, width: 3, height: 4) && part?.superview == nil)
        #expect(UIScreen.main.snapshotView(afterScreenUpdates: true).bounds == UIScreen.main.bounds)
    }
}
