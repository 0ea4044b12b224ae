/// A name by which tests find an element. Follows Apple's page "UIAccessibilityIdentification".
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// The element's name; users never hear it.
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {
    /// The view's name for tests; users never hear it.
    public var accessibilityIdentifier: String? {
        get { extras?.accessibilityIdentifier }
        set { ensureExtras().accessibilityIdentifier = newValue }
    }

    /// The name under which the view's state is saved; `nil` saves nothing. iOS 6.
    public var restorationIdentifier: String? {
        get { extras?.restorationIdentifier }
        set { ensureExtras().restorationIdentifier = newValue }
    }
}
