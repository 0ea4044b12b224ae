import Simulator

// The placement of a search bar, since iOS 26.
extension Scenario {
    static let searchPlacements: [Scenario] = [
        .rule(
            EvidenceEntry(
                "ios26-BARS-15", "Search placement", ios: "26+",
                source: .documentation("iPhoneOS 26.2 SDK, UIKit.framework/Headers/UINavigationItem.h"),
                notes: """
                    Quote: On iPhone, when the navigation bar belongs to a UINavigationController, the search
                    bar may be integrated into the toolbar. Of hidesSearchBarWhenScrolling: Not applicable and
                    ignored for `UINavigationItemSearchBarPlacementIntegrated`. Of integratedButton: the
                    inactive search bar is always shown as a button.
                    """),
            statements: 5
        ) { stage in
            typealias Placement = UINavigationItem.SearchBarPlacement
            stage.state(
                "inline is the old name of integrated", Placement.inline == .integrated,
                "\(Placement.inline)")
            let scene = try IntegratedSearch(on: stage, .automatic)
            stage.state(
                "on iPhone the search bar is in the toolbar",
                scene.search.searchBar.isDescendant(of: scene.stack.toolbar),
                "\(String(describing: scene.search.searchBar.superview))")
            stage.state(
                "there is none under the title",
                !scene.stack.navigationBar.subviews.contains { $0 is UISearchBar },
                "\(scene.stack.navigationBar.subviews)")
            scene.page.content.contentOffset.y += 300
            try stage.settle()
            _ = stage.sim.picture()
            stage.state(
                "hidesSearchBarWhenScrolling is ignored",
                scene.page.navigationItem.hidesSearchBarWhenScrolling
                    && scene.search.searchBar.window != nil && scene.search.searchBar.bounds.height > 0,
                "\(scene.search.searchBar)")
            let button = try IntegratedSearch(on: stage, .integratedButton)
            stage.state(
                "integratedButton: the inactive search bar is a button",
                button.search.searchBar.window == nil && stage.sim.place(of: "Search") != nil,
                "\(button.search.searchBar)")
        },
        .rule(
            EvidenceEntry(
                "ios26-BARS-16", "searchBarPlacementBarButtonItem", ios: "26+",
                source: .documentation("iPhoneOS 26.2 SDK, UIKit.framework/Headers/UINavigationItem.h"),
                notes: """
                    Quote: UIBarButtonItemGroup will throw an NSInvalidArgumentException when this bar button
                    item is included in its initialization. The same is said of leftBarButtonItems and
                    rightBarButtonItems. Without it, the positioning for the search bar defaults to
                    trailingmost.
                    """),
            statements: 5, isMisuse: true
        ) { stage in
            let scene = try IntegratedSearch(on: stage, .integrated)
            let (item, other) = (scene.page.navigationItem, UIBarButtonItem(title: "Other"))
            let bar = scene.search.searchBar
            @MainActor func isFirst() -> Bool? {
                _ = stage.sim.picture()
                return stage.sim.place(of: "Other").map { bar.frame.minX < $0.x }
            }
            scene.page.toolbarItems = [other]
            stage.state(
                "without the item the search bar is trailing-most", isFirst() == false, "\(bar.frame)")
            let mark = item.searchBarPlacementBarButtonItem
            scene.page.toolbarItems = [mark, other]
            stage.state("the item marks the place", isFirst() == true, "\(bar.frame)")
            let misuses: [(String, @MainActor () -> Void)] = [
                ("rightBarButtonItems", { item.rightBarButtonItems = [mark] }),
                ("leftBarButtonItems", { item.leftBarButtonItems = [mark] }),
                (
                    "a group",
                    { _ = UIBarButtonItemGroup(barButtonItems: [mark], representativeItem: nil) }
                ),
            ]
            for (name, misuse) in misuses {
                let names = stage.sim.exceptions { misuse() }.map(\.exceptionName)
                stage.state(
                    "NSInvalidArgumentException when put into \(name)",
                    names == ["NSInvalidArgumentException"], "\(names)")
            }
        },
    ]
}

/// A page with a long content and a search controller in its navigation item.
@MainActor
private struct IntegratedSearch {
    final class ScrolledPage: Page {
        let content = UIScrollView()

        override func loadView() {
            view = content
            content.contentSize = CGSize(width: 300, height: 2_000)
        }
    }

    let page = ScrolledPage("A")
    let search = UISearchController(searchResultsController: nil)
    let stack: UINavigationController

    init(on stage: Stage, _ placement: UINavigationItem.SearchBarPlacement) throws {
        page.definesPresentationContext = true
        page.navigationItem.preferredSearchBarPlacement = placement
        page.navigationItem.searchController = search
        stack = stage.navigation([page])
        try stage.launch(stack)
        _ = stage.sim.picture()
    }
}
