/// An item that an animator moves: a view, a collection view's layout attributes, or an object of the app. iOS 7.
///
/// Follows Apple's page "UIDynamicItem".
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    /// The center, in the coordinates of the animator's reference view.
    var center: CGPoint { get set }
    /// The bounds, whose size is the item's size.
    var bounds: CGRect { get }
    /// The item's rotation. An animator sets rotations only.
    var transform: CGAffineTransform { get set }
    /// The type of the collision shape. Optional; the default is the rectangle of the bounds. iOS 9.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The collision shape of an item of the type ``UIDynamicItemCollisionBoundsType/path``, relative to the center. It must be convex.
    /// Optional. iOS 9.
    var collisionBoundingPath: UIBezierPath { get }
}

// Apple's members are optional.
extension UIDynamicItem {
    /// The default: the rectangle of the bounds.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The default: the rectangle of the bounds, relative to the center.
    public var collisionBoundingPath: UIBezierPath {
        .dynamicRectangle(of: bounds.size)
    }
}

extension UIView: UIDynamicItem {}
