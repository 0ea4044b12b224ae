import PageFlowTesting
import Simulator
import Testing

@MainActor @Suite(.onStage) struct SideMenuTests {
    @MainActor private final class App {
        let sim = Simulator()
        let host = Page("host")
        let navigation: UINavigationController
        private(set) var menus = 0
        private(set) weak var lastMenu: UIViewController?
        private(set) var menu: SideMenu!

        init() {
            navigation = UINavigationController(rootViewController: host)
            host.debugName = "host"
            navigation.debugName = "nav"
            sim.launch(navigation)
            menu = SideMenu(host: host) { [unowned self] in
                let page = Page("menu")
                page.debugName = "menu"
                menus += 1
                lastMenu = page
                return page
            }
            sim.clearTrace()
        }

        func pull(to x: CGFloat, over seconds: TimeInterval = 0.4) {
            sim.touchDown(at: CGPoint(x: 4, y: 400))
            sim.touchMove(to: CGPoint(x: x, y: 400), over: seconds)
        }

        func open() throws {
            menu.open()
            try sim.settle()
        }

        func rest() {
            sim.advance(by: 0.2)
            sim.touchUp()
        }

        var dimming: UIView? { menu.presentation?.dimmingView }
        var container: UIView? { menu.presentation?.containerView }
        var panel: UIView? { menu.presentation?.presentedView }
        var appearances: [String] { sim.trace.lines.filter { $0.contains("ppear") } }
    }

    @Test func `a menu opens beside the page that stays visible`() throws {
        let app = App()
        var opened = 0
        app.menu.onOpen = { opened += 1 }
        try app.open()
        let controller = try #require(app.menu.presentation)
        #expect(controller.log == ["willBegin", "didEnd true"] && opened == 1)
        #expect(controller.presentingViewController === app.navigation)
        #expect(app.host.presentedViewController === app.lastMenu)
        #expect(app.panel?.frame == CGRect(x: 0, y: 0, width: 393 * 0.8, height: 852))
        #expect(app.dimming?.alpha == 1 && app.dimming?.frame == app.sim.window.bounds)
        #expect(app.container?.subviews == [app.dimming!, app.panel!])
        #expect(app.host.view.window != nil)
        #expect(
            app.appearances == ["menu.viewWillAppear", "menu.viewIsAppearing", "menu.viewDidAppear"])
    }

    @Test func `a tap beside the menu closes it and one on it does not`() throws {
        let app = App()
        try app.open()
        app.sim.tap(at: CGPoint(x: 100, y: 400))
        try app.sim.settle()
        #expect(app.host.presentedViewController != nil)
        let controller = try #require(app.menu.presentation)
        let container = try #require(app.container)
        app.sim.tap(at: CGPoint(x: 370, y: 400))
        try app.sim.settle()
        #expect(app.host.presentedViewController == nil && container.superview == nil)
        #expect(controller.log.suffix(2) == ["dismissalWillBegin", "dismissalDidEnd true"])
        #expect(controller.containerView == nil)
    }

    @Test func `an edge pan holds the menu half open with its finger`() throws {
        let app = App()
        app.pull(to: 164)
        let menu = try #require(app.lastMenu)
        #expect(app.host.presentedViewController === menu && menu.isBeingPresented)
        let coordinator = try #require(menu.transitionCoordinator)
        #expect(coordinator === app.navigation.transitionCoordinator && coordinator.isInteractive)
        #expect(coordinator.presentationStyle == .custom)
        #expect(abs(coordinator.percentComplete - 160 / 314.4) < 0.02)
        #expect(coordinator.view(forKey: .from) == nil && coordinator.view(forKey: .to) === app.panel)
        #expect(coordinator.viewController(forKey: .from) === app.navigation)
        #expect(app.menu.presentation?.log == ["willBegin"])
        app.sim.touchMove(to: CGPoint(x: 280, y: 400), over: 0.2)
        app.rest()
        try app.sim.settle()
        #expect(app.menu.presentation?.log == ["willBegin", "didEnd true"])
        #expect(app.dimming?.alpha == 1 && app.panel?.frame.minX == 0)
        #expect(app.menus == 1 && !menu.isBeingPresented)
    }

    @Test func `an edge pan that is let go early leaves nothing behind`() throws {
        let app = App()
        var opened = 0
        app.menu.onOpen = { opened += 1 }
        app.pull(to: 84)
        let controller = try #require(app.menu.presentation)
        let container = try #require(controller.containerView)
        app.rest()
        try app.sim.settle()
        #expect(controller.log == ["willBegin", "didEnd false"])
        #expect(app.host.presentedViewController == nil && app.navigation.presentedViewController == nil)
        #expect(container.superview == nil && controller.dimmingView.superview == nil)
        #expect(app.sim.window.subviews.count == 1)
        #expect(
            app.appearances == [
                "menu.viewWillAppear", "menu.viewIsAppearing", "menu.viewWillDisappear",
                "menu.viewDidDisappear",
            ])
        try app.open()
        #expect(app.menus == 2 && app.host.presentedViewController === app.lastMenu)
    }

    @Test func `a canceled menu is released`() throws {
        let app = App()
        app.pull(to: 84)
        app.rest()
        try app.sim.settle()
        app.sim.turn()
        #expect(app.lastMenu == nil && app.menu.presentation == nil)
        app.menu.open()
        try app.sim.settle()
        app.menu.close()
        try app.sim.settle()
        app.sim.turn()
        #expect(app.lastMenu == nil && app.menu.presentation == nil)
    }

    @Test func `a pan on the menu closes it, or not`() throws {
        let app = App()
        try app.open()
        let controller = try #require(app.menu.presentation)
        app.sim.pan(from: CGPoint(x: 250, y: 400), to: CGPoint(x: 170, y: 400))
        try app.sim.settle()
        #expect(controller.log.suffix(2) == ["dismissalWillBegin", "dismissalDidEnd false"])
        #expect(app.host.presentedViewController === app.lastMenu && app.lastMenu?.isBeingDismissed == false)
        #expect(app.dimming?.alpha == 1 && app.panel?.frame.minX == 0 && app.dimming?.superview != nil)
        app.sim.swipe(from: CGPoint(x: 250, y: 400), to: CGPoint(x: 100, y: 400))
        try app.sim.settle()
        #expect(controller.log.suffix(2) == ["dismissalWillBegin", "dismissalDidEnd true"])
        #expect(app.host.presentedViewController == nil && app.sim.window.subviews.count == 1)
    }

    @Test func `the menu and its dimming turn with the device`() throws {
        let app = App()
        try app.open()
        app.sim.rotate(to: .landscapeRight)
        try app.sim.settle()
        #expect(app.container?.bounds == CGRect(x: 0, y: 0, width: 852, height: 393))
        #expect(app.dimming?.frame == app.container?.bounds)
        #expect(app.panel?.frame == CGRect(x: 0, y: 0, width: 320, height: 393))
        app.menu.close()
        try app.sim.settle()
        #expect(app.host.view.frame.size == CGSize(width: 852, height: 393))
    }

    @Test func `a menu that wants another width gets it`() throws {
        let app = App()
        try app.open()
        app.lastMenu?.preferredContentSize = CGSize(width: 200, height: 0)
        try app.sim.settle()
        #expect(app.panel?.frame.width == 200)
    }

    @Test func `an app that enters the background cancels the half-open menu`() throws {
        let app = App()
        app.pull(to: 250)
        let controller = try #require(app.menu.presentation)
        app.sim.enterBackground()
        try app.sim.settle()
        #expect(controller.log == ["willBegin", "didEnd false"] && app.host.presentedViewController == nil)
        app.sim.enterForeground()
        try app.open()
        #expect(app.host.presentedViewController === app.lastMenu)
    }

    @Test func `without animation the dimming is there at once and no coordinator with it`() throws {
        let app = App()
        app.menu.open(animated: false)
        try app.sim.settle()
        #expect(app.dimming?.alpha == 1 && app.menu.presentation?.log == ["willBegin", "didEnd true"])
        app.menu.close(animated: false)
        try app.sim.settle()
        #expect(app.host.presentedViewController == nil && app.sim.window.subviews.count == 1)
    }

    @Test func `the delegate is notified which controller was asked to present`() throws {
        let app = App()
        let listener = SourceListener()
        let page = Page("page")
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = listener
        app.host.present(page, animated: true)
        try app.sim.settle()
        #expect(listener.sources == [app.host, app.host])
        #expect(listener.presenters == [app.navigation, app.navigation])
    }
}

private final class SourceListener: NSObject, UIViewControllerTransitioningDelegate {
    var sources: [UIViewController] = []
    var presenters: [UIViewController?] = []

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        sources.append(source)
        presenters.append(presenting)
        return UIPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        sources.append(source)
        presenters.append(presenting)
        return nil
    }
}
