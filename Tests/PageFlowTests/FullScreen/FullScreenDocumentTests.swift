import PageFlow
import PageFlowFullScreen
import PageFlowTesting
import Simulator
import Testing

/// The article on full-screen back that the stack follows, sentence by sentence; gestures have their own tests.
@MainActor
@Suite(.onStage) struct FullScreenDocumentTests {
    private func app(_ pages: UIViewController...) -> TestApp {
        let stack = FullScreenNavigationController()
        stack.viewControllers = pages
        return TestApp(stack)
    }

    private func stack(_ app: TestApp) throws -> FullScreenNavigationController {
        try #require(app.sim.window.rootViewController as? FullScreenNavigationController)
    }

    /// Whether a page is in its own bar controller, which appears and disappears with it.
    private func hasBarOfItsOwn(_ page: UIViewController, among others: [UIViewController]) -> Bool {
        guard let owner = page.navigationController as? PageNavigationController else { return false }
        return page.view.isDescendant(of: owner.view)
            && others.allSatisfy { $0 === page || $0.navigationController !== owner }
    }

    @Test func `the bar goes back together with its page`() throws {
        let (a, b) = (A(), B())
        let app = app(a, b)
        let bar = try #require(b.navigationController)
        try stack(app).popViewController(animated: true)
        app.sim.advance(by: 0.1)
        // In the middle of the animation, both pages are in the window, each with its own bar.
        #expect(bar.view.window != nil && b.view.isDescendant(of: bar.view))
        #expect(a.navigationController !== bar && a.view.window != nil)
        app.settle()
        #expect(bar.view.window == nil)
    }

    @Test(arguments: [true, false])
    func `a push has the full-screen effect as a pop has`(animated: Bool) throws {
        let (a, b) = (A(), B())
        let app = app(a)
        try stack(app).pushViewController(b, animated: animated)
        app.sim.advance(by: 0.1)
        #expect(hasBarOfItsOwn(b, among: [a, b]))
        // The first column of the field report: push ignored `animated`.
        #expect((a.view.window != nil) == animated)
        app.settle()
        #expect(app.path == "A/B")
    }

    @Test func `the outer navigation controller's own bar is hidden`() throws {
        let (whole, plain) = (A(), A())
        let app = app(whole)
        let inset = whole.view.safeAreaInsets
        #expect(try stack(app).isNavigationBarHidden)
        let other = TestApp(stack: plain)
        #expect(plain.view.safeAreaInsets == inset && inset.top > 0)
        withExtendedLifetime(other) {}
    }

    @Test
    func
        `what is pushed is a container whose only child is a navigation controller with the page as its root`()
        throws
    {
        let page = A()
        let app = app(page)
        let owner = try #require(page.parent as? PageNavigationController)
        let container = try #require(owner.parent)
        #expect(container.children == [owner])
        #expect(container.parent === (try stack(app)))
        #expect("\(type(of: container))" == "PageWrapper")
    }

    @Test func `each page's navigation controller is independent`() throws {
        let (a, b) = (A(), B())
        let app = app(a, b)
        #expect(a.navigationController !== b.navigationController)
        b.navigationController?.setNavigationBarHidden(true, animated: false)
        #expect(b.navigationController?.isNavigationBarHidden == true)
        #expect(a.navigationController?.isNavigationBarHidden == false)
        try stack(app).isNavigationBarHidden = false
        #expect(b.navigationController?.isNavigationBarHidden == false)
        try stack(app).setNavigationBarHidden(true, animated: false)
        #expect(b.navigationController?.isNavigationBarHidden == true)
        #expect(a.navigationController?.isNavigationBarHidden == false)
    }

    @Test func `a navigation controller can be pushed all the same`() throws {
        let (a, b, c) = (A(), B(), C())
        let app = app(a)
        let plain = UINavigationController()
        plain.viewControllers = [b, c]
        try stack(app).pushViewController(plain, animated: true)
        app.settle()
        #expect(app.path == "A/B/C")
        #expect(app.sim.diagnostics.isEmpty)
        #expect(plain.viewControllers.isEmpty)
        #expect([a, b, c].allSatisfy { page in page.navigationController is PageNavigationController })
    }

    @Test func `PageFlow and each page see the pages, without the levels between`() throws {
        let (a, b) = (A(), B())
        let app = app(a, b)
        let tree = "\(app.navigator.tree)"
        #expect(tree == "stack\n  A\n  B")
        #expect(try stack(app).pages == [a, b] && stack(app).topPage === b)
        for page in [a, b] {
            #expect(page.navigationController?.viewControllers == [a, b])
            #expect(page.navigationController?.topViewController === page)
        }
    }

    @Test func `the back button is added on push, before the page's view loads`() throws {
        final class Page: TestPage {
            var itemAtLoading: UIBarButtonItem?
            override func viewDidLoad() {
                super.viewDidLoad()
                itemAtLoading = navigationItem.leftBarButtonItem
            }
        }
        let (a, page) = (A(), Page())
        let app = app(a)
        a.navigationController?.pushViewController(page, animated: true)
        app.settle()
        #expect(page.itemAtLoading != nil && page.itemAtLoading === page.navigationItem.leftBarButtonItem)
        #expect(a.navigationItem.leftBarButtonItem == nil)
    }

    @Test func `a full-screen stack is also created from an archive`() throws {
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        let stack = try #require(FullScreenNavigationController(coder: coder))
        let (a, b) = (A(), B())
        stack.setViewControllers([a], animated: false)
        let app = TestApp(stack)
        a.show(b, sender: nil)
        app.settle()
        #expect(app.path == "A/B" && hasBarOfItsOwn(b, among: [a, b]))
    }

    @Test func `assigning viewControllers keeps the effect`() throws {
        let pages = [A(), B(), C()]
        let app = app(A())
        try stack(app).viewControllers = pages
        app.settle()
        #expect(app.path == "A/B/C")
        #expect(pages.allSatisfy { $0.navigationController is PageNavigationController })
        #expect(hasBarOfItsOwn(pages[2], among: pages))
        pages[2].navigationController?.viewControllers = [pages[0], pages[2]]
        app.settle()
        #expect(app.path == "A/C" && hasBarOfItsOwn(pages[2], among: pages))
    }

    @Test func `a plain navigation controller inside keeps the effect`() throws {
        let (a, b, c, d) = (A(), B(), C(), D())
        let stack = FullScreenNavigationController(rootViewController: a.inStack)
        let app = TestApp(stack)
        #expect(stack.pages == [a])
        a.navigationController?.pushViewController(b, animated: true)
        app.settle()
        stack.viewControllers = [a, c.inStack, d.inStack]
        app.settle()
        #expect(app.path == "A/C/D")
        #expect([a, c, d].allSatisfy { page in page.navigationController is PageNavigationController })
        #expect(hasBarOfItsOwn(d, among: [a, c]))
    }

    @Test func `popTo and setViewControllers are carried on, and an empty stack is no trap`() throws {
        let (a, b, c) = (A(), B(), C())
        let app = app(a, b, c)
        let gone = c.navigationController?.popToViewController(a, animated: true)
        app.settle()
        #expect(gone == [b, c] && app.path == "A")
        try stack(app).viewControllers = []
        app.settle()
        let empty = try stack(app)
        #expect(empty.popViewController(animated: true) == nil)
        #expect(empty.popToRootViewController(animated: true)?.isEmpty ?? true)
        #expect(empty.topViewController == nil && empty.viewControllers.isEmpty)
        app.settle()
        empty.pushViewController(b, animated: true)
        app.settle()
        #expect(app.path == "B")
    }
}
