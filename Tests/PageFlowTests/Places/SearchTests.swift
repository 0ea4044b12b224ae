import PageFlow
import PageFlowTesting
import Simulator
import Testing

private final class SearchDelegate: NSObject, UISearchControllerDelegate {
    private(set) var calls: [String] = []

    func presentSearchController(_ searchController: UISearchController) {}
    func willPresentSearchController(_ searchController: UISearchController) { calls.append("willPresent") }
    func didPresentSearchController(_ searchController: UISearchController) { calls.append("didPresent") }
    func willDismissSearchController(_ searchController: UISearchController) { calls.append("willDismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { calls.append("didDismiss") }
}

private final class Keeper: TestPage, LeaveGuard {
    private(set) var asked = 0

    func canLeave(_ request: LeaveRequest) async -> Bool {
        asked += 1
        return false
    }
}

/// A stack with a page on top that has an active search.
@MainActor
private struct SearchApp {
    let app: TestApp
    let searched: SearchedPage

    init(_ page: UIViewController = A()) {
        searched = SearchedPage(page)
        app = TestApp(stack: B(), page)
        searched.begin(in: app)
    }
}

/// The page with the results belongs to the searched page.
@MainActor
@Suite(.onStage) struct SearchTests {
    @Test func `an active search is in the tree and in no path`() {
        let search = SearchApp()
        #expect(search.app.path == "B/A")
        #expect(search.app.navigator.visiblePage === search.searched.searched)
        #expect(search.app.navigator.tree[[.child(1)]]?.search == .inPart(0))
        #expect(search.searched.results.navigator === search.app.navigator)
        #expect(search.searched.results.arrival.description == "embedded in A")
    }

    @Test func `state has the searched page and no search`() throws {
        let (searched, root) = (SearchedPage(), UINavigationController())
        root.viewControllers = [searched.searched]
        let app = TestApp(root)
        searched.begin(in: app)
        let state = try SavedState(from: app.navigator.save())
        #expect(state.root.children.map(\.name) == ["A"])
        #expect(state.root.presented.isEmpty && state.root.children[0].presented.isEmpty)
    }

    @Test func `the delegate is notified of a search that a verb ends`() {
        let search = SearchApp()
        let delegate = SearchDelegate()
        search.searched.search.delegate = delegate
        #expect(search.app.outcome(of: search.searched.results.goBack()) == .done)
        #expect(delegate.calls == ["willDismiss", "didDismiss"])
        #expect(!search.searched.search.isActive)
    }

    @Test func `results leave with the search that the user cancels, and come again with the next`() {
        let search = SearchApp()
        var exits: [String] = []
        search.app.navigator.onExit { exits.append("\($0)") }
        search.app.navigator.updatePages()
        search.searched.search.isActive = false
        search.app.settle()
        search.app.navigator.updatePages()
        #expect(exits == ["Page left: searchEnded"])
        search.searched.begin(in: search.app)
        #expect(search.app.outcome(of: search.searched.results.open(C())) == .done)
        #expect(search.app.path == "B/A/C" && search.searched.search.isActive)
    }

    @Test func `a guard on the searched page is asked, and its search stays`() async {
        let keeper = Keeper()
        let search = SearchApp(keeper)
        let request = search.searched.results.returnHome()
        await search.app.sim.settled()
        #expect(request.result == .refused(by: PageReference(keeper)) && keeper.asked == 1)
        #expect(search.app.path == "B/Keeper" && search.searched.search.isActive)
    }

    @Test func `a route lands on the searched page's stack, over the search`() {
        let search = SearchApp()
        struct HelpRoute: PageRoute {}
        search.app.navigator.routes.register(HelpRoute.self) { _ in D() }
        #expect(search.app.outcome(of: search.app.navigator.open(HelpRoute())) == .done)
        #expect(search.app.path == "B/A/D")
        search.app.sim.tapBack(in: search.searched.searched.navigationController!)
        search.app.settle()
        #expect(search.app.path == "B/A" && search.searched.search.isActive)
    }

    @Test func `a request that follows the end of a search waits until the search has left`() {
        let search = SearchApp()
        search.searched.search.isActive = false
        #expect(search.app.outcome(of: search.searched.searched.open(D())) == .done)
        #expect(search.app.path == "B/A/D" && search.app.sim.diagnostics.isEmpty)
    }

    @Test func `a page that the results present is presented by the searched page`() {
        let search = SearchApp()
        let modal = D()
        #expect(search.app.outcome(of: search.searched.results.open(modal, by: .present)) == .done)
        #expect(search.app.path == "B/A + modal:D")
        #expect(search.app.outcome(of: modal.goBack()) == .done)
        #expect(search.app.path == "B/A" && search.searched.search.isActive)
    }

    @Test func `a search that ended is no leak`() {
        let search = SearchApp()
        search.app.navigator.leaks.onLeak { Issue.record("\($0)") }
        search.app.navigator.updatePages()
        search.searched.search.isActive = false
        search.app.sim.advance(by: 5)
        #expect(search.app.navigator.leaks.reports.isEmpty)
    }
}
