/// A frame of reference on a screen: a view, a screen, a scene. iOS 8. Follows Apple's page
/// "UICoordinateSpace".
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// The extent of the space in its own coordinates.
    var bounds: CGRect { get }

    /// Converts a point of this space into another one.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// Converts a point of another space into this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// Converts a rectangle of this space into another one.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

    /// Converts a rectangle of another space into this one.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
