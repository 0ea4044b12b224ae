// The older way to compare, which Objective-C's functions have in Swift.
extension CGRect {
    /// Whether the other rectangle has the same origin and size. Follows Apple's page "equalTo(_:)".
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

extension CGSize {
    /// Whether the other size is the same. Follows Apple's page "equalTo(_:)".
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGPoint {
    /// Whether the other point is the same. Follows Apple's page "equalTo(_:)".
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}
