/// Directions of a plane. iOS 13.4. Follows Apple's page "UIAxis".
public struct UIAxis: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set of its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// From side to side.
    public static let horizontal = UIAxis(rawValue: 1 << 0)
    /// Up and down.
    public static let vertical = UIAxis(rawValue: 1 << 1)
    /// Both of them.
    public static let both: UIAxis = [.horizontal, .vertical]
}
