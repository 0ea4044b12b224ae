import Simulator

// The search tab on iOS 27.
extension Scenario {
    static let tabSearches: [Scenario] = [
        .uncovered(
            EvidenceEntry(
                "hunt27-tabs-01",
                "A search tab with automaticallyActivatesSearch, and prominentTabIdentifier of another tab",
                ios: "27.2", animated: true,
                source: .log(
                    "https://github.com/software-mansion/react-native-screens/blob/3afc3d754ffd9cf84bcf4631fb0eba34b6f3d186/apps/src/tests/single-feature-tests/tabs/test-tabs-prominent-tab-screen-key-ios/scenario.md"
                ),
                notes: """
                    Quote: UIKit activates that search bar automatically only while the search tab is the
                    prominent one
                    """),
            "The name is one of iOS 27, and UIKit here has those of iOS 26."),
        .rule(
            EvidenceEntry(
                "hunt27-tabs-02",
                """
                A search tab that activates its search is tapped, then the first tab without Cancel, and so \
                again
                """,
                ios: "27.0", animated: true, source: .log(activationTest),
                notes: """
                    Quote: Tap the search tab again. Repeat steps 8-9 a few times. - The search field activates
                    every time.
                    """),
            statements: 2
        ) { stage in
            let scene = try SearchTab(stage)
            for _ in 0..<3 {
                try scene.tap(1)
                stage.state(
                    "the search is active after each tap on the search tab",
                    scene.search.isActive && scene.isEditing, "\(scene.search.isActive), \(scene.isEditing)")
                try scene.tap(0)
                stage.state(
                    "the first tab is selected", scene.tabs.selectedTab === scene.tabs.tabs[0],
                    scene.tabs.selectedTab?.title ?? "none")
            }
        },
        .rule(
            EvidenceEntry(
                "hunt27-tabs-03",
                "A search tab shows a second page; another tab is tapped, and the search tab again",
                ios: "27.0",
                animated: true, source: .log(activationTest),
                notes: """
                    Quote: No search activates automatically (the stack is not at its root, so there is no hosted
                    search field). The Details screen stays visible.
                    """),
            statements: 2
        ) { stage in
            let scene = try SearchTab(stage)
            try scene.tap(1)
            scene.search.searchBar.searchTextField.resignFirstResponder()
            let details = stage.page("Details")
            scene.stack.pushViewController(details, animated: true)
            try stage.settle()
            try scene.tap(0)
            try scene.tap(1)
            stage.state(
                "the second page stays visible, and no search is activated",
                details.viewIfLoaded?.window != nil && scene.stack.topViewController === details
                    && !scene.isEditing, "\(scene.stack.viewControllers), \(scene.isEditing)")
            scene.stack.popViewController(animated: true)
            try stage.settle()
            try scene.tap(0)
            try scene.tap(1)
            stage.state(
                "after the pop the search of the first page is activated again",
                scene.search.isActive && scene.isEditing, "\(scene.search.isActive), \(scene.isEditing)")
        },
        .rule(
            EvidenceEntry(
                "hunt27-tabs-04",
                "A search tab without automaticallyActivatesSearch: the user types into its field, and cancels",
                ios: "27.0", animated: true, source: .log(activationTest),
                notes: "Quote: Cancel dismisses the keyboard, tab selection does not change."),
            statements: 3
        ) { stage in
            let scene = try SearchTab(stage, activates: false)
            try scene.tap(1)
            stage.state("the tap doesn't activate the search", !scene.search.isActive, "it is active")
            stage.sim.tap(scene.search.searchBar.searchTextField)
            try stage.settle()
            stage.sim.type("a", in: scene.search.searchBar)
            try stage.settle()
            stage.state(
                "the updater is called while the user types", scene.updater.texts.last == "a",
                "\(scene.updater.texts)")
            stage.sim.tapCancel(in: scene.search.searchBar)
            try stage.settle()
            stage.state(
                "Cancel doesn't change the selected tab",
                !scene.search.isActive && scene.tabs.selectedTab === scene.tabs.tabs[1],
                scene.tabs.selectedTab?.title ?? "none")
        },
    ]

    private static let activationTest =
        "https://github.com/software-mansion/react-native-screens/blob/5d08b4ae0e7b13a4e2f58cbe3a71226bf95abf49/apps/src/tests/component-integration-tests/tabs-stack-v4/test-tabs-search-tab-activation-ios/scenario.md"
}

/// A tab bar controller with a plain tab and a search tab, whose stack shows a page with a search controller.
@MainActor
private final class SearchTab {
    let tabs: UITabBarController
    let stack: UINavigationController
    let search = UISearchController(searchResultsController: nil)
    let updater = TextUpdater()
    private let stage: Stage

    init(_ stage: Stage, activates: Bool = true) throws {
        self.stage = stage
        let page = stage.titled("List")
        let stack = stage.navigation([page])
        self.stack = stack
        page.navigationItem.searchController = search
        page.definesPresentationContext = true
        search.searchResultsUpdater = updater
        let searchTab = UISearchTab { _ in stack }
        searchTab.automaticallyActivatesSearch = activates
        tabs = UITabBarController(tabs: [
            UITab(title: "A", image: nil, identifier: "A") { _ in stage.page("A") }, searchTab,
        ])
        try stage.launch(tabs)
    }

    /// Whether the user is editing the text of the search bar.
    var isEditing: Bool { search.searchBar.searchTextField.isFirstResponder }

    func tap(_ index: Int) throws {
        stage.sim.tapTab(index, in: tabs)
        try stage.settle()
    }
}

/// Records the searched texts.
@MainActor
private final class TextUpdater: NSObject, UISearchResultsUpdating {
    private(set) var texts: [String] = []

    func updateSearchResults(for searchController: UISearchController) {
        texts.append(searchController.searchBar.text ?? "")
    }
}
