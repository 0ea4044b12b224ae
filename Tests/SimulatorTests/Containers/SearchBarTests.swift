import PageFlowTesting
import Simulator
import Testing

/// Touches on search bars, in a page and in a navigation bar.
@MainActor @Suite(.onStage) struct SearchBarTests {
    private final class Listener: NSObject, UISearchBarDelegate {
        var heard: [String] = []
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            heard.append("text '\(searchText)'")
        }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { heard.append("bookmark") }
        func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { heard.append("results") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            heard.append("scope \(selectedScope)")
        }
    }

    private func app(_ change: (UISearchBar) -> Void) -> (Simulator, UISearchBar, Listener) {
        let sim = Simulator(system: .iOS(18))
        let page = UIViewController()
        sim.launch(page)
        let bar = UISearchBar(frame: CGRect(x: 0, y: 200, width: 393, height: 56))
        let listener = Listener()
        bar.delegate = listener
        change(bar)
        bar.frame.size.height = bar.intrinsicContentSize.height
        page.view.addSubview(bar)
        sim.turn()
        listener.heard = []
        return (sim, bar, listener)
    }

    @Test func `the field's buttons tell the delegate`() {
        let (sim, bar, listener) = app {
            $0.text = "tea"
            $0.showsBookmarkButton = true
        }
        #expect(sim.tap("Clear text"))
        #expect(sim.tap("Bookmarks"))
        bar.showsSearchResultsButton = true
        #expect(sim.tap("Results list"))
        #expect(listener.heard == ["text ''", "bookmark", "results"])
        #expect(!bar.isFirstResponder && !sim.tap("Cancel"))
    }

    @Test func `cancel and the scopes tell the delegate`() {
        let (sim, bar, listener) = app {
            $0.showsCancelButton = true
            $0.scopeButtonTitles = ["All", "Green"]
            $0.showsScopeBar = true
        }
        #expect(bar.bounds.height == 100)
        #expect(sim.tap("Green"))
        #expect(sim.tap("Cancel"))
        #expect(listener.heard == ["scope 1", "cancel"] && bar.selectedScopeButtonIndex == 1)
        bar.setShowsScope(false, animated: true)
        #expect(!sim.tap("All") && bar.intrinsicContentSize.height == 56)
    }

    @Test func `a tap into the field begins editing, and its text is in the picture`() {
        let (sim, bar, _) = app { $0.placeholder = "Search" }
        let empty = sim.picture()
        sim.tap(bar)
        #expect(bar.isFirstResponder)
        sim.type("tea")
        #expect(bar.text == "tea" && sim.picture() != empty && sim.picture().svg.contains(">tea</text>"))
    }

    private func stack(large: Bool = false) throws -> (Simulator, UIViewController, UISearchController) {
        let sim = Simulator(system: .iOS(18))
        let page = UIViewController()
        page.title = "Teas"
        page.definesPresentationContext = true
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.placeholder = "Search"
        page.navigationItem.searchController = search
        let stack = UINavigationController(rootViewController: page)
        stack.navigationBar.prefersLargeTitles = large
        sim.launch(stack)
        try sim.settle()
        return (sim, page, search)
    }

    @Test(arguments: [(false, 96.0), (true, 148)])
    func `a search bar in a navigation bar is below the title`(
        large: Bool, height: CGFloat
    ) throws {
        let (sim, page, search) = try stack(large: large)
        #expect(page.view.safeAreaInsets.top == 59 + height)
        let picture = sim.picture().svg
        #expect(picture.contains(">Search</text>") && picture.contains(">Teas</text>"))
        let bar = try #require(page.navigationController?.navigationBar)
        #expect(bar.frame.height == height && search.searchBar.superview === bar)
        #expect(search.searchBar.frame == CGRect(x: 0, y: height - 52, width: 393, height: 52))
    }

    @Test func `a tap makes it active, alone in its bar, and cancel brings the title back`() throws {
        let (sim, page, search) = try stack()
        #expect(sim.tap("Search"))
        try sim.settle()
        #expect(search.isActive && search.searchBar.isFirstResponder)
        #expect(page.view.safeAreaInsets.top == 111)
        #expect(!sim.picture().svg.contains(">Teas</text>"))
        #expect(sim.tap("Cancel"))
        try sim.settle()
        #expect(!search.isActive && page.view.safeAreaInsets.top == 155)
        #expect(sim.picture().svg.contains(">Teas</text>"))
    }

    @Test func `a tap on the shade ends the search; without one the page is touched`() throws {
        let (sim, page, search) = try stack()
        search.isActive = true
        try sim.settle()
        sim.tap(at: CGPoint(x: 200, y: 500))
        try sim.settle()
        #expect(!search.isActive)
        search.obscuresBackgroundDuringPresentation = false
        var taps = 0
        let button = UIButton(frame: CGRect(x: 100, y: 480, width: 200, height: 40))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        page.view.addSubview(button)
        search.isActive = true
        try sim.settle()
        sim.tap(at: CGPoint(x: 200, y: 500))
        #expect(search.isActive && taps == 1)
    }

    @Test func `the shade on glass dims nothing outside its bounds`() throws {
        let page = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        page.navigationItem.searchController = search
        page.navigationItem.preferredSearchBarPlacement = .stacked
        let sim = Simulator(device: .iPhone17, system: .iOS(26))
        sim.launch(UINavigationController(rootViewController: page))
        search.isActive = true
        try sim.settle()
        let lines = sim.picture().svg.split(separator: "\n")
        let shade = try #require(lines.firstIndex { $0.contains("class=\"SearchShade\"") })
        let clip = try #require(lines[shade...].firstIndex { $0.contains("clip-path") })
        let fill = try #require(lines[shade...].firstIndex { $0.contains("<path") })
        #expect(clip < fill && lines[fill].contains("fill-rule=\"evenodd\""))
    }

    @Test func `a disabled bar doesn't become the first responder`() throws {
        let (sim, bar, _) = app { $0.isEnabled = false }
        #expect(!bar.isEnabled && !bar.searchTextField.isEnabled)
        sim.tap(bar.searchTextField)
        try sim.settle()
        #expect(!bar.isFirstResponder && !bar.searchTextField.isFirstResponder)
    }

    @Test func `it goes with its page, and an item that loses it has its old height`() throws {
        let (sim, page, search) = try stack()
        let stack = try #require(page.navigationController)
        stack.pushViewController(UIViewController(), animated: false)
        try sim.settle()
        _ = sim.picture()
        #expect(search.searchBar.window == nil && stack.topViewController?.view.safeAreaInsets.top == 103)
        stack.popViewController(animated: false)
        try sim.settle()
        #expect(page.view.safeAreaInsets.top == 155)
        page.navigationItem.searchController = nil
        try sim.settle()
        _ = sim.picture()
        #expect(page.view.safeAreaInsets.top == 103 && search.searchBar.window == nil)
    }
}
