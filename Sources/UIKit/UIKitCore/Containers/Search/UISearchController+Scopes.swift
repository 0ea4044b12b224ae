extension UISearchController {
    /// When a search shows its bar's scopes. iOS 16. Follows Apple's page "UISearchController.ScopeBarActivation".
    public enum ScopeBarActivation: Int, Sendable {
        /// While the search is active.
        case automatic
        /// When the app shows them.
        case manual
        /// From the first input until the search ends.
        case onTextEntry
        /// While the search is active.
        case onSearchActivation
    }
}

/// When a search shows its bar's scopes, and whether it has shown them.
struct ScopeBarState {
    var activation = UISearchController.ScopeBarActivation.automatic
    var hasShown = false
}

extension UISearchController {
    func scopesFollowActivation() {
        if scopes.activation == .automatic || scopes.activation == .onSearchActivation { showScopes() }
    }

    func scopesFollowText() {
        if scopes.activation == .onTextEntry, isActive, searchBar.text?.isEmpty == false { showScopes() }
    }

    func scopesFollowEnd() {
        guard scopes.hasShown else { return }
        scopes.hasShown = false
        searchBar.areScopesShown = false
    }

    private func showScopes() {
        guard !searchBar.areScopesShown, (searchBar.scopeButtonTitles ?? []).count > 1 else { return }
        scopes.hasShown = true
        searchBar.areScopesShown = true
    }
}
