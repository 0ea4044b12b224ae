/// Something that an animator moves: a view, attributes of a collection view, an object of the app. iOS 7.
///
/// Follows Apple's page "UIDynamicItem".
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    /// The middle, in the coordinates of the animator's reference.
    var center: CGPoint { get set }
    /// The size, as its bounds.
    var bounds: CGRect { get }
    /// How it is turned. An animator sets turns alone.
    var transform: CGAffineTransform { get set }
    /// The shape that collides. Optional; the default is the rectangle of the bounds. iOS 9.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The shape of an item of the type ``UIDynamicItemCollisionBoundsType/path``, around the middle. It has to be convex. Optional.
    /// iOS 9.
    var collisionBoundingPath: UIBezierPath { get }
}

// Apple's members are optional.
extension UIDynamicItem {
    /// The rectangle of the bounds.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The rectangle of the bounds around the middle.
    public var collisionBoundingPath: UIBezierPath {
        .dynamicRectangle(of: bounds.size)
    }
}

extension UIView: UIDynamicItem {}
