import PageFlowTesting
import Simulator
import Testing

/// The placement of a navigation item's search bar.
@MainActor
@Suite(.onStage) struct SearchPlacementTests {
    typealias Placement = UINavigationItem.SearchBarPlacement

    private let page = UIViewController()
    private let search = UISearchController(searchResultsController: nil)

    private func launch(
        _ preferred: Placement = .automatic, on device: Device = .iPhone16, _ system: System = .iOS(26),
        inTabs: Bool = false
    ) throws -> (Simulator, UINavigationController) {
        page.title = "Teas"
        page.definesPresentationContext = true
        search.searchBar.placeholder = "Search teas"
        page.navigationItem.hidesSearchBarWhenScrolling = false
        page.navigationItem.preferredSearchBarPlacement = preferred
        page.navigationItem.searchController = search
        let stack = UINavigationController(rootViewController: page)
        let sim = Simulator(device: device, system: system)
        if inTabs {
            let tabs = UITabBarController()
            tabs.viewControllers = [stack, UIViewController()]
            sim.launch(tabs)
        } else {
            sim.launch(stack)
        }
        try sim.settle()
        _ = sim.picture()
        return (sim, stack)
    }

    @Test func `the automatic placement is the default`() {
        let item = UINavigationItem(title: "Teas")
        #expect(item.preferredSearchBarPlacement == .automatic && item.searchBarPlacement == .automatic)
        #expect(item.searchBarPlacementAllowsToolbarIntegration && Placement.inline == .integrated)
        #expect(search.searchBarPlacement == .automatic)
        #expect(
            [0, 1, 2, 3, 4].map(Placement.init(rawValue:)) == [
                .automatic, .integrated, .stacked, .integratedCentered, .integratedButton,
            ])
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var device = Device.iPhone16
        var system = System.iOS(26)
        var inTabs = false
        let preferred: Placement
        let actual: Placement
        /// The class of the bar that contains the search bar, if it isn't a button.
        var bar = "UINavigationBar"
        var testDescription: String { "\(preferred) \(device) \(system) \(inTabs)" }
    }

    @Test(arguments: [
        Case(system: .iOS(18), preferred: .automatic, actual: .stacked),
        Case(system: .iOS(18), preferred: .integrated, actual: .stacked),
        Case(preferred: .automatic, actual: .integrated, bar: "UIToolbar"),
        Case(preferred: .integrated, actual: .integrated, bar: "UIToolbar"),
        Case(preferred: .integratedCentered, actual: .integrated, bar: "UIToolbar"),
        Case(preferred: .integratedButton, actual: .integratedButton, bar: "none"),
        Case(preferred: .stacked, actual: .stacked),
        Case(inTabs: true, preferred: .automatic, actual: .stacked),
        Case(inTabs: true, preferred: .integrated, actual: .integrated, bar: "none"),
        Case(device: .iPadPro11, preferred: .automatic, actual: .integrated),
        Case(device: .iPadPro11, preferred: .integratedCentered, actual: .integrated),
        Case(device: .iPadPro11, inTabs: true, preferred: .integratedCentered, actual: .integratedCentered),
        Case(device: .iPadPro11, preferred: .integratedButton, actual: .integratedButton, bar: "none"),
        Case(device: .iPadPro11, preferred: .stacked, actual: .stacked),
        Case(device: .iPadPro11, system: .iOS(18), preferred: .inline, actual: .integrated),
        Case(device: .iPadPro11, system: .iOS(15), preferred: .inline, actual: .stacked),
    ])
    func `the placement depends on the device, the system and the tab bar`(row: Case) throws {
        let (sim, stack) = try launch(row.preferred, on: row.device, row.system, inTabs: row.inTabs)
        defer { withExtendedLifetime(sim) {} }
        #expect(page.navigationItem.searchBarPlacement == row.actual)
        #expect(search.searchBarPlacement == row.actual)
        let bar = search.searchBar.superview
        #expect(
            (bar is UIToolbar ? "UIToolbar" : bar is UINavigationBar ? "UINavigationBar" : "none") == row.bar)
        let isPhone = stack.traitCollection.userInterfaceIdiom == .phone
        let usual: CGFloat = isPhone ? row.system == .iOS(26) ? 54 : 44 : 50
        #expect(stack.navigationBar.frame.height == (row.actual == .stacked ? usual + 52 : usual))
    }

    @Test func `the search bar is the last item of the toolbar, unless its item is placed`() throws {
        let (sim, stack) = try launch()
        let other = UIBarButtonItem(title: "Other", style: .plain, target: nil, action: nil)
        page.toolbarItems = [other]
        _ = sim.picture()
        #expect(stack.isToolbarHidden && page.view.safeAreaInsets.bottom == 34 + 49)
        let last = try #require(sim.place(of: "Other")).x
        #expect(search.searchBar.frame.minX > last && search.searchBar.frame.maxX == 393 - 28)
        page.toolbarItems = [page.navigationItem.searchBarPlacementBarButtonItem, other]
        _ = sim.picture()
        let first = try #require(sim.place(of: "Other")).x
        #expect(search.searchBar.frame.minX == 28 && search.searchBar.frame.maxX < first)
    }

    @Test func `without a search controller the placement item is ignored`() throws {
        let (sim, stack) = try launch()
        page.navigationItem.searchController = nil
        page.toolbarItems = [page.navigationItem.searchBarPlacementBarButtonItem]
        stack.isToolbarHidden = false
        try sim.settle()
        #expect(sim.place(of: "Search") == nil && search.searchBar.superview !== stack.toolbar)
    }

    @Test func `the toolbar can be forbidden`() throws {
        let (sim, _) = try launch(.integrated)
        page.navigationItem.searchBarPlacementAllowsToolbarIntegration = false
        try sim.settle()
        _ = sim.picture()
        #expect(!(search.searchBar.superview is UIToolbar) && page.view.safeAreaInsets.bottom == 34)
        #expect(sim.tap("Search"))
        try sim.settle()
        #expect(search.isActive && search.searchBar.superview is UINavigationBar)
    }

    @Test func `an active search in the toolbar is alone, above the keyboard`() throws {
        let (sim, stack) = try launch()
        page.toolbarItems = [UIBarButtonItem(title: "Other", style: .plain, target: nil, action: nil)]
        #expect(sim.tap(search.searchBar))
        try sim.settle()
        _ = sim.picture()
        #expect(search.isActive && search.searchBar.isFirstResponder)
        #expect(sim.place(of: "Other") == nil && stack.toolbar.frame.maxY < 600)
        sim.type("tea", in: search.searchBar)
        sim.tapCancel(in: search.searchBar)
        try sim.settle()
        _ = sim.picture()
        #expect(!search.isActive && sim.place(of: "Other") != nil)
        #expect(abs(stack.toolbar.frame.maxY - (852 - 34)) < 0.01)
    }

    @Test func `the placement item is not allowed in navigation bars and groups`() throws {
        let (sim, _) = try launch()
        let item = page.navigationItem.searchBarPlacementBarButtonItem
        #expect(item === page.navigationItem.searchBarPlacementBarButtonItem)
        let misuses: [@MainActor () -> Void] = [
            { self.page.navigationItem.rightBarButtonItems = [item] },
            { self.page.navigationItem.leftBarButtonItem = item },
            { _ = UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil) },
        ]
        for misuse in misuses {
            let exceptions = sim.exceptions { misuse() }
            #expect(exceptions.count == 1)
            #expect(exceptions.first?.exceptionName == "NSInvalidArgumentException")
        }
        #expect(page.navigationItem.rightBarButtonItems == nil)
    }
}
