/// The axes of a plane. iOS 13.4. Follows Apple's page "UIAxis".
public struct UIAxis: OptionSet, Hashable, Sendable {
    /// The bits of the axes.
    public let rawValue: UInt

    /// Creates a set of its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The horizontal axis.
    public static let horizontal = UIAxis(rawValue: 1 << 0)
    /// The vertical axis.
    public static let vertical = UIAxis(rawValue: 1 << 1)
    /// Both axes.
    public static let both: UIAxis = [.horizontal, .vertical]
}
