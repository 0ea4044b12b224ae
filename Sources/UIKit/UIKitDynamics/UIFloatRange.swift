/// A range of floating-point numbers. iOS 9. Follows Apple's page "UIFloatRange".
public struct UIFloatRange: Equatable, Codable, Sendable {
    /// The minimum.
    public var minimum: CGFloat

    /// The maximum.
    public var maximum: CGFloat

    /// Creates a range from 0 to 0.
    public init() {
        self.init(minimum: 0, maximum: 0)
    }

    /// Creates a range.
    public init(minimum: CGFloat, maximum: CGFloat) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// The range from 0 to 0.
    public static let zero = UIFloatRange()

    /// The infinite range, which contains all numbers.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// Whether the range is infinite.
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}

/// Whether two ranges are equal. iOS 9. Follows Apple's page "UIFloatRangeIsEqualToRange(_:_:)".
public func UIFloatRangeIsEqualToRange(_ range: UIFloatRange, _ otherRange: UIFloatRange) -> Bool {
    range == otherRange
}
