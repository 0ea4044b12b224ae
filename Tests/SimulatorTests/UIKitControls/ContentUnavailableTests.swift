import PageFlowTesting
import Simulator
import Testing

/// Content-unavailable configurations of pages.
@MainActor @Suite(.onStage) struct ContentUnavailableTests {
    private final class Page: UIViewController {
        var results: [String] = []
        var asked: [String?] = []

        override func updateContentUnavailableConfiguration(
            using state: UIContentUnavailableConfigurationState
        ) {
            asked.append(state.searchText)
            contentUnavailableConfiguration =
                results.isEmpty ? UIContentUnavailableConfiguration.search().updated(for: state) : nil
        }
    }

    private func words(_ sim: Simulator) -> Set<String> {
        Set(sim.picture().svg.matches(of: /<text[^>]*>([^<]*)<\/text>/).map { String($0.1) })
    }

    @Test(
        arguments: [
            ("empty", []), ("loading", ["Loading…"]),
            ("search", ["No Results", "Check the spelling or try a new search."]),
        ] as [(String, [String])])
    func `each kind has its words, and what the app sets counts before them`(
        kind: String, standard: [String]
    ) throws {
        let (sim, page) = (Simulator(), UIViewController())
        sim.launch(page)
        let before = words(sim)
        var configuration: UIContentUnavailableConfiguration =
            switch kind {
            case "loading": .loading()
            case "search": .search()
            default: .empty()
            }
        page.contentUnavailableConfiguration = configuration
        try sim.settle()
        #expect(words(sim).subtracting(before) == Set(standard))
        configuration.text = "Nothing"
        configuration.secondaryText = nil
        var taps = 0
        configuration.button.title = "Again"
        configuration.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
        page.contentUnavailableConfiguration = configuration
        try sim.settle()
        #expect(words(sim).subtracting(before) == ["Nothing", "Again"])
        #expect(sim.tap("Again") && taps == 1)
        page.contentUnavailableConfiguration = nil
        try sim.settle()
        #expect(words(sim) == before && page.view.subviews.isEmpty)
    }

    @Test func `a page is asked at first, when it wants to be, and as its search goes on`() throws {
        let (sim, page) = (Simulator(), Page())
        let search = UISearchController(searchResultsController: nil)
        page.navigationItem.searchController = search
        sim.launch(UINavigationController(rootViewController: page))
        try sim.settle()
        #expect(page.asked == [""] && words(sim).contains("No Results"))
        search.isActive = true
        try sim.settle()
        sim.type("tea")
        try sim.settle()
        #expect(page.asked.last == "tea" && words(sim).contains("No Results for “tea”"))
        page.results = ["Tea"]
        #expect(page.contentUnavailableConfiguration != nil)
        page.setNeedsUpdateContentUnavailableConfiguration()
        try sim.settle()
        #expect(page.contentUnavailableConfiguration == nil)
        let old = Page()
        let earlier = Simulator(system: .iOS(16))
        earlier.launch(old)
        try earlier.settle()
        #expect(old.asked.isEmpty)
    }
}
