/// The priority of a constraint, from 0 to 1000. Follows Apple's page "UILayoutPriority".
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public var rawValue: Float

    /// Creates a priority from a raw value.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Creates a priority from a raw value.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// A required constraint: 1000.
    public static let required = UILayoutPriority(1000)
    /// The priority with which a button resists compression: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority of a dragged divider that can resize the scene: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority with which a scene keeps its size: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority of a dragged divider that can't resize the scene: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The priority with which a button hugs its content: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority of computing the fitting size: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
