import TestApps
import TestTraits
import Testing

@testable import UIKitControls
@testable import UIKitCore

@MainActor @Suite(.inTurn) struct TransactionTests {
    /// Runs a body in a transaction with a completion block that records its end.
    private func transact(_ note: @escaping () -> Void, _ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setCompletionBlock(note)
        body()
        CATransaction.commit()
    }

    /// A visible view, which animations can change.
    private func shownView(in app: ShownApp) -> UIView {
        let page = UIViewController()
        app.show(page)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        page.view.addSubview(view)
        return view
    }

    @Test func `without an animation the block is called by the commit`() {
        _ = ShownApp()
        var notes: [String] = []
        transact({ notes.append("end") }) { notes.append("body") }
        notes.append("after")
        #expect(notes == ["body", "end", "after"])
    }

    @Test func `the block waits for the longest animation, delays included`() {
        let app = ShownApp()
        let view = shownView(in: app)
        let start = CACurrentMediaTime()
        var end: CFTimeInterval?
        transact({ end = CACurrentMediaTime() - start }) {
            UIView.animate(withDuration: 0.2) { view.alpha = 0 }
            UIView.animate(withDuration: 0.5, delay: 0.25, animations: { view.center.x += 1 })
            UIView.animate(withDuration: 0) { view.center.y += 1 }
        }
        #expect(end == nil)
        app.settle()
        #expect(end == 0.75)
    }

    @Test func `the block of a push comes after its callbacks and the delegate's`() {
        let app = ShownApp()
        let notes = PageNotes()
        let stack = UINavigationController(rootViewController: LoggedPage("A", notes))
        let delegate = ShowDelegate(notes)
        stack.delegate = delegate
        app.show(stack)
        _ = notes.take()
        transact({ notes.add("block") }) {
            stack.pushViewController(LoggedPage("B", notes), animated: true)
        }
        app.settle()
        #expect(notes.take().suffix(4) == ["B.didAppear", "B.joined", "didShow", "block"])
        transact({ notes.add("block") }) { stack.popViewController(animated: true) }
        app.settle()
        #expect(notes.take().suffix(4) == ["A.didAppear", "B.left", "didShow", "block"])
    }

    @Test func `an unanimated push has nothing to wait for`() {
        let app = ShownApp()
        let stack = UINavigationController(rootViewController: UIViewController())
        app.show(stack)
        var isOver = false
        transact({ isOver = true }) { stack.pushViewController(UIViewController(), animated: false) }
        #expect(isOver)
    }

    @Test func `the block of a presentation or a dismissal comes after the completion`() {
        let app = ShownApp()
        let page = UIViewController()
        app.show(page)
        var notes: [String] = []
        transact({ notes.append("block") }) {
            page.present(UIViewController(), animated: true) { notes.append("presented") }
        }
        #expect(notes.isEmpty)
        app.settle()
        #expect(notes == ["presented", "block"])
        transact({ notes.append("block") }) {
            page.dismiss(animated: true) { notes.append("dismissed") }
        }
        app.settle()
        #expect(notes == ["presented", "block", "dismissed", "block"])
    }

    @Test func `a push that has to queue belongs to the transaction in which it was asked for`() {
        let app = ShownApp()
        let stack = UINavigationController(rootViewController: UIViewController())
        app.show(stack)
        stack.pushViewController(UIViewController(), animated: true)
        Runtime.current.turn()
        let third = UIViewController()
        var wasOnTop: Bool?
        transact({ wasOnTop = third.viewIfLoaded?.window != nil && stack.transitionCoordinator == nil }) {
            stack.pushViewController(third, animated: true)
        }
        #expect(wasOnTop == nil)
        app.settle()
        #expect(wasOnTop == true)
    }

    @Test func `two transactions of one turn wait for the one transition`() {
        let app = ShownApp()
        let stack = UINavigationController(rootViewController: UIViewController())
        app.show(stack)
        var notes: [Int] = []
        transact({ notes.append(1) }) { stack.pushViewController(UIViewController(), animated: true) }
        transact({ notes.append(2) }) { stack.pushViewController(UIViewController(), animated: true) }
        #expect(notes.isEmpty)
        app.settle()
        #expect(notes == [1, 2])
    }

    @Test func `a change of tabs with an animator is waited for, another is not`() {
        let app = ShownApp()
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        app.show(tabs)
        var ends = 0
        transact({ ends += 1 }) { tabs.selectedIndex = 1 }
        #expect(ends == 1)
        app.settle()
        let delegate = FadingTabs()
        tabs.delegate = delegate
        transact({ ends += 1 }) { tabs.selectedIndex = 0 }
        Runtime.current.turn()
        #expect(ends == 1)
        app.settle()
        #expect(ends == 2)
    }

    @Test func `an animation that a finger gave up has ended`() {
        let app = ShownApp()
        let stack = UINavigationController(rootViewController: UIViewController())
        app.show(stack)
        stack.pushViewController(UIViewController(), animated: false)
        app.settle()
        let driver = DrivenPop()
        stack.delegate = driver
        var ends = 0
        transact({ ends += 1 }) { stack.popViewController(animated: true) }
        Runtime.current.turn()
        driver.interaction.update(0.3)
        #expect(ends == 0)
        driver.interaction.cancel()
        app.settle()
        #expect(ends == 1)
        #expect(stack.viewControllers.count == 2)
    }

    @Test func `a property animator is waited for until it stops`() {
        let view = shownView(in: ShownApp())
        var ends = 0
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        transact({ ends += 1 }) { animator.startAnimation() }
        animator.pauseAnimation()
        #expect(ends == 0)
        animator.stopAnimation(true)
        #expect(ends == 1)
    }

    @Test func `an animation without an effect is none, and one without an end has no end`() {
        let app = ShownApp()
        let view = shownView(in: app)
        var ends = 0
        transact({ ends += 1 }) { UIView.animate(withDuration: 0.5) {} }
        #expect(ends == 1)
        transact({ ends += 1 }) {
            UIView.animate(withDuration: 0.5, delay: 0, options: .repeat, animations: { view.alpha = 0 })
        }
        app.settle()
        #expect(ends == 1)
    }

    @Test func `the outer block waits for nested transactions, and the inner one comes first`() {
        let app = ShownApp()
        let view = shownView(in: app)
        var notes: [String] = []
        transact({ notes.append("outer") }) {
            transact({ notes.append("inner") }) { UIView.animate(withDuration: 0.5) { view.alpha = 0 } }
            CATransaction.begin()
            UIView.animate(withDuration: 0.7) { view.center.x += 1 }
            CATransaction.commit()
        }
        #expect(notes.isEmpty)
        app.settle()
        #expect(notes == ["inner", "outer"])
    }

    @Test func `a block that is replaced answers for what was added before`() {
        let app = ShownApp()
        let view = shownView(in: app)
        var notes: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { notes.append("first") }
        CATransaction.setCompletionBlock { notes.append("second") }
        #expect(notes == ["first"])
        UIView.animate(withDuration: 0.5) { view.alpha = 0 }
        CATransaction.setCompletionBlock { notes.append("third") }
        CATransaction.commit()
        #expect(notes == ["first", "third"])
        app.settle()
        #expect(notes == ["first", "third", "second"])
    }

    @Test func `the implicit transaction ends with the turn`() {
        let app = ShownApp()
        app.show(UIViewController())
        var ends = 0
        CATransaction.setCompletionBlock { ends += 1 }
        #expect(Runtime.current.loop.hasWorkNow)
        #expect(ends == 0)
        Runtime.current.turn()
        #expect(ends == 1)
        CATransaction.setAnimationDuration(2)
        CATransaction.flush()
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test func `a flush lays out and starts what was asked for`() {
        let app = ShownApp()
        let stack = UINavigationController(rootViewController: UIViewController())
        app.show(stack)
        let page = UIViewController()
        stack.pushViewController(page, animated: false)
        CATransaction.flush()
        #expect(page.viewIfLoaded?.window != nil)
    }

    @Test func `values are those of the innermost transaction that has them`() {
        _ = ShownApp()
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setDisableActions(true)
        CATransaction.begin()
        #expect(CATransaction.animationDuration() == 2)
        CATransaction.setValue(5, forKey: kCATransactionAnimationDuration)
        CATransaction.setValue(NSNumber(value: false), forKey: kCATransactionDisableActions)
        #expect(CATransaction.animationDuration() == 5)
        #expect(!CATransaction.disableActions())
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
        CATransaction.commit()
        #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 2)
        #expect(CATransaction.disableActions())
        #expect(CATransaction.animationTimingFunction() == nil)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
        #expect(CATransaction.completionBlock() == nil)
    }

    @Test func `a commit without a transaction is an exception`() {
        _ = ShownApp()
        CATransaction.commit()
        #expect(Runtime.current.diagnostics.entries.map(\.kind) == [.exception])
    }

    @Test func `a timing function has its control points`() {
        var points: [Float] = [9, 9]
        let function = CAMediaTimingFunction(name: .easeInEaseOut)
        function.getControlPoint(at: 1, values: &points)
        #expect(points == [0.42, 0])
        function.getControlPoint(at: 3, values: &points)
        #expect(points == [1, 1])
        #expect(function == CAMediaTimingFunction(controlPoints: 0.42, 0, 0.58, 1))
    }

    @Test func `each thread has transactions of its own`() async {
        _ = ShownApp()
        CATransaction.begin()
        CATransaction.setAnimationDuration(3)
        let other = await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                CATransaction.begin()
                continuation.resume(returning: CATransaction.animationDuration())
                CATransaction.commit()
            }
        }
        #expect(other == 0.25)
        CATransaction.commit()
    }
}

private final class ShowDelegate: NSObject, UINavigationControllerDelegate {
    private let notes: PageNotes

    init(_ notes: PageNotes) {
        self.notes = notes
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) { notes.add("didShow") }
}

private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { 0.5 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.5, animations: { view.alpha = 1 }) { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

private final class FadingTabs: NSObject, UITabBarControllerDelegate {
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }
}

private final class DrivenPop: NSObject, UINavigationControllerDelegate {
    let interaction = UIPercentDrivenInteractiveTransition()

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
