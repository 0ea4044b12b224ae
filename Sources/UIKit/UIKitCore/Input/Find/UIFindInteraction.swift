/// Lets the user find and replace text in a view. iOS 16.
///
/// Add it with ``UIView/addInteraction(_:)``. Command-F shows the find navigator while the view or one of its descendants is the first
/// responder. Command-G and Command-Shift-G select the next and the previous result. Follows Apple's page "UIFindInteraction".
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
    private var navigator: (any FindBar)?
    private var session: UIFindSession?
    /// The options that the user has chosen in the navigator.
    package var choices = FindChoices()

    /// Creates an interaction. The delegate is not retained.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init()
    }

    /// The delegate that provides the session. Not retained.
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?

    /// The view that the interaction belongs to.
    open private(set) weak var view: UIView?

    /// Dismisses the navigator before the interaction leaves its view.
    open func willMove(to view: UIView?) { dismissFindNavigator() }

    /// Stores the interaction's view.
    open func didMove(to view: UIView?) { self.view = view }

    /// Whether the navigator is visible.
    open var isFindNavigatorVisible: Bool { navigator != nil }

    /// The current find session; `nil` while the navigator isn't visible.
    open var activeFindSession: UIFindSession? { session }

    /// The search text. The interaction keeps it when the navigator is dismissed. Default `nil`.
    open var searchText: String? {
        didSet { navigator?.textsChanged() }
    }

    /// The replacement text. Default `nil`.
    open var replacementText: String? {
        didSet { navigator?.textsChanged() }
    }

    /// A closure that returns the options menu for the default elements, or `nil` for the default menu. Default `nil`.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

    /// Presents the navigator, at the bottom of the window over the keyboard, and begins a search.
    ///
    /// Asks the delegate for a session; without one, doesn't present the navigator. Has no effect if the navigator is already visible.
    /// Follows Apple's page "presentFindNavigator(showingReplace:)".
    open func presentFindNavigator(showingReplace: Bool) {
        guard navigator == nil, let view, view.windowLink != nil,
            let session = delegate?.findInteraction(self, sessionFor: view)
        else { return }
        self.session = session
        session.onChange = { [weak self] in self?.updateResultCount() }
        let barClass: any FindBar.Type = UIKitClasses.inHigherModule("FindNavigator")
        let navigator = barClass.init(self, session)
        self.navigator = navigator
        navigator.open(over: view, showsReplace: showingReplace)
        delegate?.findInteraction(self, didBegin: session)
        if searchText?.isEmpty == false { search() }
    }

    /// Dismisses the navigator and ends the search.
    open func dismissFindNavigator() {
        guard let navigator, let session else { return }
        (self.navigator, self.session) = (nil, nil)
        session.onChange = nil
        session.invalidateFoundResults()
        navigator.close()
        delegate?.findInteraction(self, didEnd: session)
    }

    /// Highlights the next result.
    open func findNext() { highlight(.forward) }

    /// Highlights the previous result.
    open func findPrevious() { highlight(.backward) }

    /// Updates the number of results in the navigator.
    open func updateResultCount() { navigator?.resultsChanged() }

    private func highlight(_ direction: UITextStorageDirection) {
        session?.highlightNextResult(in: direction)
        updateResultCount()
    }

    package func search() {
        session?.performSearch(query: searchText ?? "", options: choices.options)
        updateResultCount()
    }

    package func replaceOne() {
        session?.performSingleReplacement(
            query: searchText ?? "", replacementString: replacementText ?? "", options: choices.options)
        updateResultCount()
    }

    package func replaceAll() {
        session?.replaceAll(
            searchQuery: searchText ?? "", replacementString: replacementText ?? "", options: choices.options)
        updateResultCount()
    }
}

/// The bar of a find interaction. It has buttons, so a higher module provides it.
@MainActor
package protocol FindBar: UIView {
    init(_ interaction: UIFindInteraction, _ session: UIFindSession)
    func open(over view: UIView, showsReplace: Bool)
    func close()
    /// Called when the interaction's search or replacement text has changed.
    func textsChanged()
    /// Called when the number of results, or the highlighted one, has changed.
    func resultsChanged()
}

/// Provides the session of a search, and is notified of its beginning and end. iOS 16. Follows Apple's page "UIFindInteractionDelegate".
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
    /// Returns the session of a new search; `nil` presents no navigator.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?

    /// Called when the navigator is presented. Optional.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)

    /// Called when the navigator was dismissed. Optional.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

// Optional methods of Apple's protocol.
extension UIFindInteractionDelegate {
    /// Does nothing.
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    /// Does nothing.
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// The user's search options.
package struct FindChoices {
    package var ignoresCase = true
    package var method = UITextSearchOptions.WordMatchMethod.contains

    @MainActor
    var options: UITextSearchOptions { UITextSearchOptions(method, ignoresCase ? .caseInsensitive : []) }
}

/// The find commands, for views with a find interaction.
@MainActor
package enum FindCommands {
    static func interaction(of responder: UIResponder) -> UIFindInteraction? {
        (responder as? UIView)?.extras?.interactions.lazy.compactMap { $0 as? UIFindInteraction }.first
    }

    /// Returns whether a view can perform a find command now; `nil` for other commands, and for views without the interaction.
    package static func canPerform(_ action: Selector, _ responder: UIResponder) -> Bool? {
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

    /// Searches for the selected text.
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
