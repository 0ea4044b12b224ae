import Simulator

// Search controllers: results, scopes, and a page that disappears.
extension Scenario {
    static let searchPages: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt-split-08",
                "A search controller with a results page: when the results are visible",
                ios: "13.0+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uisearchcontroller/showssearchresultscontroller"
                ),
                notes: """
                    Second and third: header UISearchController.h, "When true, UISearchController will
                    automatically show its results controller based on the contents of its text
                    property"; that empty means not visible is the documentation's "When the user enters
                    text in the search bar, the search controller immediately displays the search
                    results controller" (obscuresBackgroundDuringPresentation). Quote: Set this property
                    to directly control the visibility of the search results controller. If you set this
                    property, automaticallyShowsSearchResultsController becomes false.
                    """),
            statements: 5
        ) { stage in
            let scene = try SearchedPage(stage)
            stage.state(
                "automaticallyShowsSearchResultsController is true by default",
                scene.search.automaticallyShowsSearchResultsController, "it is false")
            try scene.tapBar()
            stage.state(
                "active with an empty text: the results page is not visible",
                scene.search.isActive && !scene.showsResults,
                "active: \(scene.search.isActive), visible: \(scene.showsResults)")
            try scene.type("a")
            stage.state("active with a text: it is visible", scene.showsResults, "they are not visible")
            try scene.type("")
            stage.state(
                "active with an empty text: the results page is not visible",
                scene.search.isActive && !scene.showsResults,
                "active: \(scene.search.isActive), visible: \(scene.showsResults)")
            let manual = try SearchedPage(stage)
            manual.search.showsSearchResultsController = true
            stage.state(
                """
                showsSearchResultsController = true makes automaticallyShowsSearchResultsController \
                false
                """, !manual.search.automaticallyShowsSearchResultsController, "it stays true")
            try manual.tapBar()
            stage.state(
                "then the results page is visible with an empty text",
                manual.search.isActive && manual.showsResults,
                "active: \(manual.search.isActive), visible: \(manual.showsResults)")
        },
        .rule(
            EvidenceEntry(
                "hunt-split-09",
                "Scope bar and cancel button of a search controller's bar, set by the app",
                ios: "13.0+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uisearchcontroller/automaticallyshowsscopebar"
                ),
                notes: """
                    Fourth and fifth: header UISearchController.h of the 17.0 SDK.
                    automaticallyShowsScopeBar and automaticallyShowsCancelButton are true by default.
                    Quote: By default, UISearchController shows the search bar’s scope bar when search
                    becomes active and hides it when the user dismisses the search. [...] If you set the
                    showsScopeBar property, that also changes this property to false.
                    """),
            statements: 5
        ) { stage in
            let two = try SearchedPage(stage, scopes: ["One", "Two"])
            stage.state(
                """
                two scope titles: the scope bar is shown when the search becomes active and hidden \
                when it is dismissed
                """, !two.search.searchBar.showsScopeBar, "it is shown from the beginning")
            try two.tapBar()
            stage.state(
                """
                two scope titles: the scope bar is shown when the search becomes active and hidden \
                when it is dismissed
                """, two.search.searchBar.showsScopeBar, "it is not shown")
            stage.sim.tapCancel(in: two.search.searchBar)
            try stage.settle()
            stage.state(
                """
                two scope titles: the scope bar is shown when the search becomes active and hidden \
                when it is dismissed
                """, !two.search.isActive && !two.search.searchBar.showsScopeBar, "it is still shown")
            let one = try SearchedPage(stage, scopes: ["One"])
            try one.tapBar()
            stage.state(
                "one scope title: it is never shown",
                one.search.isActive && !one.search.searchBar.showsScopeBar, "it is shown")
            let scopes = UISearchController(searchResultsController: nil)
            stage.note("true by default", scopes.automaticallyShowsScopeBar, "false")
            scopes.searchBar.showsScopeBar = true
            stage.state(
                "searchBar.showsScopeBar = true makes automaticallyShowsScopeBar false",
                !scopes.automaticallyShowsScopeBar, "it stays true")
            stage.state(
                "iOS 16 and later: showsScopeBar makes scopeBarActivation manual",
                scopes.scopeBarActivation == .manual || stage.major < 16, "\(scopes.scopeBarActivation)")
            let cancel = UISearchController(searchResultsController: nil)
            stage.note("true by default", cancel.automaticallyShowsCancelButton, "false")
            cancel.searchBar.showsCancelButton = true
            stage.state(
                "searchBar.showsCancelButton = true makes automaticallyShowsCancelButton false",
                !cancel.automaticallyShowsCancelButton, "it stays true")
        },
        .uncovered(
            EvidenceEntry(
                "hunt-split-10",
                "A page with a search controller that was never used goes away",
                ios: "9 (bug report of 2015)",
                source: .log("public-GitHub index, file id 16993929514 (index gives no repository path)"),
                notes: """
                    Without "[Warning]" in public-GitHub index, file ids 41640223235
                    (<UISearchController: 0x7f9ce3921fb0>), 11022926311 and 17156624762; the same words
                    for UIAlertController in 378720539. loadViewIfNeeded of the search controller, or
                    search.view.removeFromSuperview() in the page's deinit, takes it away. Radar:
                    http://www.openradar.me/22250107. Quote: [Warning] Attempting to load the view of a
                    view controller while it is deallocating is not allowed and may result in undefined
                    behavior (<UISearchController: 0x10194f3e0>), Bug: UISearchController doesn't load
                    its view until it's be deallocated.
                    """,
                events: [
                    """
                    console: [Warning] Attempting to load the view of a view controller while it is \
                    deallocating is not allowed and may result in undefined behavior (<%@: %p>)
                    """
                ]),
            "Systems before iOS 12, the first that the runtime knows."
        ),
    ]
}

/// A page with a search controller in its bar.
@MainActor
private final class SearchedPage {
    let search: UISearchController
    private let results: Page
    private let stage: Stage

    init(_ stage: Stage, scopes: [String]? = nil) throws {
        self.stage = stage
        results = stage.page("Results")
        search = UISearchController(searchResultsController: results)
        search.searchBar.scopeButtonTitles = scopes
        let page = stage.page("A")
        page.navigationItem.searchController = search
        page.navigationItem.hidesSearchBarWhenScrolling = false
        try stage.launch(stage.navigation([page]))
    }

    /// Whether the results page is in the window, and no superview of it is hidden.
    var showsResults: Bool {
        guard let view = results.viewIfLoaded, view.window != nil else { return false }
        return sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0 }
    }

    func tapBar() throws {
        stage.sim.tap(search.searchBar.searchTextField)
        try stage.settle()
    }

    func type(_ text: String) throws {
        stage.sim.type(text, in: search.searchBar)
        try stage.settle()
    }
}
