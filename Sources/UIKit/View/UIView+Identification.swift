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

    /// Makes the first responder let go if it is this view or beneath it. Returns whether it has, or was none.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let window, let responder = window.firstResponder as? UIView, responder.isDescendant(of: self)
        else {
            return true
        }
        if responder.resignFirstResponder() { return true }
        if force { window.firstResponder = nil }
        return force
    }
}
