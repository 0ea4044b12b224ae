/// A two-dimensional vector, such as a velocity.
///
/// Foundation declares it on Apple platforms only. Follows Apple's page "CGVector".
public struct CGVector: Hashable, Sendable {
    /// The x component.
    public var dx: CGFloat
    /// The y component.
    public var dy: CGFloat

    /// The zero vector.
    public static let zero = CGVector()

    /// Creates the zero vector.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// Creates a vector from its components.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Creates a vector from its components.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// Creates a vector from its components.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}

extension CGVector: Codable {
    /// Decodes dx, then dy.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        dx = try numbers.decode(CGFloat.self)
        dy = try numbers.decode(CGFloat.self)
    }

    /// Encodes dx, then dy.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        try numbers.encode(dx)
        try numbers.encode(dy)
    }
}
