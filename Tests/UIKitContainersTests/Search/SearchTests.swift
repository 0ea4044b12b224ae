import TestApps
import TestTraits
import Testing

@testable import UIKitCore

/// Records every callback of a search.
private final class Listener: NSObject, UISearchControllerDelegate, UISearchResultsUpdating,
    UISearchBarDelegate
{
    let notes: PageNotes
    var mayBegin = true
    var presenter: UIViewController?

    init(_ notes: PageNotes) { self.notes = notes }

    func willPresentSearchController(_ searchController: UISearchController) { notes.add("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { notes.add("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { notes.add("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { notes.add("did dismiss") }

    func presentSearchController(_ searchController: UISearchController) {
        notes.add("present")
        presenter?.present(searchController, animated: false)
    }

    func updateSearchResults(for searchController: UISearchController) {
        notes.add("update '\(searchController.searchBar.text ?? "nil")'")
    }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { mayBegin }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { notes.add("began") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { notes.add("ended") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        notes.add("text '\(searchText)'")
    }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { notes.add("cancel") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { notes.add("search") }

    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { !text.contains("!") }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        notes.add("scope \(selectedScope)")
    }
}

@MainActor
@Suite(.inTurn) struct SearchTests {
    private let notes = PageNotes()

    private func search(
        _ app: ShownApp, over page: UIViewController, results: UIViewController? = nil, inItem: Bool = true
    ) -> (UISearchController, Listener) {
        let search = UISearchController(searchResultsController: results)
        let listener = Listener(notes)
        search.delegate = listener
        search.searchResultsUpdater = listener
        search.searchBar.delegate = listener
        page.definesPresentationContext = true
        if inItem {
            page.navigationItem.searchController = search
        } else {
            page.view.addSubview(search.searchBar)
        }
        return (search, listener)
    }

    @Test(arguments: [true, false])
    func `it covers the searched page, which is not notified, and goes with its text`(inItem: Bool) {
        let app = ShownApp()
        let page = LoggedPage("page", notes)
        app.show(UINavigationController(rootViewController: page))
        let (search, listener) = search(app, over: page, inItem: inItem)
        _ = notes.take()
        search.isActive = true
        app.settle()
        #expect(search.isActive && search.presentingViewController === page)
        let editing = ["update ''", "began"]
        #expect(notes.take() == ["present", "will present", "did present"] + editing)
        #expect(search.searchBar.isFirstResponder)
        search.searchBar.text = "tea"
        #expect(notes.take() == ["update 'tea'", "text 'tea'"])
        search.isActive = false
        #expect(!search.isActive)
        app.settle()
        #expect(notes.take() == ["will dismiss", "ended", "update ''", "text ''", "did dismiss"])
        #expect(page.presentedViewController == nil && listener.mayBegin)
    }

    @Test func `a tap into the bar begins it, and cancel ends it`() {
        let app = ShownApp()
        let page = LoggedPage("page", notes)
        app.show(UINavigationController(rootViewController: page))
        let (search, listener) = search(app, over: page, inItem: false)
        _ = notes.take()
        listener.mayBegin = false
        search.searchBar.becomeFirstResponder()
        #expect(!search.isActive && notes.take().isEmpty)
        listener.mayBegin = true
        search.searchBar.userTypes("coffee")
        app.settle()
        #expect(search.isActive && search.searchBar.showsCancelButton)
        search.searchBar.userTypes("coffee!")
        #expect(search.searchBar.text == "coffee")
        search.searchBar.userTapsSearch()
        search.searchBar.userTapsCancel()
        app.settle()
        let told = notes.take()
        #expect(told.contains("search") && told.contains("cancel") && told.last == "did dismiss")
        #expect(!search.isActive && !search.searchBar.showsCancelButton && search.searchBar.text == "")
    }

    @Test func `the delegate may present it itself`() {
        let app = ShownApp()
        let page = LoggedPage("page", notes)
        app.show(page)
        let (search, listener) = search(app, over: page, inItem: false)
        listener.presenter = page
        search.isActive = true
        app.settle()
        #expect(page.presentedViewController === search)
        #expect(Runtime.current.diagnostics.entries.isEmpty)
    }

    @Test func `results are shown when there is text, or when the app says so`() {
        let app = ShownApp()
        let page = LoggedPage("page", notes)
        let results = LoggedPage("results", notes)
        app.show(UINavigationController(rootViewController: page))
        let (search, _) = search(app, over: page, results: results)
        #expect(!search.showsSearchResultsController)
        search.isActive = true
        app.settle()
        #expect(results.parent === search && results.view.isHidden && results.appearance == .appeared)
        search.searchBar.text = "a"
        #expect(!results.view.isHidden)
        search.showsSearchResultsController = false
        #expect(results.view.isHidden && !search.automaticallyShowsSearchResultsController)
    }

    @Test(arguments: [true, false])
    func `the navigation bar goes with a bar of the page's own, if the app lets it`(hides: Bool) {
        let app = ShownApp()
        let page = LoggedPage("page", notes)
        let stack = UINavigationController(rootViewController: page)
        app.show(stack)
        let (search, _) = search(app, over: page, inItem: false)
        search.hidesNavigationBarDuringPresentation = hides
        search.isActive = true
        app.settle()
        #expect(stack.isNavigationBarHidden == hides)
        search.isActive = false
        app.settle()
        #expect(!stack.isNavigationBarHidden)
    }

    @Test func `a scope is chosen by the user`() {
        let app = ShownApp()
        let page = LoggedPage("page", notes)
        app.show(page)
        let (search, listener) = search(app, over: page, inItem: false)
        search.searchBar.scopeButtonTitles = ["All", "New"]
        _ = notes.take()
        search.searchBar.userChoosesScope(2)
        search.searchBar.userChoosesScope(1)
        #expect(notes.take() == ["update ''", "scope 1"] && listener.mayBegin)
        #expect(search.searchBar.selectedScopeButtonIndex == 1)
    }
}
