import PageFlow
import PageFlowFullScreen
import PageFlowTesting
import Simulator
import Testing

/// A page that reads its stack in each layout pass.
private final class Reading: TestPage {
    var stack: FullScreenNavigationController?
    private(set) var isRight: [Bool] = []

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if let stack { isRight.append(stack.returnsWrappers) }
    }
}

private final class Delegate: NSObject, UINavigationControllerDelegate {
    var shown: [UIViewController] = []

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) { shown.append(viewController) }
}

extension FullScreenNavigationController {
    /// Whether UIKit's getters return UIKit's own wrappers.
    fileprivate var returnsWrappers: Bool {
        let wrappers = viewControllers
        return wrappers.allSatisfy { $0 !== $0.withoutContainers && $0.parent === self }
            && topViewController === wrappers.last && Set(children).isSuperset(of: wrappers)
    }
}

/// The page arrays of a full-screen stack: UIKit's and the app's.
@MainActor
@Suite(.onStage) struct FullScreenListTests {
    private func app(_ pages: UIViewController...) -> (TestApp, FullScreenNavigationController) {
        let stack = FullScreenNavigationController()
        stack.pages = pages
        return (TestApp(stack), stack)
    }

    @Test func `UIKit's getters return what UIKit holds, in layout and during a swipe`() {
        let (a, page) = (A(), Reading())
        let (app, stack) = app(a)
        page.stack = stack
        stack.pushViewController(page, animated: true)
        app.sim.advance(by: 0.1)
        #expect(stack.returnsWrappers && stack.visibleViewController === stack.topViewController)
        app.settle()
        #expect(!page.isRight.isEmpty && page.isRight.allSatisfy { $0 })
        #expect(stack.pages == [a, page] && stack.viewControllers.map(\.withoutContainers) == [a, page])
        app.sim.edgeSwipe(to: 0.4)
        #expect(stack.returnsWrappers && stack.pages == [a] && app.path == "A/Reading")
        app.sim.endSwipe(.cancel)
        app.settle()
        #expect(stack.returnsWrappers && stack.pages == [a, page])
        page.stack = nil
    }

    @Test func `each call accepts pages and wrappers`() {
        let (a, b, c) = (A(), B(), C())
        let (app, stack) = app(a, b, c)
        #expect(stack.popToViewController(b, animated: false) == [c])
        stack.pushViewController(c, animated: false)
        app.settle()
        #expect(stack.popToViewController(stack.viewControllers[0], animated: false) == [b, c])
        stack.viewControllers = stack.viewControllers + [b, c]
        app.settle()
        #expect(stack.pages == [a, b, c] && stack.returnsWrappers)
        stack.viewControllers = [stack.viewControllers[0], c]
        app.settle()
        #expect(app.path == "A/C" && stack.returnsWrappers)
        stack.pages = [b]
        app.settle()
        stack.setViewControllers([b, a], animated: true)
        app.settle()
        #expect(stack.pages == [b, a] && stack.topPage === a)
        #expect(stack.popViewController(animated: true) === a)
        app.settle()
        #expect(app.path == "B" && app.sim.diagnostics.isEmpty)
    }

    @Test func `a page that leaves out another one by its own navigation controller keeps the rest`() {
        let (a, b, c) = (A(), B(), C())
        let (app, stack) = app(a, b, c)
        let own = c.navigationController
        own?.viewControllers.remove(at: 1)
        app.settle()
        #expect(app.path == "A/C" && stack.pages == [a, c] && own?.viewControllers == [a, c])
    }

    @Test func `the app's delegate is called with pages, whichever name it is set by`() {
        let (b, delegate) = (B(), Delegate())
        let (app, stack) = app(A())
        stack.delegate = delegate
        #expect(stack.pageDelegate === delegate && stack.delegate !== delegate)
        // An app may restore a delegate that it has read.
        stack.delegate = stack.delegate
        stack.pushViewController(b, animated: true)
        app.settle()
        #expect(delegate.shown == [b] && b.navigationController?.delegate === delegate)
        stack.pageDelegate = nil
        stack.popViewController(animated: true)
        app.settle()
        #expect(delegate.shown == [b])
    }

    @Test(arguments: [System.iOS(18), .iOS(26)])
    func `a bar's controller has no swipe of its own`(system: System) throws {
        let app = SwipedApp(system)
        let bar = try #require(app.pages[2].navigationController)
        #expect(bar.interactivePopGestureRecognizer?.view == nil)
        if #available(iOS 26, *) { #expect(bar.interactiveContentPopGestureRecognizer?.view == nil) }
        bar.interactivePopGestureRecognizer?.isEnabled = true
        app.sim.edgeSwipe(to: 0.5)
        app.sim.endSwipe(.finish)
        app.settle()
        #expect(app.stack.pages == Array(app.pages.prefix(2)))
        app.expectAlive()
    }

    @Test func `the back button goes back in a window whose navigator no code has read`() throws {
        let sim = Simulator()
        let (a, b) = (A(), B())
        let stack = FullScreenNavigationController()
        stack.pages = [a, b]
        sim.launch(stack)
        let button = try #require(b.navigationItem.leftBarButtonItem)
        #expect(button.image != nil && sim.tap("Back"))
        try sim.settle()
        #expect(stack.pages == [a])
    }

    @Test func `the preferred size is the page's, and a new one is passed on`() {
        final class Container: UIViewController {
            var sizes: [CGSize] = []
            override func preferredContentSizeDidChange(
                forChildContentContainer container: any UIContentContainer
            ) {
                super.preferredContentSizeDidChange(forChildContentContainer: container)
                sizes.append(container.preferredContentSize)
            }
        }
        let (page, container) = (A(), Container())
        page.preferredContentSize = CGSize(width: 200, height: 300)
        let stack = FullScreenNavigationController(rootViewController: page)
        container.addChild(stack)
        container.view.addSubview(stack.view)
        stack.didMove(toParent: container)
        let app = TestApp(container)
        #expect(stack.preferredContentSize == page.preferredContentSize)
        page.preferredContentSize = CGSize(width: 200, height: 400)
        app.settle()
        #expect(container.sizes.last == page.preferredContentSize)
    }
}
