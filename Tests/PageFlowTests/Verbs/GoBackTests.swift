import PageFlow
import PageFlowTesting
import Simulator
import Testing

/// The article on going back, case by case, and the cases that it omits. Each row: the path before, the page that goes back, the path
/// after.
@MainActor
@Suite(.onStage) struct GoBackTests {
    @Test(arguments: [false, true])
    func `a pushed page is popped`(animated: Bool) {
        let b = B()
        let app = TestApp(stack: A(), b)
        #expect(app.outcome(of: b.goBack(animated: animated)) == .done)
        #expect(app.path == "A")
    }

    @Test(arguments: [false, true])
    func `a presented page is dismissed`(animated: Bool) {
        let a = A()
        let b = B()
        let app = TestApp(a)
        _ = app.outcome(of: a.open(b, by: .present, animated: animated))
        #expect(app.path == "A + modal:B")
        #expect(app.outcome(of: b.goBack(animated: animated)) == .done)
        #expect(app.path == "A")
    }

    @Test(arguments: [1, 2, 3])
    func `the top page of a presented stack is popped, its last one dismissed with the stack`(count: Int) {
        let a = A()
        let app = TestApp(a)
        let stack = UINavigationController()
        stack.viewControllers = (0..<count).map { B($0) }
        _ = app.outcome(of: a.open(stack, by: .present))
        for left in (0..<count).reversed() {
            #expect(stack.viewControllers.count == left + 1)
            #expect(app.outcome(of: stack.viewControllers[left].goBack()) == .done)
        }
        #expect(app.path == "A")
    }

    @Test func `a part of a pushed page goes back as its page does`() {
        let b = B()
        let part = C()
        let app = TestApp(stack: A(), b)
        b.addChild(part)
        b.view.addSubview(part.view)
        part.didMove(toParent: b)
        #expect(app.outcome(of: part.goBack()) == .done)
        #expect(app.path == "A")
    }

    @Test func `a part that was opened leaves alone`() {
        let b = B()
        let part = C()
        let app = TestApp(stack: A(), b)
        #expect(app.outcome(of: b.open(part, by: .embed)) == .done)
        #expect(part.parent === b && part.view.superview === b.view)
        #expect(app.outcome(of: part.goBack()) == .done)
        #expect(app.path == "A/B")
        #expect(part.parent == nil && b.view.subviews.allSatisfy { $0 !== part.view })
    }

    @Test func `the root of a window has nothing to go back to`() {
        let a = A()
        let app = TestApp(a)
        guard case .failed(let error) = app.outcome(of: a.goBack()) else {
            Issue.record("a root went back")
            return
        }
        #expect(error.reason == .nothingBefore)
        let text = "There is no page before A. Read `arrival` before you show a back button."
        #expect(error.description == text)
        #expect(app.path == "A")
    }

    @Test func `the first page of a window's stack has nothing to go back to`() {
        let a = A()
        let app = TestApp(stack: a)
        #expect(app.outcome(of: a.goBack()) == .failed(a.nothingBefore))
    }

    @Test func `a modal over a modal goes back by one`() {
        let a = A()
        let b = B()
        let c = C()
        let app = TestApp(a)
        _ = app.outcome(of: a.open(b, by: .present))
        _ = app.outcome(of: b.open(c, by: .present))
        #expect(app.path == "A + modal:B + modal:C")
        #expect(app.outcome(of: c.goBack()) == .done)
        #expect(app.path == "A + modal:B")
    }

    @Test func `a modal page below another one takes that along`() {
        let a = A()
        let b = B()
        let app = TestApp(a)
        _ = app.outcome(of: a.open(b, by: .present))
        _ = app.outcome(of: b.open(C(), by: .present))
        #expect(app.outcome(of: b.goBack()) == .done)
        #expect(app.path == "A")
    }

    @Test func `a page below a modal page takes the modal page along`() {
        let b = B()
        let app = TestApp(stack: A(), b)
        _ = app.outcome(of: b.open(C(), by: .present))
        let back = b.goBack()
        #expect(app.outcome(of: back) == .done)
        #expect(back.plan?.description == "1. pop the stack back to A\n2. dismiss C, animated")
        #expect(app.path == "A")
    }

    @Test func `the first page of a tab inside a modal dismisses the modal`() {
        let a = A()
        let b = B()
        let app = TestApp(a)
        let tabs = UITabBarController()
        tabs.viewControllers = [b.inStack, C()]
        _ = app.outcome(of: a.open(tabs, by: .present))
        #expect(app.path == "A + modal:tab:0/B")
        #expect(app.outcome(of: b.goBack()) == .done)
        #expect(app.path == "A")
    }

    @Test func `the first page of a window's tab has nothing to go back to`() {
        let a = A()
        let tabs = UITabBarController()
        tabs.viewControllers = [a.inStack, B()]
        let app = TestApp(tabs)
        #expect(app.outcome(of: a.goBack()) == .failed(a.nothingBefore))
    }

    @Test func `a page that is in no window says so`() {
        let a = A()
        #expect(a.goBack().result == .failed(a.error(.offScreen)))
    }
}

extension UIViewController {
    @MainActor var nothingBefore: NavigationError { error(.nothingBefore) }

    @MainActor func error(_ reason: NavigationError.Reason) -> NavigationError {
        NavigationError(reason, at: String(describing: type(of: self)))
    }
}
