import PageFlowTesting
import Simulator
import Testing

@testable import UIKitCore

/// The glass of bars since iOS 26, with the frames of public view hierarchies.
@MainActor
@Suite(.onStage) struct GlassBarTests {
    // MARK: Tab bars

    private func glass(_ count: Int, width: CGFloat, hasSearch: Bool = false) -> TabBarGlass {
        TabBarGlass(
            of: count, hasSearch: hasSearch, in: CGRect(x: 0, y: 0, width: width, height: 83), scale: 3)
    }

    @Test func `three tabs are in a capsule in the middle, and overlap`() {
        let glass = glass(3, width: 402)
        #expect(glass.platter == CGRect(x: 64, y: 0, width: 274, height: 62))
        #expect(glass.items == [68, 154, 240].map { CGRect(x: $0, y: 4, width: 94, height: 54) })
        #expect(glass.search == nil)
    }

    @Test(
        arguments: [(402, 4, 94, 86), (402, 5, 77, 68.75), (440, 5, 84.6, 76.35)]
            as [(CGFloat, Int, CGFloat, CGFloat)])
    func `more tabs fill the width`(width: CGFloat, count: Int, item: CGFloat, step: CGFloat) {
        let glass = glass(count, width: width)
        #expect(glass.platter == CGRect(x: 21, y: 0, width: width - 42, height: 62))
        #expect(abs(glass.items[0].width - item) < 0.1)
        #expect(abs(glass.items[1].minX - glass.items[0].minX - step) < 0.1)
        #expect(abs(glass.items[count - 1].maxX - (width - 25)) < 0.01)
    }

    @Test func `a search tab is a circle apart from the others`() throws {
        let glass = glass(4, width: 402, hasSearch: true)
        let (platter, search) = (try #require(glass.platter), try #require(glass.search))
        #expect(search == CGRect(x: 402 - 21 - 62, y: 0, width: 62, height: 62))
        #expect(platter.minX == 21 && platter.maxX <= search.minX - 8)
        #expect(glass.items.count == 4 && glass.items[3] == search)
    }

    @Test(arguments: [(System.iOS(18), false), (.iOS(26), true), (.iOS(27), true)])
    func `the bar of a controller has glass since iOS 26`(system: System, isGlass: Bool) throws {
        let tabs = UITabBarController()
        let search = UISearchTab { _ in UIViewController() }
        let tab = UITab(title: "Teas", image: nil, identifier: "teas") { _ in UIViewController() }
        tabs.tabs = [tab, search]
        let sim = Simulator(device: .iPhone17, system: system)
        sim.launch(tabs)
        try sim.settle()
        _ = sim.picture()
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 791, width: 402, height: 83))
        #expect((tabs.tabBar.glass != nil) == isGlass && (tabs.tabBar.glass?.search != nil) == isGlass)
        sim.tapTab(1, in: tabs)
        try sim.settle()
        #expect(tabs.selectedTab === (isGlass ? search : tabs.tabs[1]))
    }

    @Test func `a search tab stays beside a minimized bar`() throws {
        let tabs = UITabBarController()
        let search = UISearchTab { _ in UIViewController() }
        let tab = UITab(title: "Teas", image: nil, identifier: "teas") { _ in
            let (page, list) = (UIViewController(), UIScrollView())
            list.contentSize = CGSize(width: 300, height: 3_000)
            page.view = list
            return page
        }
        tabs.tabs = [tab, search]
        tabs.tabBarMinimizeBehavior = .onScrollDown
        let view = UIView()
        tabs.bottomAccessory = UITabAccessory(contentView: view)
        let sim = Simulator(device: .iPhone17, system: .iOS(26))
        sim.launch(tabs)
        try sim.settle()
        sim.pan(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300))
        try sim.settle()
        #expect(tabs.tabBar.frame == CGRect(x: 21, y: 798, width: 48, height: 48))
        #expect(abs(view.convert(view.bounds, to: nil).maxX - (402 - 21 - 48 - 8)) < 0.001)
        sim.tap(at: CGPoint(x: 402 - 21 - 24, y: 822))
        try sim.settle()
        #expect(tabs.selectedTab === search)
    }

    /// A list whose rows are measured when they become visible.
    private final class MeasuredList: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = String(
                repeating: "Tea \(indexPath.row) ", count: 4 + indexPath.row % 3 * 8)
            return cell
        }
    }

    @Test func `rows that are measured during a drag don't restore a minimized bar`() throws {
        let tabs = UITabBarController()
        let list = MeasuredList()
        tabs.tabs = [
            UITab(title: "Teas", image: nil, identifier: "teas") { _ in
                UINavigationController(rootViewController: list)
            }
        ]
        tabs.tabBarMinimizeBehavior = .onScrollDown
        let sim = Simulator(device: .iPhone17, system: .iOS(26))
        sim.launch(tabs)
        try sim.settle()
        let full = tabs.tabBar.frame
        for _ in 0..<2 {
            sim.pan(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
            try sim.settle()
            #expect(tabs.tabBar.frame.width == 48)
        }
        sim.pan(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 600))
        try sim.settle()
        #expect(tabs.tabBar.frame == full)
    }

    @Test func `the title of a split view's second column is beside the tab bar`() throws {
        let split = UISplitViewController(style: .doubleColumn)
        let page = UIViewController()
        page.title = "Select a tea"
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(page, for: .secondary)
        let tabs = UITabBarController()
        tabs.tabs = [UITab(title: "Teas", image: nil, identifier: "teas") { _ in split }]
        let sim = Simulator(device: .iPadPro11, system: .iOS(26))
        sim.launch(tabs)
        try sim.settle()
        _ = sim.picture()
        let bar = try #require(page.navigationController?.navigationBar)
        let room = bar.titleRoom(of: page.navigationItem, title: 100, from: 0, to: 44).line
        let frame = tabs.tabBar.convert(tabs.tabBar.bounds, to: bar)
        #expect(room.minX >= frame.maxX && room.width >= 100)
    }

    @Test func `at the top of an iPad the bar is in the row of the navigation bar`() throws {
        let page = UIViewController()
        page.title = "Teas"
        let tabs = UITabBarController()
        let stack = UINavigationController(rootViewController: page)
        tabs.tabs = [
            UITab(title: "Teas", image: nil, identifier: "teas") { _ in stack },
            UITab(title: "Orders", image: nil, identifier: "orders") { _ in UIViewController() },
        ]
        let sim = Simulator(device: .iPadPro11, system: .iOS(26))
        sim.launch(tabs)
        try sim.settle()
        _ = sim.picture()
        let bar = tabs.tabBar.frame
        #expect(bar.minY == 24 && bar.height == 44 && abs(bar.midX - 417) < 0.5 && bar.width < 300)
        #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 74, left: 0, bottom: 20, right: 0))
        stack.isNavigationBarHidden = true
        try sim.settle()
        #expect(page.view.safeAreaInsets.top == 74)
        sim.tapTab(1, in: tabs)
        try sim.settle()
        #expect(tabs.selectedViewController?.view.safeAreaInsets.top == 74)
        #expect(tabs.contentLayoutGuide.layoutFrame.minY == 74)
    }

    // MARK: Navigation bars and toolbars

    private func launch(
        _ page: UIViewController, on system: System = .iOS(26)
    ) throws -> (Simulator, UINavigationController) {
        let root = UIViewController()
        root.title = "Teas"
        let stack = UINavigationController(rootViewController: root)
        let sim = Simulator(device: .iPhone17, system: system)
        sim.launch(stack)
        stack.pushViewController(page, animated: false)
        try sim.settle()
        return (sim, stack)
    }

    @Test(arguments: [
        (UIBarButtonItem.SystemItem.add, "Add"), (.action, "Share"), (.trash, "Delete"),
        (.compose, "Compose"),
        (.done, "Done"), (.close, "Close"),
    ])
    func `a system item has a label`(kind: UIBarButtonItem.SystemItem, label: String) throws {
        let page = UIViewController()
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: kind, target: nil, action: nil)
        let (sim, stack) = try launch(page)
        _ = sim.picture()
        #expect(stack.navigationBar.itemViews.last?.accessibilityLabel == label)
    }

    private func text(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    private func image() -> UIBarButtonItem {
        UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil)
    }

    private func frames(_ rows: [[UIBarButtonItem]], in bar: UIView) -> [CGRect] {
        BarBackgrounds.shapes(of: rows, in: bar).map(\.frame)
    }

    @Test(arguments: [
        (System.iOS(18), CGRect(x: 8, y: 0, width: 80, height: 44)),
        (.iOS(26), CGRect(x: 16, y: 0, width: 44, height: 44)),
    ])
    func `the back button is round since iOS 26`(system: System, frame: CGRect) throws {
        let (sim, stack) = try launch(UIViewController(), on: system)
        #expect(stack.navigationBar.backButton?.frame == frame)
        #expect(sim.picture().svg.contains(">Teas</text>") == (system == .iOS(18)))
        #expect(sim.tap("Teas"))
        try sim.settle()
        #expect(stack.viewControllers.count == 1)
    }

    @Test func `images share a capsule, and texts have their own, 12 points apart`() throws {
        let page = UIViewController()
        page.navigationItem.rightBarButtonItems = [image(), image(), text("Edit")]
        let (sim, stack) = try launch(page)
        defer { withExtendedLifetime(sim) {} }
        let bar = stack.navigationBar
        bar.showItems()
        let frames = frames(bar.itemRows, in: bar)
        #expect(frames.count == 2 && frames.allSatisfy { $0.minY == 0 && $0.height == 44 })
        #expect(frames[0] == CGRect(x: 402 - 16 - 88, y: 0, width: 88, height: 44))
        #expect(frames[1].maxX == frames[0].minX - 12)
    }

    @Test func `leading items are beside the back button`() throws {
        let page = UIViewController()
        page.navigationItem.leftItemsSupplementBackButton = true
        page.navigationItem.leftBarButtonItem = image()
        let (sim, stack) = try launch(page)
        defer { withExtendedLifetime(sim) {} }
        stack.navigationBar.showItems()
        #expect(
            frames(stack.navigationBar.itemRows, in: stack.navigationBar) == [
                CGRect(x: 16 + 44 + 12, y: 0, width: 44, height: 44)
            ])
    }

    @Test func `a toolbar's glass is near the screen's bottom, and all of it reacts to touches`() throws {
        let page = UIViewController()
        let star = image()
        var taps = 0
        star.primaryAction = UIAction { _ in taps += 1 }
        star.image = UIImage(systemName: "star")
        page.toolbarItems = [star, .flexibleSpace(), text("Edit")]
        let (sim, stack) = try launch(page)
        stack.isToolbarHidden = false
        try sim.settle()
        _ = sim.picture()
        let bar = try #require(stack.toolbar)
        let frames = frames([bar.shownItems], in: bar).map { bar.convert($0, to: nil) }
        #expect(frames.first == CGRect(x: 28, y: 798, width: 48, height: 48))
        #expect(abs(try #require(frames.last).maxX - (402 - 28)) < 0.001)
        for y in [800, 843] as [CGFloat] { sim.tap(at: CGPoint(x: 52, y: y)) }
        #expect(taps == 2)
    }

    // MARK: The look

    @Test func `glass is translucent, and opaque with reduced transparency or increased contrast`() throws {
        let page = UIViewController()
        page.navigationItem.rightBarButtonItem = image()
        let (sim, _) = try launch(page)
        func isTranslucent() -> Bool { sim.picture().svg.contains("fill-opacity=\"0.88\"") }
        #expect(isTranslucent())
        sim.setAccessibility(.reduceTransparency, isOn: true)
        #expect(!isTranslucent())
        sim.setAccessibility(.reduceTransparency, isOn: false)
        sim.setAccessibility(.darkerSystemColors, isOn: true)
        #expect(!isTranslucent())
    }

    @Test func `glass casts a shadow in the light style only`() throws {
        let page = UIViewController()
        page.navigationItem.rightBarButtonItem = image()
        let (sim, _) = try launch(page)
        #expect(sim.picture().svg.contains("feGaussianBlur"))
        sim.setTraits { $0.userInterfaceStyle = .dark }
        #expect(!sim.picture().svg.contains("feGaussianBlur"))
    }

    @Test func `content under a navigation bar fades out, unless the effect is hidden`() throws {
        let (page, list) = (UIViewController(), UIScrollView())
        list.contentSize = CGSize(width: 300, height: 3_000)
        page.view = list
        let (sim, _) = try launch(page)
        func fades() -> Bool { sim.picture().svg.contains("linearGradient") }
        #expect(!fades())
        list.contentOffset.y = 500
        #expect(fades())
        list.topEdgeEffect.isHidden = true
        #expect(!fades())
    }

    @Test func `a prominent item has glass in its tint color, and the others have the color of text`() throws
    {
        let page = UIViewController()
        let save = UIBarButtonItem(title: "Save", style: .prominent, target: nil, action: nil)
        save.tintColor = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
        page.navigationItem.rightBarButtonItems = [save, text("Edit")]
        let (sim, _) = try launch(page)
        let svg = sim.picture().svg
        #expect(svg.contains("#FF00FF") && !svg.contains("#007AFF"))
    }

    @Test func `before iOS 26 the bars draw no glass`() throws {
        let page = UIViewController()
        page.navigationItem.rightBarButtonItem = image()
        let (sim, stack) = try launch(page, on: .iOS(18))
        let svg = sim.picture().svg
        #expect(!svg.contains("fill-opacity=\"0.88\""))
        #expect(stack.navigationBar.frame.height == 44)
    }
}
