/// Shows search results over the searched view controller.
///
/// It is presented over the nearest view controller around its search bar that defines a presentation context. That one stays visible and
/// isn't notified. iOS 8. Follows Apple's page "UISearchController".
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    private let results: UIViewController?
    private var bar: UISearchBar?
    private var showsResultsByItself = true
    private var showsResults = false
    private var hasHiddenBar = false
    var scopes = ScopeBarState()
    var suggestions: [any UISearchSuggestion]?
    var suggestionList: SearchSuggestionList?
    private enum Initiative { case app, search(isAnimated: Bool) }

    /// The origin of the current presentation or dismissal: the app, or the bar and ``isActive``. The delegate is notified only in the
    /// second case.
    private var initiative = Initiative.app
    /// The navigation item that shows the bar.
    weak var item: UINavigationItem?
    /// The search tab that is notified when a canceled search has been dismissed.
    private weak var canceledTab: UISearchTab?

    /// Creates a search with a view controller for the results; `nil` if the searched view controller shows them.
    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overCurrentContext
        modalTransitionStyle = .crossDissolve
    }

    /// Creates a search without a results controller, with a view from a nib.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        results = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .overCurrentContext
        modalTransitionStyle = .crossDissolve
    }

    /// Creates a search from an archive, without a results controller.
    public required init?(coder: NSCoder) {
        results = nil
        super.init(coder: coder)
        modalPresentationStyle = .overCurrentContext
        modalTransitionStyle = .crossDissolve
    }

    /// The object that updates the results. Not retained.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    /// The delegate, which is notified of the presentation and dismissal of the search. Not retained.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// The placement of the search bar of a navigation item's search controller. iOS 16. Follows Apple's page
    /// "searchBarPlacement".
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
        item?.searchBarPlacement ?? .automatic
    }

    /// Whether the search is presented. Setting it presents or dismisses the search with an animation.
    open var isActive: Bool {
        get { modal?.presenting != nil && !isBeingDismissed }
        set { newValue ? activate() : deactivate() }
    }

    /// The view controller that shows the results, or `nil`.
    open var searchResultsController: UIViewController? { results }

    /// The search bar. Add it to the searched view, or set the search as its navigation item's `searchController`.
    open var searchBar: UISearchBar { ensureBar() }

    /// Whether the searched content is dimmed and doesn't receive touches. Default `true`. iOS 9.1.
    open var obscuresBackgroundDuringPresentation = true {
        didSet { showResults() }
    }

    /// The name of ``obscuresBackgroundDuringPresentation`` before iOS 9.1.
    ///
    /// Deprecated since iOS 12. Follows Apple's page "dimsBackgroundDuringPresentation".
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }

    /// Whether the navigation bar is hidden while the search is active. Default `true`.
    open var hidesNavigationBarDuringPresentation = true

    /// Whether the results are shown as soon as there is text. Default `true`; `false` after ``showsSearchResultsController`` has been set.
    /// iOS 13.
    open var automaticallyShowsSearchResultsController: Bool {
        get { showsResultsByItself }
        set {
            showsResultsByItself = newValue
            showResults()
        }
    }

    /// Whether the results controller is shown while the search is active. iOS 13.
    open var showsSearchResultsController: Bool {
        get { showsResultsByItself ? !(bar?.text ?? "").isEmpty : showsResults }
        set {
            showsResultsByItself = false
            showsResults = newValue
            showResults()
        }
    }

    /// Whether the cancel button is shown while the search is active. Default `true`; `false` after the app has set the bar's
    /// `showsCancelButton`. iOS 13.
    open var automaticallyShowsCancelButton = true

    /// When the bar's scopes are shown. Default `.automatic`; `.manual` after the app has set the bar's `showsScopeBar`. iOS 16.
    ///
    /// A bar with fewer than two scopes doesn't show them. Follows Apple's page "scopeBarActivation".
    open var scopeBarActivation: ScopeBarActivation {
        get { scopes.activation }
        set { scopes.activation = newValue }
    }

    /// Whether the bar's scopes are shown while the search is active: `false` is ``ScopeBarActivation/manual``. Default `true`. iOS 13,
    /// and deprecated by Apple.
    ///
    /// Follows Apple's page "automaticallyShowsScopeBar".
    open var automaticallyShowsScopeBar: Bool {
        get { scopes.activation != .manual }
        set { scopes.activation = newValue ? .automatic : .manual }
    }

    /// The suggestions, shown in a list in front of the results. Default `nil`. iOS 16.
    ///
    /// Setting it updates the list immediately. When the user selects a suggestion, types, changes the scope or cancels, the list is
    /// removed and the property becomes `nil`. Follows Apple's page "searchSuggestions".
    open var searchSuggestions: [any UISearchSuggestion]? {
        get { suggestions }
        set {
            suggestions = newValue
            showSuggestions()
        }
    }

    /// Whether the list of suggestions is hidden if the bar has a row of its own. Default `false`. iOS 16.
    ///
    /// Set it when you create the search. Follows Apple's page "ignoresSearchSuggestionsForSearchBarPlacementStacked".
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false

    /// Creates a view that passes touches to the content behind it.
    open override func loadView() {
        if nibName == nil { view = SearchView() } else { super.loadView() }
    }

    /// Adds the dimming view, and the results, which are hidden until they are needed.
    open override func viewDidLoad() {
        super.viewDidLoad()
        shade.onTap = { [weak self] in self?.barDidCancel() }
        shade.findBar = { [weak self] in self?.bar }
        view.addSubview(shade)
        showResults()
        guard let results else { return }
        addChild(results)
        results.view.frame = view.bounds
        results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(results.view)
        results.didMove(toParent: self)
        showResults()
    }

    /// Places the dimming view and the results below the bar.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        placeShade()
    }

    /// Notifies the delegate of an automatic presentation.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard isBeingPresented else { return }
        if isAutomatic { delegate?.willPresentSearchController(self) }
        if automaticallyShowsCancelButton { searchBar.isCancelShown = true }
        scopesFollowActivation()
        hideNavigationBar(animated: animated)
    }

    /// Notifies the delegate of an automatic presentation, and begins editing.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard isBeingPresented else { return }
        if isAutomatic { delegate?.didPresentSearchController(self) }
        initiative = .app
        searchBar.becomeFirstResponder()
    }

    /// Notifies the delegate of an automatic dismissal, and ends editing.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard isBeingDismissed else { return }
        if isAutomatic { delegate?.willDismissSearchController(self) }
        searchBar.resignFirstResponder()
        searchBar.searchTextField.tokens = []
        searchBar.text = nil
        if automaticallyShowsCancelButton { searchBar.isCancelShown = false }
        scopesFollowEnd()
        searchSuggestions = nil
        showNavigationBar(animated: animated)
    }

    /// Notifies the delegate of an automatic dismissal.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed, isAutomatic else { return }
        initiative = .app
        delegate?.didDismissSearchController(self)
        canceledTab?.searchWasCanceled()
        canceledTab = nil
    }

    /// Whether the search bar has a row of its own below a title, or isn't in a navigation bar.
    var isBelowTitle: Bool { item.map { $0.searchPlacing.form == .belowTitle } ?? true }

    /// Whether the bar shows scopes. Doesn't create the bar.
    var hasBarWithScopes: Bool { bar?.showsScopes ?? false }

    private func ensureBar() -> UISearchBar {
        if let bar { return bar }
        let made = UISearchBar(
            frame: CGRect(
                x: 0, y: 0, width: ScreenMetrics.current.bounds.width, height: UISearchBar.standardHeight))
        made.controller = self
        bar = made
        return made
    }

    private func showResults() {
        results?.viewIfLoaded?.isHidden = !showsSearchResultsController
        shade.isHidden = !obscuresBackgroundDuringPresentation
    }

    private let shade = SearchShade(frame: .zero)
}

// The layout over the searched content.
extension UISearchController {
    /// Whether touches reach a view behind the search: the bar, and the content if it isn't dimmed.
    func letsThrough(to view: UIView) -> Bool {
        if view.isDescendant(of: searchBar) { return true }
        return !obscuresBackgroundDuringPresentation && !(results != nil && showsSearchResultsController)
    }

    /// In a navigation stack the bar is in front of the content and the search, so the dimming view and the results begin below the bar.
    private func placeShade() {
        guard let view = viewStorage else { return }
        var area = view.bounds
        let navigationBar = searchBar.superview as? UINavigationBar
        let isInBar = navigationBar?.windowLink != nil
        let toolbar = item?.isSearchInToolbar == true ? searchBar.superview as? UIToolbar : nil
        if let toolbar { area = contentArea(above: toolbar, in: view) }
        if isInBar {
            // The bar's height may have changed in this layout pass.
            navigationBar?.windowLink?.showBars()
            navigationBar?.placeSearchBar()
            let bottom = max(0, view.convert(searchBar.bounds, from: searchBar).maxY)
            area = area.divided(atDistance: bottom, from: .minYEdge).remainder
        }
        shade.frame = area
        suggestionList?.frame = area
        if isInBar || toolbar != nil { results?.viewIfLoaded?.frame = area }
    }

    /// The part of the view between the navigation bar and the toolbar with the search bar.
    private func contentArea(above toolbar: UIToolbar, in view: UIView) -> CGRect {
        guard let window = toolbar.windowLink else { return view.bounds }
        window.showBars()
        let above = item?.searchedPage?.navigationController?.barState?.navigationBar
        let top = above?.windowLink == nil ? 0 : above.map { view.convert($0.bounds, from: $0).maxY } ?? 0
        let bottom = view.convert(toolbar.bounds, from: toolbar).minY
        return CGRect(x: 0, y: max(0, top), width: view.bounds.width, height: max(0, bottom - max(0, top)))
    }
}

// Events of the bar.
extension UISearchController {
    func barDidBeginEditing() {
        // Editing also begins after the presentation of a search that is already being dismissed.
        if !isActive, modal?.presenting == nil { activate() }
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    func barTextDidChange() {
        scopesFollowText()
        if suggestions != nil { searchSuggestions = nil }
        searchedPage?.contentUnavailableMayChange()
        results?.contentUnavailableMayChange()
        showResults()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    func barScopeDidChange() {
        if suggestions != nil { searchSuggestions = nil }
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    func barDidCancel() {
        canceledTab = searchedPage?.searchTab
        deactivate()
    }
}

// Presentation and dismissal.
extension UISearchController {
    private var isAutomatic: Bool {
        if case .search = initiative { true } else { false }
    }

    /// Whether the search is being dismissed with an animation because of the bar or ``isActive``.
    var isEnding: Bool {
        guard isBeingDismissed, case .search(let isAnimated) = initiative else { return false }
        return isAnimated
    }

    private func activate() {
        guard !isActive, let page = searchedPage else { return }
        delegate?.presentSearchController(self)
        guard !isActive else { return }
        initiative = .search(isAnimated: UIView.areAnimationsEnabled)
        page.present(self, animated: UIView.areAnimationsEnabled)
    }

    private func deactivate() {
        guard isActive, let presenter = modal?.presenting else { return }
        initiative = .search(isAnimated: UIView.areAnimationsEnabled)
        presenter.dismiss(animated: UIView.areAnimationsEnabled)
    }

    /// The view controller whose navigation item shows the bar, or whose view contains the bar.
    var searchedPage: UIViewController? {
        if let item {
            let roots = Runtime.current.visibleWindows.lazy.compactMap(\.rootViewController)
            return roots.compactMap { $0.page(with: item) }.first
        }
        var responder = bar?.next
        while let present = responder {
            if let page = present as? UIViewController { return page }
            responder = present.next
        }
        return nil
    }

    private func hideNavigationBar(animated: Bool) {
        guard hidesNavigationBarDuringPresentation || !isBelowTitle, let stack = stackAround,
            !stack.isNavigationBarHidden
        else { return }
        guard item == nil else { return stack.layOutPageUnderBars() }
        hasHiddenBar = true
        stack.setNavigationBarHidden(true, animated: animated)
    }

    private func showNavigationBar(animated: Bool) {
        if item != nil { stackAround?.layOutPageUnderBars() }
        guard hasHiddenBar else { return }
        hasHiddenBar = false
        stackAround?.setNavigationBarHidden(false, animated: animated)
    }

    private var stackAround: UINavigationController? {
        let presenter = modal?.presenting
        return presenter as? UINavigationController ?? presenter?.navigationController
    }
}

extension UIViewController {
    /// Finds the descendant or ancestor with a navigation item.
    func page(with item: UINavigationItem) -> UIViewController? {
        if navigationItem === item { return self }
        for child in childList {
            if let found = child.page(with: item) { return found }
        }
        return modal?.presented?.page(with: item)
    }
}
