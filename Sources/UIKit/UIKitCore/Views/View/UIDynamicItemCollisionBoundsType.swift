/// The collision shape of a dynamic item. iOS 9. Follows Apple's page "UIDynamicItemCollisionBoundsType".
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The rectangle of the bounds.
    case rectangle = 0
    /// The ellipse in the bounds.
    case ellipse = 1
    /// A path that the item returns.
    case path = 2
}

extension UIBezierPath {
    /// Returns a rectangle centered on the origin.
    package static func dynamicRectangle(of size: CGSize) -> UIBezierPath {
        UIBezierPath(
            rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }
}
