/// A coordinate system on a screen: that of a view, a screen or a scene. iOS 8. Follows Apple's page
/// "UICoordinateSpace".
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// The bounds of the space in its own coordinates.
    var bounds: CGRect { get }

    /// Converts a point from this space to another one.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// Converts a point from another space to this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// Converts a rectangle from this space to another one.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

    /// Converts a rectangle from another space to this one.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
