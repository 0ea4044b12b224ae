import PageFlowTesting
import Simulator
import Testing

/// The sidebar of a tab bar controller on iPad.
@MainActor
@Suite(.onStage) struct TabSidebarTests {
    private final class Page: UIViewController {}

    private final class Rows: NSObject, UITabBarController.Sidebar.Delegate, UITabBarControllerDelegate {
        var lines: [String] = []
        var refused = ""

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
            animator: any UITabBarController.Sidebar.Animating
        ) {
            lines.append("will change, \(sidebar.isHidden ? "hidden" : "visible")")
            animator.addAnimations { self.lines.append("alongside") }
            animator.addCompletion { self.lines.append("completion") }
        }

        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
            itemFor request: UITabSidebarItem.Request
        ) -> UITabSidebarItem {
            let item = UITabSidebarItem(request: request)
            guard case .tab(let tab) = request.content, tab.title == "Songs" else { return item }
            var configuration = item.defaultContentConfiguration()
            configuration.text = "All Songs"
            item.contentConfiguration = configuration
            return item
        }

        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            lines.append("should \(tab.title)")
            return tab.title != refused
        }

        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) {
            lines.append("did \(selectedTab.title) after \(previousTab?.title ?? "none")")
        }

        func tabBarController(
            _ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup
        ) {
            lines.append("order \(group.displayOrder.map(\.title))")
        }
    }

    private func tab(_ title: String) -> UITab {
        UITab(title: title, image: nil, identifier: title) { _ in
            let page = Page()
            page.title = title
            return page
        }
    }

    private func library(_ titles: [String] = ["Songs", "Albums"]) -> UITabGroup {
        UITabGroup(title: "Library", image: nil, identifier: "Library", children: titles.map(tab))
    }

    private func launch(
        _ tabs: [UITab], mode: UITabBarController.Mode = .automatic, system: Simulator.System = .iOS(26),
        device: Simulator.Device = .iPadPro11
    ) -> (Simulator, UITabBarController) {
        let sim = Simulator(device: device, system: system)
        let controller = UITabBarController(tabs: tabs)
        controller.mode = mode
        sim.launch(controller)
        return (sim, controller)
    }

    // MARK: Availability

    @Test(arguments: [18, 26])
    func `the automatic mode offers a sidebar if a root tab is a group`(system: Int) throws {
        let (plain, _) = launch([tab("Home"), tab("Radio")], system: .iOS(system))
        #expect(!plain.tap("Show Sidebar"))
        let (sim, tabs) = launch([tab("Home"), library()], system: .iOS(system))
        #expect(tabs.sidebar.isHidden)
        #expect(sim.tap("Show Sidebar"))
        try sim.settle()
        #expect(!tabs.sidebar.isHidden && tabs.tabBar.superview == nil)
        #expect(sim.tap("Hide Sidebar"))
        try sim.settle()
        #expect(tabs.sidebar.isHidden && tabs.tabBar.superview != nil)
        #expect(!sim.tap("Songs"))
    }

    @Test func `an app chooses whether there is a sidebar`() throws {
        let (sim, tabs) = launch([tab("Home"), tab("Radio")], mode: .tabSidebar)
        #expect(sim.tap("Show Sidebar"))
        try sim.settle()
        #expect(!tabs.sidebar.isHidden)
        tabs.mode = .tabBar
        try sim.settle()
        #expect(tabs.sidebar.isHidden && !sim.tap("Hide Sidebar"))
    }

    @Test func `an iPhone has no sidebar`() throws {
        let (sim, tabs) = launch([tab("Home"), library()], mode: .tabSidebar, device: .iPhone16)
        tabs.sidebar.isHidden = false
        try sim.settle()
        #expect(tabs.sidebar.isHidden && !sim.tap("Show Sidebar"))
    }

    // MARK: Layout

    @Test func `a sidebar that overlaps is in the leading safe area, and one that tiles is beside the page`()
        throws
    {
        let (sim, tabs) = launch([tab("Home"), library()])
        let page = try #require(tabs.selectedViewController)
        tabs.sidebar.isHidden = false
        try sim.settle()
        let width = page.view.safeAreaInsets.left
        #expect(width > 200 && page.view.safeAreaInsets.right == 0)
        #expect(page.view.bounds.width == tabs.view.bounds.width)
        #expect(tabs.contentLayoutGuide.layoutFrame.minX == width)
        tabs.sidebar.preferredLayout = .tile
        try sim.settle()
        #expect(page.view.safeAreaInsets.left == 0)
        #expect(page.view.bounds.width == tabs.view.bounds.width - width)
        tabs.sidebar.isHidden = true
        try sim.settle()
        #expect(page.view.safeAreaInsets.left == 0)
        #expect(page.view.bounds.width == tabs.view.bounds.width)
    }

    // MARK: Rows

    @Test func `a tap on a row selects its tab, if the delegate allows it`() throws {
        let (sim, tabs) = launch([tab("Home"), library()])
        let rows = Rows()
        tabs.delegate = rows
        tabs.sidebar.isHidden = false
        try sim.settle()
        #expect(sim.tap("Albums"))
        try sim.settle()
        #expect(rows.take() == ["should Albums", "did Albums after Home"])
        #expect(tabs.selectedTab?.title == "Albums" && tabs.selectedViewController?.title == "Albums")
        rows.refused = "Songs"
        #expect(sim.tap("Songs"))
        try sim.settle()
        #expect(rows.take() == ["should Songs"] && tabs.selectedTab?.title == "Albums")
    }

    @Test func `a tap on a group expands and collapses it`() throws {
        let (sim, tabs) = launch([tab("Home"), library()])
        tabs.sidebar.isHidden = false
        try sim.settle()
        #expect(sim.tap("Library"))
        try sim.settle()
        #expect(sim.place(of: "Songs") == nil && tabs.selectedTab?.title == "Home")
        #expect(sim.tap("Library"))
        try sim.settle()
        #expect(sim.place(of: "Songs") != nil)
    }

    @Test func `a tap on a group that is a destination selects the group`() throws {
        let group = UITabGroup(
            title: "Library", image: nil, identifier: "Library", children: [tab("Songs"), tab("Albums")]
        ) { _ in Page() }
        group.isSidebarDestination = true
        let (sim, tabs) = launch([tab("Home"), group])
        tabs.sidebar.isHidden = false
        try sim.settle()
        sim.tap("Albums")
        try sim.settle()
        #expect(tabs.selectedTab?.title == "Albums" && group.selectedChild?.title == "Albums")
        sim.tap("Library")
        try sim.settle()
        #expect(tabs.selectedTab === group && group.selectedChild == nil)
    }

    @Test func `the rows follow the tabs`() throws {
        let group = library()
        let (sim, tabs) = launch([tab("Home"), group])
        tabs.sidebar.isHidden = false
        try sim.settle()
        group.children[1].title = "Records"
        group.children[0].isHidden = true
        try sim.settle()
        #expect(sim.place(of: "Records") != nil)
        #expect(sim.place(of: "Albums") == nil && sim.place(of: "Songs") == nil)
        tabs.tabs.append(tab("Radio"))
        try sim.settle()
        #expect(sim.tap("Radio"))
        try sim.settle()
        #expect(tabs.selectedTab?.title == "Radio")
    }

    @Test func `the actions of a group are below its tabs`() throws {
        let group = library()
        var taps = 0
        group.sidebarActions = [UIAction(title: "Add Playlist") { _ in taps += 1 }]
        let (sim, tabs) = launch([tab("Home"), group])
        tabs.sidebar.isHidden = false
        try sim.settle()
        let (album, action) = (
            try #require(sim.place(of: "Albums")), try #require(sim.place(of: "Add Playlist"))
        )
        #expect(action.y > album.y && action.x < album.x + 320)
        sim.tap("Add Playlist")
        try sim.settle()
        #expect(taps == 1 && tabs.selectedTab?.title == "Home")
    }

    @Test func `an inline group has no row`() throws {
        let group = library()
        group.sidebarAppearance = .inline
        let (sim, tabs) = launch([tab("Home"), group])
        tabs.sidebar.isHidden = false
        try sim.settle()
        #expect(sim.place(of: "Library") == nil && sim.place(of: "Songs") != nil)
    }

    @Test(arguments: [true, false])
    func `the user moves a tab within its group, if the group allows it`(isAllowed: Bool) throws {
        let group = library(["Songs", "Albums", "Artists"])
        group.allowsReordering = isAllowed
        let (sim, tabs) = launch([tab("Home"), group])
        let rows = Rows()
        tabs.delegate = rows
        tabs.sidebar.isHidden = false
        try sim.settle()
        let (start, end) = (
            try #require(sim.place(of: "Songs")), try #require(sim.place(of: "Artists"))
        )
        sim.touchDown(at: start)
        sim.advance(by: 1)
        sim.touchMove(to: CGPoint(x: start.x, y: end.y), over: 0.5)
        sim.advance(by: 0.5)
        sim.touchUp()
        try sim.settle()
        let order = isAllowed ? ["Albums", "Artists", "Songs"] : ["Songs", "Albums", "Artists"]
        #expect(group.displayOrder.map(\.title) == order)
        #expect(rows.take().filter { $0.hasPrefix("order") }.count == (isAllowed ? 1 : 0))
        let heights = try order.map { try #require(sim.place(of: $0)).y }
        #expect(heights == heights.sorted())
    }

    // MARK: The delegate

    @Test func `the delegate is told of the visibility, and provides items`() throws {
        let (sim, tabs) = launch([tab("Home"), library()])
        let rows = Rows()
        tabs.sidebar.delegate = rows
        tabs.sidebar.isHidden = false
        #expect(rows.take() == ["will change, hidden", "alongside", "completion"])
        try sim.settle()
        #expect(sim.place(of: "All Songs") != nil && sim.place(of: "Albums") != nil)
        sim.tap("Hide Sidebar")
        #expect(rows.take() == ["will change, visible", "alongside"])
        try sim.settle()
        #expect(rows.take() == ["completion"])
    }

    @Test func `an app adds a header, a footer and a view at the bottom`() throws {
        let (sim, tabs) = launch([tab("Home"), library()])
        var header = UIListContentConfiguration.cell()
        header.text = "Header"
        var footer = header
        footer.text = "Footer"
        let button = UIButton(type: .system)
        button.setTitle("Bottom", for: .normal)
        tabs.sidebar.headerContentConfiguration = header
        tabs.sidebar.footerContentConfiguration = footer
        tabs.sidebar.bottomBarView = button
        tabs.sidebar.isHidden = false
        try sim.settle()
        let heights = try ["Header", "Home", "Albums", "Footer", "Bottom"].map {
            try #require(sim.place(of: $0)).y
        }
        #expect(heights == heights.sorted())
        #expect(button.bounds.width > 200)
    }
}
