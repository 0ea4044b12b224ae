import PageFlowTesting
import Simulator
import Testing

/// Containers and the system use the public members, which an app may override.
@MainActor
@Suite(.onStage) struct OverriddenMemberUseTests {
    @Test func `the system's bars are as the overridden members say`() {
        let sim = Simulator()
        sim.launch(PageWithBars())
        let bars = sim.window?.systemBars
        #expect(bars?.statusBarStyle == .lightContent)
        #expect(bars?.isStatusBarHidden == true)
        #expect(bars?.isHomeIndicatorHidden == true)
        #expect(bars?.deferredEdges == .bottom)
    }

    @Test func `bars show the overridden items`() throws {
        let sim = Simulator()
        let page = PageWithItems()
        let stack = UINavigationController(rootViewController: UIViewController())
        sim.launch(stack)
        stack.isToolbarHidden = false
        stack.pushViewController(page, animated: false)
        try sim.settle()
        #expect(stack.navigationBar.topItem === page.item)
        #expect(stack.toolbar.items == page.tools)
    }

    @Test func `an overridden tab is shown and chosen`() throws {
        let sim = Simulator()
        let page = PageWithItems()
        let tabs = ListeningTabs()
        tabs.viewControllers = [UIViewController(), page]
        sim.launch(tabs)
        #expect(tabs.tabBar.items?.last === page.tabItem)
        sim.tapTab(1, in: tabs)
        try sim.settle()
        #expect(tabs.chosen == [page])
        #expect(tabs.tabBar.selectedItem === page.tabItem)
        tabs.selectedIndex = 0
        #expect(tabs.chosen.count == 2)
    }

    @Test func `tabs let the page decide that an override selects`() {
        let sim = Simulator()
        let tabs = ListeningTabs()
        tabs.viewControllers = [UIViewController()]
        tabs.decider = PageWithBars.Decider()
        sim.launch(tabs)
        #expect(sim.window?.systemBars.statusBarStyle == .lightContent)
    }

    @Test func `the tab bar goes for a page that says so in an override`() throws {
        let sim = Simulator()
        let root = UIViewController(), page = PageWithItems()
        let stack = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [stack]
        sim.launch(tabs)
        let besideBar = root.view.safeAreaInsets.bottom
        stack.pushViewController(page, animated: false)
        try sim.settle()
        #expect(page.view.safeAreaInsets.bottom < besideBar)
    }

    @Test func `a presentation asks the overridden style and delegate`() throws {
        let sim = Simulator()
        let root = UIViewController(), page = ModalPage()
        sim.launch(root)
        page.modalPresentationStyle = .fullScreen
        root.present(page, animated: true)
        try sim.settle()
        #expect(root.view.window != nil)
        #expect(page.presentationController?.presentationStyle == .overFullScreen)
        root.dismiss(animated: true)
        try sim.settle()
        #expect(page.animators.asked == ["in", "out"])
    }

    @Test func `a sheet stays that says so in an override`() throws {
        let sim = Simulator()
        let root = UIViewController(), sheet = HeldSheet()
        sim.launch(root)
        root.present(sheet, animated: false)
        try sim.settle()
        sim.pullAway(sheet)
        try sim.settle()
        #expect(root.presentedViewController === sheet)
    }

    @Test func `a container that forwards nothing is not forwarded for`() throws {
        let sim = Simulator()
        let root = SilentContainer(), child = UIViewController()
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        sim.launch(root)
        try sim.settle()
        #expect(!sim.trace.lines.contains("UIViewController.viewWillAppear"))
    }

    @Test func `users go back through the overridden calls of the stack`() throws {
        let sim = Simulator()
        let stack = ListeningStack(rootViewController: UIViewController())
        #expect(stack.asked == ["push"])
        let tabs = UITabBarController()
        tabs.viewControllers = [stack]
        sim.launch(tabs)
        stack.asked = []

        stack.viewControllers = [stack.viewControllers[0], UIViewController()]
        try sim.settle()
        sim.tapBack(in: stack)
        try sim.settle()
        stack.topViewController?.show(UIViewController(), sender: nil)
        try sim.settle()
        sim.edgeSwipe(to: 0.8)
        sim.endSwipe(.finish)
        try sim.settle()
        stack.topViewController?.show(UIViewController(), sender: nil)
        try sim.settle()
        sim.tapTab(0, in: tabs)
        try sim.settle()
        #expect(
            stack.asked == ["set", "pop", "show", "push", "pop", "show", "push", "pop to root"])
    }

    @Test func `a page without a container is shown through the overridden present`() throws {
        let sim = Simulator()
        let root = ListeningPresenter()
        sim.launch(root)
        root.show(UIViewController(), sender: nil)
        try sim.settle()
        #expect(root.asked == ["present"])
    }

    @Test func `an alert's action dismisses through the overridden dismiss`() throws {
        let sim = Simulator()
        let root = ListeningPresenter()
        sim.launch(root)
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default))
        root.present(alert, animated: false)
        try sim.settle()
        sim.tap("Yes")
        try sim.settle()
        #expect(root.asked == ["present", "dismiss"])
    }

    @Test func `a window that calls itself the key one takes the key from no other`() {
        let sim = Simulator()
        sim.launch(UIViewController())
        let proud = ProudWindow(frame: UIScreen.main.bounds)
        proud.isHidden = false
        proud.isHidden = true
        #expect(sim.window?.isKeyWindow == true)
    }

    @Test func `a finger scrolls through the overridden offset`() throws {
        final class Scroller: UIScrollView {
            var offsets = 0
            override var contentOffset: CGPoint {
                get { super.contentOffset }
                set {
                    offsets += 1
                    super.contentOffset = newValue
                }
            }
        }
        let sim = Simulator()
        let page = UIViewController()
        let scroller = Scroller(frame: CGRect(x: 0, y: 100, width: 393, height: 500))
        scroller.contentSize = CGSize(width: 393, height: 5_000)
        page.view.addSubview(scroller)
        sim.launch(page)
        sim.pan(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 200))
        #expect(scroller.offsets > 0 && scroller.contentOffset.y > 0)
    }

    @Test func `a field that cannot is not edited`() {
        let sim = Simulator()
        let page = UIViewController()
        let field = LoudField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
        page.view.addSubview(field)
        sim.launch(page)
        #expect(!field.becomeFirstResponder())
        #expect(field.asked.contains("can"))
    }

    @Test(arguments: [15, 16])
    func `before iOS 16 a page may keep the interface from turning`(version: Int) throws {
        final class Still: UIViewController {
            override var shouldAutorotate: Bool { false }
        }
        let sim = Simulator(system: .iOS(version))
        let page = Still()
        sim.launch(page)
        sim.rotate(to: .landscapeLeft)
        try sim.settle()
        #expect((page.view.bounds.width > page.view.bounds.height) == (version == 16))
    }
}
