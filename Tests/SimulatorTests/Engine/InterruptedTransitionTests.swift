import PageFlowTesting
import Testing

@testable import Simulator
@testable import UIKitCore

/// A change of a stack during the animation of another one. Since iOS 26, UIKit completes the running one at once.
@MainActor
@Suite(.onStage) struct InterruptedTransitionTests {
    final class A: UIViewController {}
    final class B: UIViewController {}
    final class C: UIViewController {}

    final class Pushing: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            navigationController?.pushViewController(C(), animated: true)
        }
    }

    @MainActor struct App {
        let sim: Simulator
        let stack = UINavigationController(rootViewController: A())

        init(system: System = .iOS(26)) throws {
            sim = Simulator(system: system)
            sim.launch(stack)
            try sim.settle()
            sim.clearTrace()
        }

        var appearance: [String] {
            sim.trace.lines.filter { $0.contains("ppear") && !$0.contains("viewIsAppearing") }
        }
    }

    @Test func `a pop during a push lets the page appear, and then disappear, in one turn`() throws {
        let app = try App()
        app.stack.pushViewController(B(), animated: true)
        app.sim.advance(by: 0.1)
        app.sim.clearTrace()
        app.stack.popViewController(animated: true)
        app.sim.advance(by: 0)
        #expect(
            app.appearance == [
                "A.viewDidDisappear", "B.viewDidAppear", "B.viewWillDisappear", "A.viewWillAppear",
            ])
        app.sim.clearTrace()
        try app.sim.settle()
        #expect(app.appearance == ["B.viewDidDisappear", "A.viewDidAppear"])
    }

    @Test(arguments: [(System.iOS(18), 1), (.iOS(26), 2)])
    func `a push during a push begins at once since iOS 26, and waits before iOS 26`(
        system: System, appearing: Int
    ) throws {
        let app = try App(system: system)
        app.stack.pushViewController(B(), animated: true)
        app.sim.advance(by: 0.1)
        app.stack.pushViewController(C(), animated: true)
        app.sim.advance(by: 0)
        #expect(app.appearance.count { $0.hasSuffix("viewWillAppear") } == appearing)
        try app.sim.settle()
        #expect(app.stack.viewControllers.map { "\(type(of: $0))" } == ["A", "B", "C"])
    }

    @Test(arguments: [(System.iOS(18), 3), (.iOS(26), 1)])
    func `quick taps on Back pop one page each since iOS 26, and never the root`(system: System, left: Int)
        throws
    {
        let app = try App(system: system)
        app.stack.viewControllers += [B(), C(), B()]
        try app.sim.settle()
        var counts: [Int] = []
        for _ in 0..<5 {
            app.sim.tapBack(in: app.stack)
            app.sim.advance(by: 0.03)
            counts.append(app.stack.viewControllers.count)
        }
        try app.sim.settle()
        #expect(counts == (left == 1 ? [3, 2, 1, 1, 1] : [3, 3, 3, 3, 3]))
        #expect(app.stack.topViewController?.view.window != nil)
    }

    @Test func `the pop begins where the push was`() throws {
        let app = try App()
        let page = B()
        app.stack.pushViewController(page, animated: true)
        app.sim.advance(by: 0.1)
        let before = app.sim.motions.first { $0.view === page.view }
        app.stack.popViewController(animated: true)
        app.sim.advance(by: 0)
        let after = app.sim.motions.first { $0.view === page.view }
        #expect(try abs(#require(before).offset.x - #require(after).offset.x) < 1)
        #expect(try #require(before).offset.x > 1)
    }

    @Test func `a swipe takes over a push`() throws {
        let app = try App()
        app.stack.pushViewController(B(), animated: true)
        app.sim.advance(by: 0.1)
        app.sim.clearTrace()
        app.sim.edgeSwipe(to: 0.6)
        #expect(
            app.appearance == [
                "A.viewDidDisappear", "B.viewDidAppear", "B.viewWillDisappear", "A.viewWillAppear",
            ])
        app.sim.endSwipe(.finish)
        try app.sim.settle()
        #expect(app.stack.viewControllers.count == 1)
    }

    @Test func `a push during the return of a canceled swipe cancels the pop first`() throws {
        let app = try App()
        app.stack.pushViewController(B(), animated: false)
        try app.sim.settle()
        app.sim.edgeSwipe(to: 0.4)
        app.sim.endSwipe(.cancel)
        app.sim.clearTrace()
        app.stack.pushViewController(C(), animated: true)
        app.sim.advance(by: 0)
        #expect(
            app.appearance == [
                "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear", "B.viewDidAppear",
                "B.viewWillDisappear", "C.viewWillAppear",
            ])
        try app.sim.settle()
        #expect(app.stack.viewControllers.map { "\(type(of: $0))" } == ["A", "B", "C"])
    }

    @Test func `a push in a callback of a push doesn't wait for the animation`() throws {
        let app = try App()
        let page = Pushing()
        app.stack.pushViewController(page, animated: true)
        app.sim.advance(by: 0.05)
        #expect(app.stack.viewControllers.count == 3)
        try app.sim.settle()
        let own = app.appearance.filter { $0.hasPrefix("Pushing") }
        #expect(
            own
                == ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"].map {
                    "Pushing.\($0)"
                })
    }

    @Test func `a push that UIKit rejects interrupts nothing`() throws {
        let app = try App()
        app.sim.recordsExceptions = true
        app.stack.pushViewController(B(), animated: true)
        app.sim.advance(by: 0.1)
        app.sim.clearTrace()
        app.stack.pushViewController(app.stack.viewControllers[0], animated: true)
        #expect(app.appearance.isEmpty && app.sim.diagnostics.contains { $0.kind == .exception })
    }

    @Test func `an animator of the app is not interrupted`() throws {
        let app = try App()
        let delegate = FadeDelegate()
        app.stack.delegate = delegate
        app.stack.pushViewController(B(), animated: true)
        app.sim.advance(by: 0.1)
        app.sim.clearTrace()
        app.stack.popViewController(animated: true)
        app.sim.advance(by: 0)
        #expect(app.appearance.isEmpty)
        try app.sim.settle()
        #expect(app.stack.viewControllers.count == 1)
    }
}

extension Simulator {
    fileprivate var motions: [ViewMotion] { runtime.engine.motions(at: runtime.loop.now) }
}

private final class FadeDelegate: NSObject, UINavigationControllerDelegate,
    UIViewControllerAnimatedTransitioning
{
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.3) {
            view.alpha = 1
        } completion: { _ in
            transitionContext.completeTransition(true)
        }
    }
}
