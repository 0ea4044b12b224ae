import Simulator

// A search controller and its delegate: the callbacks when a touch or the app begins the search, or when it doesn't begin.
extension Scenario {
    static let searchRules: [Scenario] = [
        .open(
            EvidenceEntry(
                "log-search-01",
                "isActive = false for a search controller that is not active",
                ios: "2016-07",
                source: .claim("https://github.com/wordpress-mobile/WordPress-iOS/pull/5808"),
                notes: "Seen in a shipping app; a bug was fixed by asking isActive first.",
                events: [
                    "the delegate's willDismissSearchController is called nevertheless"
                ]),
            "One app of 2016 alone; the header says that these calls come with an automatic presentation or dismissal."
        ),
        .rule(
            EvidenceEntry(
                "doc-search-01",
                "An app presents and dismisses a search controller by itself",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UISearchController.h"
                )),
            statements: 1
        ) { stage in
            let scene = try SearchScene(stage, isInBar: false)
            stage.begin()
            scene.page.present(scene.search, animated: true)
            try stage.settle()
            scene.search.dismiss(animated: true)
            try stage.settle()
            let told = stage.lines.filter { $0.hasPrefix("Delegate.") }
            stage.state(
                "none of will and did present and dismiss is called on the delegate", told.isEmpty, "\(told)")
        },
        .order(
            EvidenceEntry(
                "doc-search-02",
                """
                isActive is set for a search controller whose delegate implements \
                presentSearchController and does not present
                """,
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UISearchController.h"
                ),
                notes: """
                    A default presentation is made as well, for the delegate has chosen not to present
                    by itself.
                    """,
                events: [
                    "Delegate.presentSearchController"
                ])
        ) { stage in
            let scene = try SearchScene(stage)
            stage.begin()
            scene.search.isActive = true
            try stage.settle()
            stage.note("a default presentation is made", scene.search.isActive, "it is not")
        },
        .order(
            EvidenceEntry(
                "doc-search-03",
                """
                A search bar whose search controller's delegate implements presentSearchController \
                is tapped
                """,
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UISearchController.h"
                ),
                notes: "It is called after the search bar has agreed to begin editing.",
                events: [
                    "Bar.shouldBeginEditing",
                    "Delegate.presentSearchController",
                ])
        ) { stage in
            let scene = try SearchScene(stage)
            let bar = HeardBarDelegate()
            scene.search.searchBar.delegate = bar
            stage.begin()
            scene.search.searchBar.becomeFirstResponder()
            try stage.settle()
            withExtendedLifetime(bar) {}
        },
        .rule(
            EvidenceEntry(
                "doc-search-04",
                "The cancel button of a search controller's bar",
                ios: "13.0+",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UISearchController.h"
                ),
                notes: "Setting showsCancelButton changes automaticallyShowsCancelButton to false."),
            statements: 3
        ) { stage in
            let scene = try SearchScene(stage)
            let bar = scene.search.searchBar
            stage.state("it is hidden before", !bar.showsCancelButton, "it is shown")
            scene.search.isActive = true
            try stage.settle()
            stage.state("it is shown while the search is active", bar.showsCancelButton, "it is not shown")
            scene.search.isActive = false
            try stage.settle()
            stage.state("it is hidden when the search is dismissed", !bar.showsCancelButton, "it is shown")
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
