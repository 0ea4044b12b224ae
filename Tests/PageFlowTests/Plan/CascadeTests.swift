import PageFlow
import PageFlowTesting
import Simulator
import Testing

@MainActor
@Suite(.onStage) struct CascadeTests {
    private func open(_ page: UIViewController, on app: TestApp) {
        _ = app.navigator.visiblePage.map { app.outcome(of: $0.open(page, by: .presented(.fullScreen))) }
    }

    @Test func `a cascade lets each page go when it has left`() {
        let app = TestApp(A())
        for page in [B(), C(), D()] { open(page, on: app) }
        app.sim.clearTrace()
        app.navigator.visiblePage?.returnTo(A.self, style: .cascade)
        app.settle()
        #expect(
            app.sim.trace.lines.filter { $0.hasSuffix("viewWillDisappear") || $0.hasSuffix("deinit") } == [
                "D.viewWillDisappear", "D.deinit", "C.viewWillDisappear", "C.deinit",
                "B.viewWillDisappear", "B.deinit",
            ])
    }

    @Test func `a page under the top of a covered stack is an earlier page`() {
        let app = TestApp(A())
        let stack = UINavigationController()
        stack.viewControllers = [B(), C()]
        open(stack, on: app)
        open(D(), on: app)
        #expect(app.path == "A + modal:B/C + modal:D")
        let back = app.navigator.visiblePage?.returnTo(B.self)
        app.settle()
        #expect(back?.result == .done)
        #expect(app.path == "A + modal:B")
    }

    @Test(arguments: [ReturnStyle.direct, .cascade], [3, 100])
    func `a return over many modals animates once and leaves nothing alive`(style: ReturnStyle, depth: Int) {
        let app = TestApp(A())
        for _ in 0..<depth { open(B(), on: app) }
        app.sim.clearTrace()
        app.navigator.visiblePage?.returnTo(A.self, style: style)
        app.settle()
        let trace = app.sim.trace
        #expect(trace.lines.filter { $0 == "B.deinit" }.count == depth)
        #expect(app.path == "A")
        let shown = trace.lines.filter { $0 == "B.viewDidAppear" }.count
        #expect(shown == (style == .direct ? 0 : depth - 1))
        #expect(trace.filter { $0.description == "A.viewDidAppear" }.map(\.animated) == [true])
        let left = trace.filter { $0.description == "B.viewDidDisappear" }
        // Evidence: chain-02. If a chain is dismissed at once, only the top page gets callbacks, without animation.
        #expect(left.count == (style == .direct ? 1 : depth))
        #expect(left.filter { $0.animated == true }.count == (style == .direct ? 0 : 1))
    }
}
