/// Shows results of a search over the page that is searched.
///
/// It is presented over the nearest page around its search bar that defines a presentation context, which stays
/// visible and is not notified. iOS 8. Follows Apple's page "UISearchController".
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
    /// The page's item that shows the bar.
    weak var item: UINavigationItem?

    /// Creates a search whose results are shown by a page of their own; with `nil` by the page that is searched.
    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overCurrentContext
        modalTransitionStyle = .crossDissolve
    }

    /// Creates a search without a page for its results, whose view comes from a nib.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        results = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .overCurrentContext
        modalTransitionStyle = .crossDissolve
    }

    /// Creates a search from an archive, without a page for its results.
    public required init?(coder: NSCoder) {
        results = nil
        super.init(coder: coder)
        modalPresentationStyle = .overCurrentContext
        modalTransitionStyle = .crossDissolve
    }

    isolated deinit {
        bar?.controller = nil
    }

    /// Brings the results up to date. Not retained.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    /// Is notified of the search that comes and goes. Not retained.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// Whether the search is presented. Setting it presents or dismisses it, with an animation.
    open var isActive: Bool {
        get { modal?.presenting != nil && !isBeingDismissed }
        set { newValue ? activate() : deactivate() }
    }

    /// The page that shows the results, or `nil`.
    open var searchResultsController: UIViewController? { results }

    /// The field. Put it into the page that is searched, or set the search as its navigation item's.
    open var searchBar: UISearchBar { ensureBar() }

    /// Whether the page that is searched is dimmed and cannot be touched. Default `true`. iOS 9.1.
    open var obscuresBackgroundDuringPresentation = true {
        didSet { showResults() }
    }

    /// Whether the page that is searched is dimmed: the name that ``obscuresBackgroundDuringPresentation`` had before iOS 9.1.
    ///
    /// Deprecated since iOS 12. Follows Apple's page "dimsBackgroundDuringPresentation".
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }

    /// Whether the navigation bar goes while the search is active. Default `true`.
    open var hidesNavigationBarDuringPresentation = true

    /// Whether the results are shown as soon as there is text. Default `true`; `false` once
    /// ``showsSearchResultsController`` was set. iOS 13.
    open var automaticallyShowsSearchResultsController: Bool {
        get { showsResultsByItself }
        set {
            showsResultsByItself = newValue
            showResults()
        }
    }

    /// Whether the page with the results is shown while the search is active. iOS 13.
    open var showsSearchResultsController: Bool {
        get { showsResultsByItself ? !(bar?.text ?? "").isEmpty : showsResults }
        set {
            showsResultsByItself = false
            showsResults = newValue
            showResults()
        }
    }

    /// Whether the cancel button is shown while the search is active. Default `true`; `false` once the app has set the bar's
    /// `showsCancelButton`. iOS 13.
    open var automaticallyShowsCancelButton = true

    /// When the bar's scopes are shown. Default `.automatic`; `.manual` once the app has set the bar's `showsScopeBar`. iOS 16.
    ///
    /// A bar with less than two scopes shows none. Follows Apple's page "scopeBarActivation".
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

    /// What the user may search for, in a list in front of the results. Default `nil`. iOS 16.
    ///
    /// The list is brought up to date at once. It goes, and the property is `nil`, when the user chooses a suggestion, types, changes the
    /// scope or cancels. Follows Apple's page "searchSuggestions".
    open var searchSuggestions: [any UISearchSuggestion]? {
        get { suggestions }
        set {
            suggestions = newValue
            showSuggestions()
        }
    }

    /// Whether no list of suggestions is shown under a bar that has a row of its own. Default `false`. iOS 16.
    ///
    /// It is meant to be set when the search is made. Follows Apple's page "ignoresSearchSuggestionsForSearchBarPlacementStacked".
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false

    /// Makes a view that leaves touches to what lies beneath it.
    open override func loadView() {
        if nibName == nil { view = SearchView() } else { super.loadView() }
    }

    /// Adds the shade over the page that is searched, and the results, hidden until they are to be shown.
    open override func viewDidLoad() {
        super.viewDidLoad()
        shade.onTap = { [weak self] in self?.barDidCancel() }
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

    /// Puts shade and results beneath the bar.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        placeShade()
    }

    /// Tells the delegate of an automatic presentation.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard isBeingPresented else { return }
        if isAutomatic { delegate?.willPresentSearchController(self) }
        if automaticallyShowsCancelButton { searchBar.isCancelShown = true }
        scopesFollowActivation()
        hideNavigationBar(animated: animated)
    }

    /// Tells the delegate of an automatic presentation, and begins editing.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard isBeingPresented else { return }
        if isAutomatic { delegate?.didPresentSearchController(self) }
        initiative = .app
        searchBar.becomeFirstResponder()
    }

    /// Tells the delegate of an automatic dismissal, and ends editing.
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

    /// Tells the delegate of an automatic dismissal.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed, isAutomatic else { return }
        initiative = .app
        delegate?.didDismissSearchController(self)
    }

    /// Without making the bar.
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

// The place of what is shown over the page.
extension UISearchController {
    /// Whether the title and the buttons of the navigation bar go while the search is active.
    var hidesTitleRow: Bool { isActive && hidesNavigationBarDuringPresentation }

    /// Whether a finger reaches a view beneath: the bar, and the page where nothing hides it.
    func letsThrough(to view: UIView) -> Bool {
        if view.isDescendant(of: searchBar) { return true }
        return !obscuresBackgroundDuringPresentation && !(results != nil && showsSearchResultsController)
    }

    /// In a stack the navigation bar lies over the page and over the search: shade and results begin beneath the bar.
    private func placeShade() {
        guard let view = viewStorage else { return }
        var area = view.boundsStorage
        let navigationBar = searchBar.superviewLink as? UINavigationBar
        let isInBar = navigationBar?.windowLink != nil
        if isInBar {
            // The bar may have become lower in this very pass.
            navigationBar?.windowLink?.showBars()
            navigationBar?.placeSearchBar()
            let bottom = max(0, view.convert(searchBar.bounds, from: searchBar).maxY)
            area = area.divided(atDistance: bottom, from: .minYEdge).remainder
        }
        shade.frame = area
        suggestionList?.frame = area
        if isInBar { results?.viewIfLoaded?.frame = area }
    }
}

// What the bar does.
extension UISearchController {
    func barDidBeginEditing() {
        // Editing also begins when a search has come that is already on its way out.
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

    func barDidCancel() { deactivate() }
}

// The way in and out.
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

    /// The page whose navigation item shows the bar, or the one with the bar in it.
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
        guard hidesNavigationBarDuringPresentation, let stack = stackAround, !stack.isNavigationBarHidden
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
    /// The page beneath or above this one whose navigation item is the given one.
    func page(with item: UINavigationItem) -> UIViewController? {
        if navigationItem === item { return self }
        for child in childList {
            if let found = child.page(with: item) { return found }
        }
        return modal?.presented?.page(with: item)
    }
}
