/// The priority of a constraint, from 0 to 1000. Follows Apple's page "UILayoutPriority".
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The strength as a number.
    public var rawValue: Float

    /// Creates a priority from a number.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Creates a priority from a number.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Must hold: 1000.
    public static let required = UILayoutPriority(1000)
    /// With which a button resists being squeezed: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// A dragged divider that may resize the scene: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// With which a scene keeps its size: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// A dragged divider that may not resize the scene: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// With which a button hugs its content: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// With which the smallest fitting size is asked for: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
