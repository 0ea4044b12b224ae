// UIKit's names for values that hold points and sizes.
extension NSValue {
    /// Creates a value that holds a point. Follows Apple's page "init(cgPoint:)".
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// The point that the value holds. Follows Apple's page "cgPointValue".
    public var cgPointValue: CGPoint { pointValue }

    /// Creates a value that holds a size. Follows Apple's page "init(cgSize:)".
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// The size that the value holds. Follows Apple's page "cgSizeValue".
    public var cgSizeValue: CGSize { sizeValue }
}
