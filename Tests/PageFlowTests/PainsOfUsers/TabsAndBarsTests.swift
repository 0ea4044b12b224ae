import PageFlow
import Simulator
import Testing

/// Tab bar controllers: their bar, their position, other pages in them.
@MainActor
@Suite(.onStage) struct TabsAndBarsTests {
    enum WayHome: CaseIterable {
        case returnHome, removedBeneath
    }

    /// Source: https://github.com/lionheart/openradar-mirror/issues/3853
    @Test(arguments: WayHome.allCases)
    func `the tab bar reappears when the page that hid it leaves below a modal page`(_ way: WayHome) {
        let (a, b, d) = (A(), B(), D())
        let tabs = UITabBarController()
        tabs.viewControllers = [a.inStack, C()]
        let app = TestApp(tabs)
        b.hidesBottomBarWhenPushed = true
        _ = app.open(b, from: a)
        _ = app.open(d, from: b, by: .presented(.fullScreen))
        switch way {
        case .returnHome: #expect(app.outcome(of: d.returnHome()) == .done)
        case .removedBeneath:
            #expect(app.outcome(of: b.remove()) == .done)
            #expect(app.outcome(of: d.goBack()) == .done)
        }
        #expect(app.path == "tab:0/A")
        let frame = tabs.tabBar.convert(tabs.tabBar.bounds, to: app.sim.window)
        #expect(tabs.tabBar.window != nil && !tabs.tabBar.isHidden)
        #expect(frame.minX == 0 && frame.maxY == app.sim.window.bounds.maxY)
    }

    /// Source: https://github.com/ekazaev/route-composer/issues/35
    @Test func `tabs that were pushed are returned into from a modal, and left`() {
        let (a, b, c, d) = (A(), B(), C(), D())
        let tabs = UITabBarController()
        tabs.viewControllers = [b.inStack, c.inStack]
        let app = TestApp(stack: a)
        #expect(app.open(tabs, from: a, by: .push) == .done)
        _ = app.open(d, from: b, by: .present)
        let back = d.returnTo(C.self)
        #expect(app.outcome(of: back) == .done && app.navigator.visiblePage === c)
        #expect(tabs.selectedIndex == 1 && tabs.presentedViewController == nil)
        #expect(back.plan?.steps.filter(\.isAnimated).count == 1)
        #expect(app.outcome(of: c.returnHome()) == .done && app.path == "A")
        #expect(app.sim.diagnostics.isEmpty)
    }

    /// Source: https://github.com/deltachat/deltachat-ios/pull/1699
    @Test func `pages of tabs that app code replaces leave once and are released`() {
        let tabs = UITabBarController()
        let remains = fill(tabs)
        let app = TestApp(tabs)
        let exits = Exits(of: app)
        let d = D()
        tabs.viewControllers = [d.inStack, UIViewController()]
        app.settle()
        app.navigator.updatePages()
        #expect(
            exits.list == [
                "C ancestorDismissed", "UINavigationController code", "B ancestorDismissed",
                "A ancestorDismissed", "UINavigationController code",
            ])
        #expect(remains.alive == [])
        #expect(app.open(TestPage(), from: d) == .done && app.path == "tab:0/D/TestPage")
    }

    private func fill(_ tabs: UITabBarController) -> Remains {
        let (a, b, c) = (A(), B(), C())
        let stack = a.inStack
        stack.pushViewController(b, animated: false)
        tabs.viewControllers = [stack, c.inStack]
        return Remains(a, b, c, stack)
    }
}
