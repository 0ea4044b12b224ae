/// A name by which tests find an element. Follows Apple's page "UIAccessibilityIdentification".
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// The element's name; users never hear it.
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}

extension UIImage: UIAccessibilityIdentification {
    var nameForTests: String? {
        get { objc_getAssociatedObject(self, identifierKey) as? String }
        set { objc_setAssociatedObject(self, identifierKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }
}

/// The place under which an image has its name.
private nonisolated(unsafe) let identifierKey = makeAssociationKey()
