/// Lets the user find text in a view, and replace it. iOS 16.
///
/// Add it with ``UIView/addInteraction(_:)``. Command-F shows the find navigator while the view or one within it is the first responder,
/// Command-G and Command-Shift-G go to the next result and the one before. Follows Apple's page "UIFindInteraction".
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
    private var navigator: FindNavigator?
    private var session: UIFindSession?
    /// What the user has chosen of the navigator's options.
    var choices = FindChoices()

    /// Creates an interaction. The delegate is not retained.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init()
    }

    /// Gives the session of a search, and is notified.
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?

    /// The view that the interaction belongs to.
    open private(set) weak var view: UIView?

    /// Takes the navigator away before the interaction leaves its view.
    open func willMove(to view: UIView?) { dismissFindNavigator() }

    /// Keeps the view.
    open func didMove(to view: UIView?) { self.view = view }

    /// Whether the navigator is shown.
    open var isFindNavigatorVisible: Bool { navigator != nil }

    /// The search that the navigator performs; `nil` while it is not shown.
    open var activeFindSession: UIFindSession? { session }

    /// What the navigator searches for. It stays when the navigator goes. Default `nil`.
    open var searchText: String? {
        didSet { navigator?.textsChanged() }
    }

    /// What the navigator replaces by. Default `nil`.
    open var replacementText: String? {
        didSet { navigator?.textsChanged() }
    }

    /// Makes the menu of the navigator's options from the usual ones; `nil` for a menu of those. Default `nil`.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

    /// Shows the navigator, at the bottom of the window over the keyboard, and begins a search.
    ///
    /// The delegate is asked for a session; without one nothing is shown. Where the navigator is shown already nothing happens. Follows
    /// Apple's page "presentFindNavigator(showingReplace:)".
    open func presentFindNavigator(showingReplace: Bool) {
        guard navigator == nil, let view, view.windowLink != nil,
            let session = delegate?.findInteraction(self, sessionFor: view)
        else { return }
        self.session = session
        session.onChange = { [weak self] in self?.updateResultCount() }
        let navigator = FindNavigator(self, session)
        self.navigator = navigator
        navigator.open(over: view, showsReplace: showingReplace)
        delegate?.findInteraction(self, didBegin: session)
        if searchText?.isEmpty == false { search() }
    }

    /// Takes the navigator away, and ends the search.
    open func dismissFindNavigator() {
        guard let navigator, let session else { return }
        (self.navigator, self.session) = (nil, nil)
        session.onChange = nil
        session.invalidateFoundResults()
        navigator.close()
        delegate?.findInteraction(self, didEnd: session)
    }

    /// Goes to the next result.
    open func findNext() { highlight(.forward) }

    /// Goes to the result before.
    open func findPrevious() { highlight(.backward) }

    /// Has the navigator say anew how much was found.
    open func updateResultCount() { navigator?.resultsChanged() }

    private func highlight(_ direction: UITextStorageDirection) {
        session?.highlightNextResult(in: direction)
        updateResultCount()
    }

    func search() {
        session?.performSearch(query: searchText ?? "", options: choices.options)
        updateResultCount()
    }

    func replaceOne() {
        session?.performSingleReplacement(
            query: searchText ?? "", replacementString: replacementText ?? "", options: choices.options)
        updateResultCount()
    }

    func replaceAll() {
        session?.replaceAll(
            searchQuery: searchText ?? "", replacementString: replacementText ?? "", options: choices.options)
        updateResultCount()
    }
}

/// Gives the session of a search, and is notified of its beginning and end. iOS 16. Follows Apple's page
/// "UIFindInteractionDelegate".
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
    /// Returns the session of a search that begins; `nil` shows no navigator.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?

    /// Called when the navigator is shown. Optional.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)

    /// Called when the navigator has gone. Optional.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

// What Apple declares as optional.
extension UIFindInteractionDelegate {
    /// Does nothing.
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    /// Does nothing.
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// What the user chooses of a search.
struct FindChoices {
    var ignoresCase = true
    var method = UITextSearchOptions.WordMatchMethod.contains

    @MainActor
    var options: UITextSearchOptions { UITextSearchOptions(method, ignoresCase ? .caseInsensitive : []) }
}

/// The commands of finding, for views with a find interaction.
@MainActor
enum FindCommands {
    static func interaction(of responder: UIResponder) -> UIFindInteraction? {
        (responder as? UIView)?.extras?.interactions.lazy.compactMap { $0 as? UIFindInteraction }.first
    }

    /// Whether a view can do a command now; `nil` for one that is none, and for views without the interaction.
    static func canPerform(_ action: Selector, _ responder: UIResponder) -> Bool? {
        guard names.contains(action.name), let interaction = interaction(of: responder) else { return nil }
        switch action.name {
        case "findNext:", "findPrevious:": return interaction.isFindNavigatorVisible
        case "useSelectionForFind:": return selection(of: responder) != nil
        default: return true
        }
    }

    private static let names: Set<String> = [
        "find:", "findAndReplace:", "findNext:", "findPrevious:", "useSelectionForFind:",
    ]

    /// Finds what is selected.
    static func useSelection(of responder: UIResponder) {
        guard let interaction = interaction(of: responder), let text = selection(of: responder) else {
            return
        }
        interaction.searchText = text
        interaction.isFindNavigatorVisible
            ? interaction.search() : interaction.presentFindNavigator(showingReplace: false)
    }

    private static func selection(of responder: UIResponder) -> String? {
        guard let input = responder as? any UITextInput, let range = input.selectedTextRange, !range.isEmpty
        else { return nil }
        return input.text(in: range)
    }
}
