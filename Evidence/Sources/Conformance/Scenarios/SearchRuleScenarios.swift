import Simulator

// A search controller and its delegate: the callbacks when a touch or the app begins the search, or when it doesn't begin.
extension Scenario {
    static let searchRules: [Scenario] = [
        .open(
            "log-search-01",
            "One app of 2016 alone; the header says that these calls come with an automatic presentation or dismissal."
        ),
        .statements("doc-search-01") { stage in
            let scene = try SearchScene(stage, isInBar: false)
            stage.begin()
            scene.page.present(scene.search, animated: true)
            try stage.settle()
            scene.search.dismiss(animated: true)
            try stage.settle()
            let told = stage.lines.filter { $0.hasPrefix("Delegate.") }
            stage.state(0, told.isEmpty, "\(told)")
        },
        .order("doc-search-02") { stage in
            let scene = try SearchScene(stage)
            stage.begin()
            scene.search.isActive = true
            try stage.settle()
            stage.note("a default presentation is made", scene.search.isActive, "it is not")
        },
        .order("doc-search-03") { stage in
            let scene = try SearchScene(stage)
            let bar = HeardBarDelegate()
            scene.search.searchBar.delegate = bar
            stage.begin()
            scene.search.searchBar.becomeFirstResponder()
            try stage.settle()
            withExtendedLifetime(bar) {}
        },
        .statements("doc-search-04") { stage in
            let scene = try SearchScene(stage)
            let bar = scene.search.searchBar
            stage.state(0, !bar.showsCancelButton, "it is shown")
            scene.search.isActive = true
            try stage.settle()
            stage.state(1, bar.showsCancelButton, "it is not shown")
            scene.search.isActive = false
            try stage.settle()
            stage.state(2, !bar.showsCancelButton, "it is shown")
            stage.note(
                "showing it by hand takes over",
                {
                    bar.showsCancelButton = true
                    return !scene.search.automaticallyShowsCancelButton
                }(), "automaticallyShowsCancelButton stays true")
        },
    ]
}

/// A page with a search controller, in its navigation item or without a container.
@MainActor
private final class SearchScene {
    let page: Page
    let search = UISearchController(searchResultsController: nil)
    let delegate = HeardSearchDelegate()

    init(_ stage: Stage, isInBar: Bool = true) throws {
        page = stage.page("Page")
        page.definesPresentationContext = true
        search.delegate = delegate
        if isInBar {
            page.navigationItem.searchController = search
            page.navigationItem.hidesSearchBarWhenScrolling = false
        }
        try stage.launch(stage.navigation([page]))
    }
}

/// A search controller's delegate that records its callbacks.
@MainActor
private final class HeardSearchDelegate: NSObject, UISearchControllerDelegate {
    private let journal = Journal.current

    func willPresentSearchController(_ searchController: UISearchController) {
        journal.log("Delegate.willPresent")
    }

    func didPresentSearchController(_ searchController: UISearchController) {
        journal.log("Delegate.didPresent")
    }

    func willDismissSearchController(_ searchController: UISearchController) {
        journal.log("Delegate.willDismiss")
    }

    func didDismissSearchController(_ searchController: UISearchController) {
        journal.log("Delegate.didDismiss")
    }

    func presentSearchController(_ searchController: UISearchController) {
        journal.log("Delegate.presentSearchController")
    }
}

/// A search bar's delegate that records its callbacks.
@MainActor
private final class HeardBarDelegate: NSObject, UISearchBarDelegate {
    private let journal = Journal.current

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        journal.log("Bar.shouldBeginEditing")
        return true
    }
}
