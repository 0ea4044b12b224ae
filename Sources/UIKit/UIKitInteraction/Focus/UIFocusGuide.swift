/// An invisible area of a view that redirects focus: a movement toward it leads to its preferred environments. iOS 9.
///
/// Follows Apple's page "UIFocusGuide".
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
    private var preferred: [WeakEnvironment] = []

    private struct WeakEnvironment {
        weak var environment: (any UIFocusEnvironment)?
    }

    /// Whether the guide redirects focus. Default `true`. Follows Apple's page "isEnabled".
    open var isEnabled = true

    /// The destinations of focus, in order of preference; `nil` sets an empty array, the default. Not retained. iOS 10. Follows
    /// Apple's page "preferredFocusEnvironments".
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! {
        get { preferred.compactMap(\.environment) }
        set { preferred = (newValue ?? []).map { WeakEnvironment(environment: $0) } }
    }

    /// The view that receives focus. Deprecated in iOS 10 in favor of ``preferredFocusEnvironments``. Follows Apple's page
    /// "preferredFocusedView".
    open var preferredFocusedView: UIView? {
        get { preferredFocusEnvironments.first as? UIView }
        set { preferredFocusEnvironments = newValue.map { [$0] } }
    }
}
