import PageFlow
import PageFlowFullScreen
import PageFlowTesting
import Simulator
import Testing

/// A page that decides on the system's bars and orientations.
private final class Deciding: TestPage {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .left }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeLeft }
}

private final class Picker: UINavigationController {}
private final class OwnBar: UINavigationBar {}

private final class PortraitOnly: NSObject, UINavigationControllerDelegate {
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .portrait }
}

@MainActor
@Suite(.onStage) struct FullScreenStackTests {
    private func app(_ pages: UIViewController...) -> (TestApp, FullScreenNavigationController) {
        let stack = FullScreenNavigationController()
        stack.viewControllers = pages
        return (TestApp(stack), stack)
    }

    @Test func `status bar, home indicator, edges and rotation follow the top page`() {
        let (app, stack) = app(A())
        let before = app.sim.window.systemBars
        stack.pushViewController(Deciding(), animated: true)
        app.settle()
        let bars = app.sim.window.systemBars
        #expect(bars.statusBarStyle == .lightContent && bars.isStatusBarHidden)
        #expect(bars.isHomeIndicatorHidden && bars.deferredEdges == .left)
        #expect(stack.supportedInterfaceOrientations == .landscape)
        #expect(stack.preferredInterfaceOrientationForPresentation == .landscapeLeft)
        stack.popViewController(animated: true)
        app.settle()
        #expect(app.sim.window.systemBars == before)
        #expect(stack.supportedInterfaceOrientations == A().supportedInterfaceOrientations)
    }

    @Test func `a delegate's orientations restrict the page's`() {
        let (app, stack) = app(A())
        let delegate = PortraitOnly()
        stack.delegate = delegate
        #expect(stack.supportedInterfaceOrientations == .portrait)
        #expect(stack.topPage?.navigationController?.delegate === delegate)
        stack.topPage?.navigationController?.delegate = nil
        #expect(stack.pageDelegate == nil)
        #expect(stack.supportedInterfaceOrientations == .allButUpsideDown)
        withExtendedLifetime((app, delegate)) {}
    }

    @Test func `hidesBottomBarWhenPushed is the page's`() {
        let (a, b) = (A(), B())
        b.hidesBottomBarWhenPushed = true
        let heights = StackTwin.Kind.allCases.map { kind in
            let stack = kind == .plain ? UINavigationController() : FullScreenNavigationController()
            stack.viewControllers = [a]
            let tabs = UITabBarController()
            tabs.viewControllers = [stack]
            let app = TestApp(tabs)
            var insets = [a.view.safeAreaInsets.bottom]
            stack.pushViewController(b, animated: true)
            app.settle()
            insets.append(b.view.safeAreaInsets.bottom)
            stack.viewControllers = []
            app.settle()
            return insets
        }
        #expect(heights[0] == heights[1] && heights[0][0] > heights[0][1])
    }

    @Test func `the tab is that of the first page, unless the stack was given one`() {
        let (first, second) = (A(), A())
        first.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 7)
        second.title = "Titled"
        let given = FullScreenNavigationController()
        given.tabBarItem = UITabBarItem(title: "Given", image: nil, tag: 9)
        given.viewControllers = [B()]
        let stacks = [first, second].map { FullScreenNavigationController(rootViewController: $0) } + [given]
        let tabs = UITabBarController()
        tabs.viewControllers = stacks
        let app = TestApp(tabs)
        #expect(stacks.map(\.tabBarItem.title) == ["First", "Titled", "Given"])
        second.title = "Other"
        #expect(stacks[1].tabBarItem.title == "Other")
        stacks[0].viewControllers = [second]
        app.settle()
        #expect(stacks[0].tabBarItem.title == "Other")
        #expect(first.tabBarController === tabs || first.parent == nil)
        #expect(second.tabBarController === tabs)
    }

    @Test func `a subclass of UINavigationController is a page with its own stack, and has a way back`() {
        let (b, c) = (B(), C())
        let picker = Picker(rootViewController: b)
        let (app, stack) = app(A())
        stack.pushViewController(picker, animated: true)
        app.settle()
        #expect(stack.pages.last === picker && stack.topPage === picker)
        #expect(app.path == "A/B" && b.navigationController === picker)
        #expect(b.navigationItem.leftBarButtonItem != nil)
        picker.pushViewController(c, animated: true)
        app.settle()
        #expect(app.path == "A/B/C")
        c.goBack()
        app.settle()
        b.goBack()
        app.settle()
        #expect(app.path == "A" && picker.parent == nil)
    }

    @Test func `a navigation controller that is shown elsewhere is refused in UIKit's words`() {
        let (app, stack) = app(A())
        let elsewhere = B().inStack
        stack.present(elsewhere, animated: false)
        app.settle()
        stack.pushViewController(elsewhere, animated: false)
        #expect(app.sim.diagnostics.last?.message == "Pushing a navigation controller is not supported")
        #expect(elsewhere.viewControllers.count == 1)
    }

    @Test func `the same page twice is answered in UIKit's words`() {
        let a = A()
        let (app, stack) = app(a)
        stack.pushViewController(a, animated: false)
        #expect(app.sim.diagnostics.last?.message.contains("more than once") == true)
        stack.popToViewController(B(), animated: false)
        #expect(
            app.sim.diagnostics.last?.message
                == "Tried to pop to a view controller that doesn't exist.")
        #expect(stack.pages == [a])
    }

    @Test func `the trees of modals are as over a plain stack`() {
        let page = A()
        let (app, stack) = app(page)
        for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .currentContext, .overFullScreen] {
            let modal = B()
            modal.modalPresentationStyle = style
            page.present(modal, animated: true)
            app.settle()
            #expect(app.path == "A + modal:B")
            #expect(modal.presentingViewController === stack)
            #expect(page.navigationController?.visibleViewController === modal)
            modal.goBack()
            app.settle()
            #expect(app.path == "A")
        }
    }

    @Test func `bars have the class and the look that the stack was given`() {
        let stack = FullScreenNavigationController(navigationBarClass: OwnBar.self, toolbarClass: nil)
        var prepared: [UINavigationBar] = []
        stack.prepareBar = { prepared.append($0) }
        stack.isNavigationBarHidden = true
        let (a, b) = (A(), B())
        stack.viewControllers = [a]
        #expect(a.navigationController?.isNavigationBarHidden == true)
        stack.pushViewController(b, animated: false)
        let bars = [a, b].compactMap { $0.navigationController?.navigationBar }
        #expect(bars == prepared && bars.allSatisfy { $0 is OwnBar })
        #expect(b.navigationController?.isNavigationBarHidden == false)
    }

    @Test func `toolbars are the page's own`() {
        let (a, b) = (A(), B())
        let (app, stack) = app(a, b)
        b.toolbarItems = [UIBarButtonItem(title: "T", style: .plain, target: nil, action: nil)]
        stack.setToolbarHidden(false, animated: false)
        app.settle()
        #expect(b.navigationController?.isToolbarHidden == false)
        #expect(b.navigationController?.toolbar.items?.count == 1)
        #expect(a.navigationController?.isToolbarHidden == true)
    }

    @Test func `a popped page belongs to no stack, and can be pushed again`() {
        let (a, b) = (A(), B())
        let (app, stack) = app(a, b)
        let plain = UINavigationController()
        #expect(stack.popViewController(animated: true) === b)
        app.settle()
        #expect(b.parent == nil && b.view.superview == nil && b.navigationController == nil)
        plain.viewControllers = [b]
        #expect(b.navigationController === plain)
        plain.viewControllers = []
        stack.pushViewController(b, animated: true)
        app.settle()
        #expect(app.path == "A/B")
    }

    @Test func `a page below that is moved elsewhere is no longer in the stack`() {
        let (a, b, c) = (A(), B(), C())
        let (app, stack) = app(a, b, c)
        b.removeFromParent()
        #expect(stack.pages == [a, c] && app.path == "A/C")
        #expect(stack.popViewController(animated: true) === c)
        app.settle()
        #expect(app.path == "A" && stack.pages == [a] && stack.children.count == 1)
    }

    @Test func `a page that is popped knows that it leaves`() {
        final class Page: TestPage {
            var leaving: [Bool] = []
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                leaving.append(isLeavingStack)
            }
        }
        for stack in [UINavigationController(), FullScreenNavigationController()] {
            let page = Page()
            stack.viewControllers = [A(), page]
            let app = TestApp(stack)
            stack.pushViewController(B(), animated: true)
            app.settle()
            stack.popViewController(animated: true)
            app.settle()
            stack.popViewController(animated: true)
            app.settle()
            #expect(page.leaving == [false, true])
        }
    }

    @Test func `memory stays flat over many pushes and pops`() {
        let (app, stack) = app(A())
        weak var last: TestPage?
        for number in 0..<200 {
            let page = TestPage(number)
            last = page
            stack.pushViewController(page, animated: number % 2 == 0)
            app.settle()
            stack.popViewController(animated: number % 3 == 0)
            app.settle()
        }
        #expect(last == nil && stack.viewControllers.count == 1)
    }
}

/// Records the pages between which it is asked for an animation, and leaves the animation to the system.
private final class Asked: NSObject, UINavigationControllerDelegate {
    var answers: [String] = []

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        answers.append("\(operation) \(type(of: fromVC)) \(type(of: toVC))")
        return nil
    }
}

extension FullScreenStackTests {
    @Test func `a delegate that may animate is asked about pages`() {
        let (app, stack) = app(A())
        let delegate = Asked()
        stack.delegate = delegate
        stack.pushViewController(B(), animated: true)
        app.settle()
        stack.popViewController(animated: true)
        app.settle()
        #expect(delegate.answers == ["push A B", "pop B A"])
    }

    @Test func `Escape asks the guard of the page, as its back button does`() async {
        final class Page: TestPage, LeaveGuard {
            var agrees = false
            func canLeave(_ request: LeaveRequest) async -> Bool { agrees }
        }
        let page = Page()
        let (app, stack) = app(A(), page)
        #expect(stack.accessibilityPerformEscape())
        await app.sim.settled()
        #expect(app.path == "A/Page")
        page.agrees = true
        #expect(stack.accessibilityPerformEscape())
        await app.sim.settled()
        #expect(app.path == "A" && !stack.accessibilityPerformEscape())
    }

    @Test(arguments: [Device.iPhone16, Device.iPadPro11])
    func `in a split view it is a column like another`(device: Device) {
        let sim = Simulator(device: device)
        let (list, detail) = (A(), B())
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(list, for: .primary)
        split.setViewController(
            FullScreenNavigationController(rootViewController: detail), for: .secondary)
        sim.launch(split)
        let page = C()
        detail.show(page, sender: nil)
        _ = try? sim.settle()
        #expect(page.navigationController?.viewControllers.suffix(2) == [detail, page])
        #expect(page.navigationController is PageNavigationController)
    }
}
