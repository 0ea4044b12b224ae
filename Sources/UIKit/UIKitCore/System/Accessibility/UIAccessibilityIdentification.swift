/// An object with an identifier for tests. Follows Apple's page "UIAccessibilityIdentification".
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// The identifier. Assistive technologies don't speak it.
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}

extension UIImage: UIAccessibilityIdentification {}
