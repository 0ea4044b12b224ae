import PageFlow
import PageFlowTesting
import Simulator
import Testing

@MainActor
@Suite(.onStage) struct VerbTests {
    /// Two stacks connected by a modal page, as in the article on jumps between view controllers.
    @MainActor
    private struct Joined {
        let pages = [A(1), B(2), C(3), A(4), B(5), C(6)]
        let app: TestApp

        @MainActor
        init() {
            let main = UINavigationController()
            main.viewControllers = Array(pages[0...2])
            app = TestApp(main)
            let branch = UINavigationController()
            branch.viewControllers = Array(pages[3...5])
            _ = app.outcome(of: pages[2].open(branch, by: .presented(.fullScreen)))
        }
    }

    @Test func `returnTo finds the nearest earlier page of the type`() {
        let joined = Joined()
        #expect(joined.app.path == "A/B/C + modal:A/B/C")
        #expect(joined.app.outcome(of: joined.pages[5].returnTo(A.self)) == .done)
        #expect(joined.app.path == "A/B/C + modal:A")
    }

    @Test func `returnTo crosses from one stack to the other, with one animated step`() {
        let joined = Joined()
        joined.app.sim.clearTrace()
        let back = joined.pages[5].returnTo(A.self, where: { $0.number == 1 })
        #expect(joined.app.outcome(of: back) == .done)
        #expect(joined.app.path == "A")
        #expect(back.plan?.steps.map(\.isAnimated) == [false, true])
        let seen = Set(joined.app.sim.trace.lines.filter { $0.hasSuffix("viewWillAppear") })
        #expect(seen == ["UINavigationController.viewWillAppear", "A.viewWillAppear"])
    }

    @Test func `prepare gives the page its parameter before its first callback`() {
        final class Watching: TestPage {
            var parameterAtAppearing: String?
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                parameterAtAppearing = parameter
            }
        }
        let first = Watching()
        let b = B()
        let app = TestApp(stack: first, b)
        _ = app.outcome(of: b.returnTo(Watching.self) { $0.parameter = "back" })
        #expect(first.parameterAtAppearing == "back")
    }

    @Test func `a stack opens onto itself`() {
        let app = TestApp(stack: A(), B())
        let stack = app.sim.window.rootViewController
        #expect(stack.flatMap { app.outcome(of: $0.open(C())) } == .done)
        #expect(app.path == "A/B/C")
    }

    @Test func `a page that asks is not its own goal`() {
        let a = A()
        let app = TestApp(stack: B(), a)
        #expect(app.outcome(of: a.returnTo(A.self)) == .failed(a.error(.noSuchPage)))
        #expect(app.path == "B/A")
    }

    @Test func `returnTo reaches the pages of other tabs last`() {
        let a = A(1)
        let b = B()
        let other = A(2)
        let tabs = UITabBarController()
        let stack = UINavigationController()
        stack.viewControllers = [a, b]
        let otherStack = UINavigationController()
        otherStack.viewControllers = [other, C()]
        tabs.viewControllers = [otherStack, stack]
        tabs.selectedIndex = 1
        let app = TestApp(tabs)
        #expect(app.outcome(of: b.returnTo(A.self)) == .done)
        #expect(app.path == "tab:1/A")
        #expect(app.outcome(of: a.returnTo(A.self)) == .done)
        #expect(app.path == "tab:0/A")
    }

    @Test func `returnHome returns to the first page of the first tab`() {
        let tabs = UITabBarController()
        let home = UINavigationController()
        home.viewControllers = [A(), B()]
        let c = C()
        tabs.viewControllers = [home, c]
        tabs.selectedIndex = 1
        let app = TestApp(tabs)
        let d = D()
        _ = app.outcome(of: c.open(d, by: .present))
        #expect(app.outcome(of: d.returnHome()) == .done)
        #expect(app.path == "tab:0/A")
    }

    @Test func `a checkpoint takes a value along`() {
        let checkpoint = Checkpoint<A, Int>(receive: { page, value in page.parameter = "\(value)" })
        let a = A()
        let b = B()
        let app = TestApp(stack: a, b)
        #expect(app.outcome(of: b.returnTo(checkpoint, with: 42)) == .done)
        #expect(a.parameter == "42")
    }

    @Test func `a condition chooses among the pages of a checkpoint`() {
        let checkpoint = Checkpoint<A, Int> { page, value in page.parameter = "\(value)" }
        let (first, second, b) = (A(1), A(2), B())
        let app = TestApp(stack: first, second, b)
        #expect(app.outcome(of: b.returnTo(checkpoint, with: 42, where: { $0.number == 1 })) == .done)
        #expect(first.parameter == "42" && second.parameter != "42" && app.path == "A")
    }

    @Test func `replace works in a stack, a tab, over a page and at the root`() {
        let b = B()
        let app = TestApp(stack: A(), b, C())
        #expect(app.outcome(of: b.replace(with: D())) == .done)
        #expect(app.path == "A/D/C")

        let tabs = UITabBarController()
        let a = A()
        tabs.viewControllers = [a, B()]
        let tabbed = TestApp(tabs)
        #expect(tabbed.outcome(of: a.replace(with: C())) == .done)
        #expect(tabbed.path == "tab:0/C")

        let root = A()
        let rooted = TestApp(root)
        let modal = B()
        _ = rooted.outcome(of: root.open(modal, by: .present))
        #expect(rooted.outcome(of: modal.replace(with: C())) == .done)
        #expect(rooted.path == "A + modal:C")

        let single = TestApp(A())
        let page = single.sim.window.rootViewController
        #expect(page.map { single.outcome(of: $0.replace(with: D())) } == .done)
        #expect(single.path == "D")
    }

    @Test func `a root is replaced with all that it presents, and leaves no view behind`() throws {
        let a = A()
        let app = TestApp(a)
        var exits: [String] = []
        app.navigator.onExit { exits.append($0.name) }
        _ = app.outcome(of: a.open(B(), by: .present))
        let replacing = a.replace(with: C())
        #expect(app.outcome(of: replacing) == .done)
        #expect(
            replacing.plan?.description == "1. dismiss B\n2. replace A with C, animated")
        #expect(app.path == "C" && exits == ["B", "A"])
        let root = try #require(app.sim.window.rootViewController)
        #expect(app.sim.window.subviews.filter { !$0.isHidden } == [root.view])
    }

    @Test func `remove takes one page out and leaves those above it`() {
        let b = B()
        let app = TestApp(stack: A(), b, C())
        #expect(app.outcome(of: b.remove()) == .done)
        #expect(app.path == "A/C")
    }

    @Test func `a new tab is chosen`() {
        let tabs = UITabBarController()
        let a = A()
        tabs.viewControllers = [a, B()]
        let app = TestApp(tabs)
        #expect(app.outcome(of: a.open(C(), by: .tab)) == .done)
        #expect(app.path == "tab:2/C")
    }

    @Test func `dismissAll leaves stacks as they are`() {
        let b = B()
        let app = TestApp(stack: A(), b)
        let c = C()
        let d = D()
        _ = app.outcome(of: b.open(c, by: .present))
        _ = app.outcome(of: c.open(d, by: .present))
        #expect(app.outcome(of: d.dismissAll()) == .done)
        #expect(app.path == "A/B")
    }

    @Test func `open sends the callbacks that a bare push sends`() throws {
        let stack = A().inStack
        let plain = Simulator()
        plain.launch(stack)
        plain.clearTrace()
        stack.pushViewController(B(), animated: true)
        try plain.settle()
        let bare = plain.trace.lines

        let a = A()
        let opened = TestApp(stack: a)
        opened.sim.clearTrace()
        _ = opened.outcome(of: a.open(B()))
        #expect(opened.sim.trace.lines == bare)
    }
}
