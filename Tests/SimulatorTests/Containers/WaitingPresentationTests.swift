import PageFlowTesting
import Simulator
import Testing

/// Presentations during other transitions, and other transitions during a presentation.
@MainActor
@Suite(.onStage) struct WaitingPresentationTests {
    /// A stack with a running push of its second page.
    @MainActor
    private struct Push {
        let sim: Simulator
        let first = UIViewController()
        let second = UIViewController()
        let stack: UINavigationController

        init(system: System = .iOS(18)) {
            sim = Simulator(system: system)
            stack = UINavigationController(rootViewController: first)
            sim.recordsExceptions = true
            sim.launch(stack)
            stack.pushViewController(second, animated: true)
            sim.advance(by: 0.1)
        }
    }

    @Test(
        arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen, .overCurrentContext],
        [System.iOS(12), .iOS(18)])
    func `a presentation in mid-push is made when the push is over`(
        style: UIModalPresentationStyle, system: System
    ) throws {
        let push = Push(system: system)
        let page = UIViewController()
        page.modalPresentationStyle = style
        var completions = 0
        push.second.present(page, animated: true) { completions += 1 }
        push.sim.advance(by: 0.1)
        #expect(page.presentingViewController == nil && !page.isViewLoaded)
        try push.sim.settle()
        #expect(page.presentingViewController === push.stack && page.view.window != nil && completions == 1)
        #expect(push.sim.diagnostics.isEmpty)
    }

    @Test func `of two presentations in mid-push the second is refused when its turn comes`() throws {
        let push = Push()
        let (one, other) = (UIViewController(), UIViewController())
        push.second.present(one, animated: true)
        push.second.present(other, animated: true)
        #expect(push.sim.diagnostics.isEmpty)
        try push.sim.settle()
        #expect(push.second.presentedViewController === one && other.presentingViewController == nil)
        #expect(
            push.sim.diagnostics.map { $0.message.contains("while a presentation is in progress") } == [true])
    }

    @Test func `what cannot be presented is an exception when its turn comes`() throws {
        let push = Push()
        push.second.present(push.first, animated: true)
        #expect(push.sim.diagnostics.isEmpty)
        try push.sim.settle()
        #expect(push.sim.diagnostics.map(\.exceptionName) == ["NSInvalidArgumentException"])
        #expect(push.stack.viewControllers == [push.first, push.second])
    }

    @Test func `a presentation by the tabs is known at once, and begins when the push is over`() throws {
        let sim = Simulator()
        let (first, other) = (UIViewController(), UIViewController())
        let stack = UINavigationController(rootViewController: first)
        let tabs = UITabBarController()
        tabs.viewControllers = [stack, other]
        sim.launch(tabs)
        stack.pushViewController(UIViewController(), animated: true)
        sim.advance(by: 0.1)
        let page = UIViewController()
        tabs.present(page, animated: true)
        #expect(tabs.presentedViewController === page)
        try sim.settle()
        #expect(page.view.window != nil && sim.diagnostics.isEmpty)
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
    func `a stack below a presentation changes after it`(style: UIModalPresentationStyle) throws {
        let sim = Simulator()
        let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
        let stack = UINavigationController(rootViewController: a)
        let tabs = UITabBarController()
        tabs.viewControllers = [stack]
        sim.launch(tabs)
        let page = UIViewController()
        page.modalPresentationStyle = style
        tabs.present(page, animated: true)
        sim.advance(by: 0.1)
        stack.pushViewController(b, animated: true)
        stack.pushViewController(c, animated: false)
        #expect(stack.popViewController(animated: false) === c)
        #expect(stack.viewControllers == [a])
        try sim.settle()
        #expect(stack.viewControllers == [a, b] && page.view.window != nil)
        page.dismiss(animated: true)
        sim.advance(by: 0.1)
        stack.popViewController(animated: false)
        #expect(stack.viewControllers == [a])
        try sim.settle()
        #expect(a.view.window != nil && sim.diagnostics.isEmpty)
    }

    @Test func `a stack that comes may change at once`() throws {
        final class Root: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                guard navigationController?.viewControllers.count == 1 else { return }
                navigationController?.pushViewController(UIViewController(), animated: false)
            }
        }
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let stack = UINavigationController(rootViewController: Root())
        page.present(stack, animated: true)
        sim.advance(by: 0.1)
        #expect(stack.viewControllers.count == 2)
        try sim.settle()
        #expect(stack.topViewController?.view.window != nil && sim.diagnostics.isEmpty)
    }

    @Test(arguments: [(System.iOS(12), true), (.iOS(13), true), (.iOS(14), false), (.iOS(18), false)])
    func `a dismissal during a presentation is lost before iOS 14, and waits from then on`(
        system: System, isLost: Bool
    ) throws {
        let sim = Simulator(system: system)
        let page = UIViewController()
        sim.launch(page)
        page.present(UIViewController(), animated: true)
        sim.advance(by: 0.1)
        var completions = 0
        page.dismiss(animated: true) { completions += 1 }
        try sim.settle()
        #expect((page.presentedViewController != nil) == isLost && completions == (isLost ? 0 : 1))
        #expect(sim.diagnostics.count == (isLost ? 1 : 0))
    }
}
