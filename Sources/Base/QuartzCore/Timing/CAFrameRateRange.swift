/// A range of frame rates, in frames per second. iOS 15. Follows Apple's page "CAFrameRateRange".
public struct CAFrameRateRange: Hashable, Sendable {
    /// The minimum frame rate.
    public var minimum: Float
    /// The maximum frame rate.
    public var maximum: Float
    /// The preferred frame rate; `nil` for none.
    public var preferred: Float?

    /// Creates a range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// The system's default.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
