/// A part of a view that cannot be seen and leads focus elsewhere: a move towards it goes to what it prefers. iOS 9.
///
/// Follows Apple's page "UIFocusGuide".
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
    private var preferred: [WeakEnvironment] = []

    private struct WeakEnvironment {
        weak var environment: (any UIFocusEnvironment)?
    }

    /// Whether focus is led elsewhere. Default `true`. Follows Apple's page "isEnabled".
    open var isEnabled = true

    /// Where focus is led, the first choice first; `nil` makes it empty, the default. Not retained. iOS 10. Follows Apple's page
    /// "preferredFocusEnvironments".
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! {
        get { preferred.compactMap(\.environment) }
        set { preferred = (newValue ?? []).map { WeakEnvironment(environment: $0) } }
    }

    /// The view that focus is led to. Deprecated in iOS 10: ``preferredFocusEnvironments`` counts. Follows Apple's page
    /// "preferredFocusedView".
    open var preferredFocusedView: UIView? {
        get { preferredFocusEnvironments.first as? UIView }
        set { preferredFocusEnvironments = newValue.map { [$0] } }
    }
}
