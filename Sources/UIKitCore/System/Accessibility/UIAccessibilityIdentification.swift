/// A name by which tests find an element. Follows Apple's page "UIAccessibilityIdentification".
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// The element's name; users never hear it.
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}

extension UIImage: UIAccessibilityIdentification {}
