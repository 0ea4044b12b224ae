import PageFlow
import PageFlowFullScreen
import Simulator

/// A position of a page that sends a request: a row of the table. The page is named Page, and the first one Home.
enum PagePlace: String, CaseIterable, Sendable {
    case stack = "in a stack"
    case tab = "a tab"
    case tabStack = "in a tab's stack"
    case child = "a child of a page"
    case sheet = "in a sheet"
    case sheetStack = "in a sheet's stack"
    case popoverStack = "in a popover's stack"
    case withinPage = "presented within a page"
    case overStack = "presented over the stack alone"
    case pager = "in a page controller"
    case primary = "in a split view's primary column"
    case secondary = "in a split view's secondary column"
    case searched = "searched"
    case results = "the results of a search"
    case resultsInSheet = "the results of a search in a sheet"
    case resultsInColumn = "the results of a search in a column"
    case resultsInFullScreenStack = "the results of a search in a full-screen stack"
    case resultsOverStack = "the results of a search over the whole stack"

    final class Home: TestPage {}
    final class Page: TestPage {}
    final class New: TestPage {}

    /// Creates an app with the page at this position.
    @MainActor
    func build() -> (app: TestApp, page: UIViewController) {
        switch self {
        case .stack: return inStack()
        case .tab: return inTabs(Page())
        case .tabStack: return inTabs(Page().inStack)
        case .child: return asChild()
        case .sheet: return presented(Page())
        case .sheetStack: return presented(makeStack(New(), Page()))
        case .popoverStack: return inPopover()
        case .withinPage: return inContext(ofPage: true)
        case .overStack: return inContext(ofPage: false)
        case .pager: return inPager()
        case .primary: return inSplitView(.primary)
        case .secondary: return inSplitView(.secondary)
        case .searched: return searching { $0.searched }
        case .results: return searching { $0.results }
        case .resultsInSheet: return searchingInSheet()
        case .resultsInColumn: return searchingInColumn()
        case .resultsInFullScreenStack: return searching(in: FullScreenNavigationController()) { $0.results }
        case .resultsOverStack: return searchingOverStack()
        }
    }
}

// Stacks, tabs, children.
extension PagePlace {
    @MainActor
    private func makeStack(_ pages: UIViewController...) -> UINavigationController {
        let stack = UINavigationController()
        stack.viewControllers = pages
        return stack
    }

    @MainActor
    private func inStack() -> (TestApp, UIViewController) {
        let page = Page()
        return (TestApp(stack: Home(), page), page)
    }

    @MainActor
    private func inTabs(_ tab: UIViewController) -> (TestApp, UIViewController) {
        let tabs = UITabBarController()
        tabs.viewControllers = [Home().inStack, tab]
        tabs.selectedIndex = 1
        return (TestApp(tabs), (tab as? UINavigationController)?.topViewController ?? tab)
    }

    @MainActor
    private func asChild() -> (TestApp, UIViewController) {
        let (home, parent, page) = (Home(), A(), Page())
        let app = TestApp(stack: home, parent)
        parent.addChild(page)
        parent.view.addSubview(page.view)
        page.didMove(toParent: parent)
        app.settle()
        return (app, page)
    }
}

// Presentations.
extension PagePlace {
    @MainActor
    private func presented(
        _ modal: UIViewController, over home: Home = Home(), on device: Device = .iPhone16
    ) -> (TestApp, UIViewController) {
        let app = TestApp(home.inStack, on: device)
        _ = app.outcome(of: home.open(modal, by: .present, animated: false))
        return (app, (modal as? UINavigationController)?.topViewController ?? modal)
    }

    @MainActor
    private func inPopover() -> (TestApp, UIViewController) {
        let (home, modal) = (Home(), makeStack(New(), Page()))
        modal.modalPresentationStyle = .popover
        modal.popoverPresentationController?.sourceView = home.view
        return presented(modal, over: home, on: .iPadPro11)
    }

    @MainActor
    private func inContext(ofPage: Bool) -> (TestApp, UIViewController) {
        let (parent, page) = (A(), Page())
        let app = TestApp(stack: Home(), parent)
        parent.definesPresentationContext = ofPage
        page.modalPresentationStyle = .overCurrentContext
        parent.present(page, animated: false)
        app.settle()
        return (app, page)
    }
}

// Containers with an adapter.
extension PagePlace {
    @MainActor
    private func inPager() -> (TestApp, UIViewController) {
        let page = Page()
        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pager.setViewControllers([page], direction: .forward, animated: false)
        return (TestApp(stack: Home(), pager), page)
    }

    @MainActor
    private func splitView(_ primary: UIViewController, _ secondary: UIViewController) -> TestApp {
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        return TestApp(split, on: .iPadPro11)
    }

    @MainActor
    private func inSplitView(_ column: UISplitViewController.Column) -> (TestApp, UIViewController) {
        let (home, page) = (Home(), Page())
        let app =
            column == .primary
            ? splitView(makeStack(home, page), A().inStack) : splitView(home.inStack, makeStack(A(), page))
        return (app, page)
    }
}

/// A page with a search in its navigation bar and a page for the results.
@MainActor
struct SearchedPage {
    let searched: UIViewController
    let results = PagePlace.Page()
    let search: UISearchController

    init(_ searched: UIViewController = A()) {
        self.searched = searched
        search = UISearchController(searchResultsController: results)
        searched.navigationItem.searchController = search
    }

    /// Begins a search as a user's typing would.
    func begin(in app: TestApp) {
        search.isActive = true
        app.settle()
        search.searchBar.text = "tea"
        app.settle()
    }
}

// Searches.
extension PagePlace {
    @MainActor
    private func searching(
        in stack: UINavigationController = UINavigationController(),
        _ asking: (SearchedPage) -> UIViewController
    ) -> (TestApp, UIViewController) {
        let searched = SearchedPage(self == .searched ? Page() : A())
        stack.viewControllers = [Home(), searched.searched]
        let app = TestApp(stack)
        searched.begin(in: app)
        return (app, asking(searched))
    }

    @MainActor
    private func searchingInSheet() -> (TestApp, UIViewController) {
        let searched = SearchedPage()
        let (app, _) = presented(makeStack(New(), searched.searched))
        searched.begin(in: app)
        return (app, searched.results)
    }

    @MainActor
    private func searchingInColumn() -> (TestApp, UIViewController) {
        let searched = SearchedPage()
        let app = splitView(Home().inStack, makeStack(New(), searched.searched))
        searched.begin(in: app)
        return (app, searched.results)
    }

    /// A search with its bar in a list, on a page that doesn't define a presentation context.
    @MainActor
    private func searchingOverStack() -> (TestApp, UIViewController) {
        let (searched, results) = (A(), Page())
        let search = UISearchController(searchResultsController: results)
        let app = TestApp(stack: Home(), searched)
        searched.view.addSubview(search.searchBar)
        search.isActive = true
        app.settle()
        search.searchBar.text = "tea"
        app.settle()
        return (app, results)
    }
}

extension TestApp {
    /// The path, with `…` if a search is active on the visible page.
    var state: String {
        let tree = navigator.tree
        let isSearching = tree.visiblePath.flatMap { tree[$0] }?.search != nil
        return tree.path + (isSearching ? " …" : "")
    }
}
