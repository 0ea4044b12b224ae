import Simulator
import TestTraits
import Testing

@testable import UIKitCore

/// The accessory of a tab bar, the minimized bar and the area above it. iOS 26.
@MainActor @Suite("Accessory of a tab bar", .inTurn) struct TabAccessoryTests {
    private final class List: UIViewController {
        let content = UIScrollView()

        override func loadView() {
            view = content
            content.contentSize = CGSize(width: 300, height: 4_000)
        }
    }

    private let sim = Simulator(system: .iOS(26))
    private let tabs = UITabBarController()
    private let list = List()

    init() throws {
        sim.recordsExceptions = true
        tabs.viewControllers = [list, UIViewController()]
        sim.launch(tabs)
        try sim.settle()
    }

    private func environment(_ view: UIView) -> UITabAccessory.Environment {
        view.traitCollection.tabAccessoryEnvironment
    }

    @Test func `the trait is a value of its own`() {
        #expect(UITraitCollection().tabAccessoryEnvironment == .unspecified)
        #expect(UITraitCollection(tabAccessoryEnvironment: .inline).tabAccessoryEnvironment == .inline)
        #expect(UITraitCollection(tabAccessoryEnvironment: .unspecified) == UITraitCollection())
        let traits = UITraitCollection { $0.tabAccessoryEnvironment = .regular }
        #expect(traits.tabAccessoryEnvironment == .regular)
    }

    @Test func `an accessory is above the bar, with the regular environment, and pages end above it`()
        throws
    {
        let view = UIView()
        let before = list.view.safeAreaInsets.bottom
        #expect(tabs.bottomAccessory == nil && environment(view) == .unspecified)
        let accessory = UITabAccessory(contentView: view)
        tabs.bottomAccessory = accessory
        try sim.settle()
        #expect(tabs.bottomAccessory === accessory && accessory.contentView === view)
        let frame = view.convert(view.bounds, to: tabs.view)
        #expect(frame.height == 48 && frame.maxY < tabs.tabBar.frame.minY && frame.minX > 0)
        #expect(environment(view) == .regular && environment(list.view) == .unspecified)
        #expect(list.view.safeAreaInsets.bottom == before + 56)
        tabs.setBottomAccessory(nil, animated: true)
        try sim.settle()
        #expect(view.window == nil && list.view.safeAreaInsets.bottom == before)
    }

    @Test func `without a bar the accessory is at the bottom`() throws {
        let view = UIView()
        tabs.setBottomAccessory(UITabAccessory(contentView: view), animated: true)
        try sim.settle()
        let above = view.convert(view.bounds, to: tabs.view).maxY
        tabs.isTabBarHidden = true
        try sim.settle()
        #expect(view.convert(view.bounds, to: tabs.view).maxY == above + 49)
        #expect(environment(view) == .regular)
    }

    @Test func `the guide of the content ends at the bar`() throws {
        let guide = tabs.contentLayoutGuide
        #expect(guide === tabs.contentLayoutGuide && guide.owningView === tabs.view)
        #expect(guide.layoutFrame.maxY == tabs.tabBar.frame.minY && guide.layoutFrame.minY == 0)
        let line = UIView()
        line.translatesAutoresizingMaskIntoConstraints = false
        tabs.view.addSubview(line)
        line.bottomAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
        line.heightAnchor.constraint(equalToConstant: 10).isActive = true
        try sim.settle()
        #expect(line.frame.maxY == tabs.tabBar.frame.minY)
        tabs.setTabBarHidden(true, animated: false)
        try sim.settle()
        #expect(guide.layoutFrame == tabs.view.bounds && line.frame.maxY == tabs.view.bounds.maxY)
    }

    @Test func `a page that hides the bar moves the accessory and the guide`() throws {
        let stack = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [stack]
        let view = UIView()
        tabs.bottomAccessory = UITabAccessory(contentView: view)
        let guide = tabs.contentLayoutGuide
        try sim.settle()
        let above = view.convert(view.bounds, to: tabs.view).maxY
        let page = UIViewController()
        page.hidesBottomBarWhenPushed = true
        stack.pushViewController(page, animated: true)
        try sim.settle()
        #expect(view.convert(view.bounds, to: tabs.view).maxY == above + 49)
        #expect(guide.layoutFrame == tabs.view.bounds)
        stack.popViewController(animated: true)
        try sim.settle()
        #expect(view.convert(view.bounds, to: tabs.view).maxY == above)
    }

    // MARK: Minimizing

    /// Drags the content: down its length with a positive distance.
    private func scroll(_ distance: CGFloat) throws {
        let middle = CGPoint(x: 200, y: 400)
        sim.pan(from: middle, to: CGPoint(x: 200, y: 400 - distance))
        try sim.settle()
    }

    private var isMinimized: Bool { tabs.tabBar.frame.width < tabs.view.bounds.width / 2 }

    @Test(arguments: [
        (UITabBarController.MinimizeBehavior.automatic, false, false), (.never, false, false),
        (.onScrollDown, true, false), (.onScrollUp, false, true),
    ])
    func `scrolling minimizes the bar according to the app's behavior`(
        behavior: UITabBarController.MinimizeBehavior, down: Bool, up: Bool
    ) throws {
        tabs.tabBarMinimizeBehavior = behavior
        let view = UIView()
        tabs.bottomAccessory = UITabAccessory(contentView: view)
        list.content.contentOffset.y = 500
        #expect(!isMinimized)
        try scroll(200)
        #expect(isMinimized == down && environment(view) == (down ? .inline : .regular))
        try scroll(-200)
        #expect(isMinimized == up && environment(view) == (up ? .inline : .regular))
        #expect(sim.diagnostics.isEmpty)
    }

    @Test func `a tap on the minimized bar, another tab or another behavior restores it`() throws {
        tabs.tabBarMinimizeBehavior = .onScrollDown
        list.content.contentOffset.y = 500
        try scroll(200)
        #expect(isMinimized)
        let bar = tabs.tabBar.frame
        sim.tap(at: CGPoint(x: bar.midX, y: bar.midY))
        try sim.settle()
        #expect(!isMinimized && tabs.selectedIndex == 0)
        try scroll(200)
        #expect(isMinimized)
        tabs.selectedIndex = 1
        #expect(!isMinimized)
        tabs.selectedIndex = 0
        try sim.settle()
        try scroll(200)
        #expect(isMinimized)
        tabs.tabBarMinimizeBehavior = .never
        #expect(!isMinimized)
    }

    @Test func `a scroll by the app doesn't minimize the bar`() throws {
        tabs.tabBarMinimizeBehavior = .onScrollDown
        list.content.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
        try sim.settle()
        #expect(!isMinimized)
    }
}

/// Groups whose navigation controller shows the selected tabs.
@MainActor @Suite("Managed stacks of tabs", .inTurn) struct ManagedTabTests {
    private final class Levels: NSObject, UITabBarControllerDelegate {
        var lines: [String] = []
        var hidden: UITab?

        func tabBarController(
            _ tabs: UITabBarController, displayedViewControllersFor tab: UITab,
            proposedViewControllers: [UIViewController]
        ) -> [UIViewController] {
            lines.append("\(tab.title) \(proposedViewControllers.map { $0.title ?? "" }.joined())")
            return tab === hidden ? [] : proposedViewControllers
        }
    }

    private let sim = Simulator(system: .iOS(26))
    private let stack = UINavigationController()
    private let levels = Levels()

    private func tab(_ title: String) -> UITab {
        UITab(title: title, image: nil, identifier: title) { _ in
            let page = UIViewController()
            page.title = title
            return page
        }
    }

    private var titles: String { stack.viewControllers.map { $0.title ?? "" }.joined() }

    /// Tabs p and A, which contains 1 and B, which contains 2 and 3. A has no page if asked for.
    private func launch(hasPage: Bool = true) throws -> (UITabBarController, [UITab]) {
        let (one, two, three) = (tab("1"), tab("2"), tab("3"))
        let inner = UITabGroup(title: "B", image: nil, identifier: "B", children: [two, three]) { _ in
            let page = UIViewController()
            page.title = "B"
            return page
        }
        let provider: ((UITab) -> UIViewController)? =
            hasPage
            ? { _ in
                let page = UIViewController()
                page.title = "A"
                return page
            } : nil
        let outer = UITabGroup(
            title: "A", image: nil, identifier: "A", children: [one, inner], viewControllerProvider: provider)
        outer.managingNavigationController = stack
        sim.recordsExceptions = true
        let tabs = UITabBarController(tabs: [tab("p"), outer])
        tabs.delegate = levels
        sim.launch(tabs)
        try sim.settle()
        return (tabs, [one, two, three, inner, outer])
    }

    @Test func `the stack has the pages from the group to the selected tab`() throws {
        let (tabs, all) = try launch()
        #expect(levels.lines.isEmpty && stack.viewControllers.isEmpty)
        #expect(all.map { $0.managingTabGroup === all[4] } == [true, true, true, true, false])
        tabs.selectedTab = all[2]
        try sim.settle()
        #expect(titles == "AB3" && tabs.selectedTab === all[2] && tabs.selectedViewController === stack)
        #expect(all[2].viewController?.viewIfLoaded?.window != nil && levels.lines == ["A A", "B B", "3 3"])
        tabs.selectedTab = all[0]
        try sim.settle()
        #expect(titles == "A1" && tabs.selectedIndex == 1 && tabs.tabBar.selectedItem?.title == "A")
        #expect(sim.diagnostics.isEmpty)
    }

    @Test func `pages pushed above a tab are proposed with it, until another tab is selected`() throws {
        let (tabs, all) = try launch()
        tabs.selectedTab = all[0]
        try sim.settle()
        let pushed = UIViewController()
        pushed.title = "x"
        stack.pushViewController(pushed, animated: false)
        try sim.settle()
        levels.lines = []
        tabs.selectedTab = all[0]
        try sim.settle()
        #expect(titles == "A1x" && levels.lines == ["A A", "1 1x"])
        tabs.selectedTab = all[1]
        try sim.settle()
        #expect(titles == "AB2")
    }

    @Test func `the delegate leaves out a level, and a group without a page has none`() throws {
        let (tabs, all) = try launch(hasPage: false)
        levels.hidden = all[3]
        sim.tapTab(1, in: tabs)
        try sim.settle()
        #expect(titles == "1" && tabs.selectedTab === all[0])
        tabs.selectedTab = all[1]
        try sim.settle()
        #expect(titles == "2" && levels.lines == ["A ", "1 1", "A ", "B B", "2 2"])
        #expect(sim.diagnostics.isEmpty)
    }
}
