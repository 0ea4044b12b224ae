/// How many frames a second something wants. iOS 15. Follows Apple's page "CAFrameRateRange".
public struct CAFrameRateRange: Hashable, Sendable {
    /// The fewest.
    public var minimum: Float
    /// The most.
    public var maximum: Float
    /// The number that is best; `nil` for none.
    public var preferred: Float?

    /// Creates a range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// As the system has it.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
