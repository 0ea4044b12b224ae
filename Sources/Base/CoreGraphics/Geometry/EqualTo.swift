// The comparison functions imported from C.
extension CGRect {
    /// Returns whether two rectangles have the same origin and size. Follows Apple's page "equalTo(_:)".
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

extension CGSize {
    /// Returns whether two sizes are equal. Follows Apple's page "equalTo(_:)".
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGPoint {
    /// Returns whether two points are equal. Follows Apple's page "equalTo(_:)".
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}
